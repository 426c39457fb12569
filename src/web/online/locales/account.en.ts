/** Who one is, and how to stay it. */
export const accountEn = {
  title: 'Your account',
  name: {
    ask: 'How shall we call you?',
    hint: 'That is all we need. A cookie keeps you signed in in this browser.',
    take: 'Take this name',
    missing: 'Please enter a name.',
    before: 'Have you been here before?',
    signIn: 'Sign in by e-mail',
  },
};

export type AccountTexts = typeof accountEn;
