import type { LobbyTexts } from './lobby.en.ts';

export const lobbyFr: LobbyTexts = { title: 'Lobby' };
