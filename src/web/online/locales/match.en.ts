/** match pages. */
export const matchEn = { title: 'Match' };

export type MatchTexts = typeof matchEn;
