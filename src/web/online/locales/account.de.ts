import type { AccountTexts } from './account.en.ts';

export const accountDe: AccountTexts = { title: 'Account' };
