import type { AccountTexts } from './account.en.ts';

export const accountFr: AccountTexts = {
  title: 'Votre compte',
  name: {
    ask: 'Comment devons-nous vous appeler\u00a0?',
    hint: 'Il ne nous en faut pas plus. Un cookie garde votre session ouverte dans ce navigateur.',
    take: 'Prendre ce nom',
    missing: 'Veuillez indiquer un nom.',
    before: 'Avez-vous déjà joué ici\u00a0?',
    signIn: 'Se connecter par courriel',
  },
};
