/** lobby pages. */
export const lobbyEn = { title: 'Lobby' };

export type LobbyTexts = typeof lobbyEn;
