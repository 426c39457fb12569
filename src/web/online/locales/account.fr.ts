import type { AccountTexts } from './account.en.ts';

export const accountFr: AccountTexts = { title: 'Account' };
