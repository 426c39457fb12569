import type { MatchTexts } from './match.en.ts';

export const matchDe: MatchTexts = { title: 'Match' };
