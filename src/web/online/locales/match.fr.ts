import type { MatchTexts } from './match.en.ts';

export const matchFr: MatchTexts = { title: 'Match' };
