import type { AccountTexts } from './account.en.ts';

export const accountDe: AccountTexts = {
  title: 'Dein Konto',
  name: {
    ask: 'Wie sollen wir dich nennen?',
    hint: 'Mehr brauchen wir nicht. Ein Cookie hält dich in diesem Browser angemeldet.',
    take: 'Diesen Namen nehmen',
    missing: 'Bitte gib einen Namen ein.',
    before: 'Warst du schon einmal hier?',
    signIn: 'Per E-Mail anmelden',
  },
};
