import type { i18n as I18n, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type SeatedPlayer, useSeats } from '../../table.ts';
import { Words } from './words.ts';

export function useWords(): Words {
  const { i18n } = useTranslation('salamandra');
  return wordsOf(i18n, useSeats());
}

let latest: { language: string; seats: readonly SeatedPlayer[]; words: Words } | null = null;

/** A hundred pieces speak at once, all of them the same language: they share their words. */
export function wordsOf(i18n: I18n, seats: readonly SeatedPlayer[]): Words {
  const { language } = i18n;
  if (latest?.language !== language || latest.seats !== seats) {
    const t = remembering(i18n.getFixedT(language, 'salamandra'));
    latest = { language, seats, words: new Words(t, language, seats) };
  }
  return latest.words;
}

/** The same sentences are asked for at every click: each is composed once. */
function remembering(t: TFunction<'salamandra'>): TFunction<'salamandra'> {
  const known = new Map<string, unknown>();
  const ask = t as unknown as (key: string, values?: object) => unknown;
  const recall = (key: string, values?: object): unknown => {
    const question = values ? key + JSON.stringify(values) : key;
    const answer = known.get(question) ?? ask(key, values);
    known.set(question, answer);
    return answer;
  };
  return recall as unknown as TFunction<'salamandra'>;
}
