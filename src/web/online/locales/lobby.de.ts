import type { LobbyTexts } from './lobby.en.ts';

export const lobbyDe: LobbyTexts = { title: 'Lobby' };
