/** How a game speaks at its table: in the language of the page, and of those who sit there. */
import type { i18n as I18n, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type SeatedPlayer, useSeats } from './table.ts';
import type { GameTexts } from './texts.ts';

type Game = keyof GameTexts;

interface Speech<Words> {
  readonly useWords: () => Words;
  readonly wordsOf: (i18n: I18n, seats: readonly SeatedPlayer[]) => Words;
}

/** A hundred pieces speak at once, all of them the same language: they share their words. */
export function speechOf<N extends Game, Words>(
  game: N,
  Words: new (t: TFunction<N>, language: string, seats: readonly SeatedPlayer[]) => Words,
): Speech<Words> {
  let latest: { language: string; seats: readonly SeatedPlayer[]; words: Words } | null = null;

  const wordsOf = (i18n: I18n, seats: readonly SeatedPlayer[]): Words => {
    const { language } = i18n;
    if (latest?.language !== language || latest.seats !== seats) {
      const t = remembering(i18n.getFixedT(language, game) as unknown as TFunction<N>);
      latest = { language, seats, words: new Words(t, language, seats) };
    }
    return latest.words;
  };

  return {
    wordsOf,
    useWords: () => {
      const { i18n } = useTranslation<Game>(game);
      return wordsOf(i18n, useSeats());
    },
  };
}

/** The same sentences are asked for at every click: each is composed once. */
function remembering<N extends Game>(t: TFunction<N>): TFunction<N> {
  const known = new Map<string, unknown>();
  const ask = t as unknown as (key: string, values?: object) => unknown;
  const recall = (key: string, values?: object): unknown => {
    const question = values ? key + JSON.stringify(values) : key;
    const answer = known.get(question) ?? ask(key, values);
    known.set(question, answer);
    return answer;
  };
  return recall as unknown as TFunction<N>;
}
