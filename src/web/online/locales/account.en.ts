/** account pages. */
export const accountEn = { title: 'Account' };

export type AccountTexts = typeof accountEn;
