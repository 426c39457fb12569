/** What the server writes to people. */
import type { Language } from '../languages.ts';
import { escapeHtml } from './html.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export type LetterKind = 'signIn' | 'confirm';

interface Words {
  readonly subject: string;
  /** To the person, by name. */
  readonly greeting: (name: string) => string;
  readonly request: string;
  readonly link: string;
  readonly end: string;
}

const GREETINGS: Record<Language, Words['greeting']> = {
  en: (name) => `Hello ${name},`,
  fr: (name) => `Bonjour ${name},`,
  de: (name) => `Hallo ${name},`,
};

const ENDS: Record<Language, string> = {
  en: 'The link works once, for one hour. If you did not ask for it, ignore this mail: nothing happens then.',
  fr: 'Le lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, ignorez ce message : il ne se passera rien.',
  de: 'Der Link gilt einmal und eine Stunde lang. Wer ihn nicht angefordert hat, lässt diese Mail liegen: Dann geschieht nichts.',
};

const WORDS: Record<LetterKind, Record<Language, Omit<Words, 'greeting' | 'end'>>> = {
  signIn: {
    en: { subject: 'Your way into Litha', request: 'This link signs you in:', link: 'Sign in' },
    fr: { subject: 'Votre entrée dans Litha', request: 'Ce lien ouvre votre session :', link: 'Se connecter' },
    de: { subject: 'Dein Weg zu Litha', request: 'Dieser Link meldet dich an:', link: 'Anmelden' },
  },
  confirm: {
    en: {
      subject: 'Is this your address?',
      request: 'This link confirms that this address belongs to your place in Litha:',
      link: 'Confirm the address',
    },
    fr: {
      subject: 'Est-ce bien votre adresse ?',
      request: 'Ce lien confirme que cette adresse est celle de votre compte Litha :',
      link: 'Confirmer l’adresse',
    },
    de: {
      subject: 'Ist das deine Adresse?',
      request: 'Dieser Link bestätigt, dass diese Adresse zu deinem Platz bei Litha gehört:',
      link: 'Adresse bestätigen',
    },
  },
};

export function letter(kind: LetterKind, language: Language, name: string, url: string): Letter {
  const { subject, request, link } = WORDS[kind][language];
  const greeting = GREETINGS[language](name);
  const end = ENDS[language];
  return {
    subject,
    text: `${greeting}\n\n${request}\n${url}\n\n${end}\n`,
    html: [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${escapeHtml(request)}<br><a href="${escapeHtml(url)}">${escapeHtml(link)}</a></p>`,
      `<p>${escapeHtml(end)}</p>`,
    ].join('\n'),
  };
}
