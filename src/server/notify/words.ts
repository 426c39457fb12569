/** What messages say, in each language. */
import type { Language } from '../languages.ts';

/** What there is to say of one match: `first` is a match that has begun with the reader's turn. */
export type LineKind = 'turn' | 'first' | 'reminder' | 'started' | 'ended' | 'invited';

export interface Words {
  readonly greeting: (name: string) => string;
  /** In a few words, without names. */
  readonly title: (kind: LineKind, game: string) => string;
  /** A whole sentence; `who` is whom one plays with, or who invites, and may be empty. */
  readonly line: (kind: LineKind, game: string, who: string) => string;
  /** Of several matches; so many of them wait for the reader. */
  readonly several: (turns: number, matches: number) => string;
  readonly due: (time: string) => string;
  readonly more: (matches: number) => string;
  readonly open: string;
  readonly mute: string;
  readonly off: string;
  readonly test: string;
  readonly testTitle: string;
}

const withEn = (who: string) => who && ` with ${who}`;
const withFr = (who: string) => who && ` avec ${who}`;
const withDe = (who: string) => who && ` mit ${who}`;

export const WORDS: Record<Language, Words> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    title: (kind, game) =>
      ({
        turn: `Your turn in ${game}`,
        first: `${game} has begun: your turn`,
        reminder: `Your time in ${game} is running out`,
        started: `${game} has begun`,
        ended: `${game} is over`,
        invited: `An invitation to ${game}`,
      })[kind],
    line: (kind, game, who) =>
      ({
        turn: `It is your turn in ${game}${withEn(who)}.`,
        first: `${game}${withEn(who)} has begun, and it is your turn.`,
        reminder: `Your turn in ${game}${withEn(who)} is still waiting for you, and the time is running out.`,
        started: `${game}${withEn(who)} has begun.`,
        ended: `${game}${withEn(who)} is over; see how it ended.`,
        invited: who ? `${who} invites you to ${game}.` : `You are invited to ${game}.`,
      })[kind],
    several: (turns, matches) =>
      turns === 0
        ? `News from ${matches} matches`
        : turns === 1
          ? 'Your turn in one match, and other news'
          : `Your turn in ${turns} matches`,
    due: (time) => `You have until ${time}.`,
    more: (matches) => (matches === 1 ? 'And one more match.' : `And ${matches} more matches.`),
    open: 'To the match',
    mute: 'Nothing more of this match',
    off: 'No more messages of this kind',
    test: 'This is how you will hear of your matches from now on.',
    testTitle: 'Litha finds you here',
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    title: (kind, game) =>
      ({
        turn: `À vous de jouer à ${game}`,
        first: `${game} a commencé : à vous de jouer`,
        reminder: `Votre temps à ${game} s’écoule`,
        started: `${game} a commencé`,
        ended: `${game} est fini`,
        invited: `Une invitation à ${game}`,
      })[kind],
    line: (kind, game, who) =>
      ({
        turn: `C’est à vous de jouer à ${game}${withFr(who)}.`,
        first: `La partie de ${game}${withFr(who)} a commencé, et c’est à vous de jouer.`,
        reminder: `Votre tour à ${game}${withFr(who)} vous attend toujours, et le temps s’écoule.`,
        started: `La partie de ${game}${withFr(who)} a commencé.`,
        ended: `La partie de ${game}${withFr(who)} est finie ; voyez comment.`,
        invited: who ? `${who} vous invite à jouer à ${game}.` : `Vous êtes invité à jouer à ${game}.`,
      })[kind],
    several: (turns, matches) =>
      turns === 0
        ? `Des nouvelles de ${matches} parties`
        : turns === 1
          ? 'À vous de jouer dans une partie, et d’autres nouvelles'
          : `À vous de jouer dans ${turns} parties`,
    due: (time) => `Vous avez jusqu’au ${time}.`,
    more: (matches) => (matches === 1 ? 'Et une autre partie.' : `Et ${matches} autres parties.`),
    open: 'Vers la partie',
    mute: 'Plus rien de cette partie',
    off: 'Plus de messages de ce genre',
    test: 'C’est ainsi que vous aurez désormais des nouvelles de vos parties.',
    testTitle: 'Litha vous trouve ici',
  },
  de: {
    greeting: (name) => `Hallo ${name},`,
    title: (kind, game) =>
      ({
        turn: `Du bist dran bei ${game}`,
        first: `${game} hat begonnen: Du bist dran`,
        reminder: `Deine Zeit bei ${game} läuft ab`,
        started: `${game} hat begonnen`,
        ended: `${game} ist zu Ende`,
        invited: `Eine Einladung zu ${game}`,
      })[kind],
    line: (kind, game, who) =>
      ({
        turn: `Du bist dran bei ${game}${withDe(who)}.`,
        first: `${game}${withDe(who)} hat begonnen, und du bist dran.`,
        reminder: `Dein Zug bei ${game}${withDe(who)} wartet noch auf dich, und die Zeit läuft ab.`,
        started: `${game}${withDe(who)} hat begonnen.`,
        ended: `${game}${withDe(who)} ist zu Ende; sieh nach, wie.`,
        invited: who ? `${who} lädt dich zu ${game} ein.` : `Du bist zu ${game} eingeladen.`,
      })[kind],
    several: (turns, matches) =>
      turns === 0
        ? `Neues aus ${matches} Partien`
        : turns === 1
          ? 'Du bist dran in einer Partie, und anderes Neues'
          : `Du bist dran in ${turns} Partien`,
    due: (time) => `Du hast Zeit bis ${time}.`,
    more: (matches) => (matches === 1 ? 'Und noch eine Partie.' : `Und noch ${matches} Partien.`),
    open: 'Zur Partie',
    mute: 'Nichts mehr von dieser Partie',
    off: 'Keine solchen Nachrichten mehr',
    test: 'So hörst du von jetzt an von deinen Partien.',
    testTitle: 'Litha findet dich hier',
  },
};

/** For people who may be anywhere: the time says which it is. */
export const timeIn = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at);

export const listIn = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(language).format(names);
