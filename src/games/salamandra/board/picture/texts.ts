/** Obstacles and outcomes in words. */
import type { Outcome } from '../../advice/outcome.ts';
import { SOURCES } from '../../content/terms.ts';
import type { WhyNot } from './obstacle.ts';
import type { ActionOf } from '../../rules/actions.ts';
import { SCROLLS_TO_INSCRIBE } from '../../content/mat.ts';
import type { Words } from '../words.ts';
import { crystalsFor } from './conversion.ts';
import type { Sequel } from './intent.ts';

export function whyNotText(words: Words, obstacle: WhyNot): string {
  if (obstacle === 'chooseField') return words.t('table.chooseField');
  if (obstacle === 'needScrolls') return words.t('table.explain.scrolls', { count: SCROLLS_TO_INSCRIBE });
  if (typeof obstacle === 'string') return words.t(`refusals.${obstacle}`);
  return words.t('table.short', { amount: words.cost(obstacle.short) });
}

/** In as few words as fit on a button. */
export function whyNotBriefly(words: Words, obstacle: WhyNot): string {
  const brief = words.t('table.brief', { returnObjects: true }) as Partial<Record<string, string>>;
  return (typeof obstacle === 'string' && brief[obstacle]) || whyNotText(words, obstacle);
}

/** With its sign, so that nobody takes a payment for a gain. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

export const conversionText = (words: Words, [, by, resource]: ActionOf<'convert'>): string =>
  words.exchange({ crystals: crystalsFor(by) }, words.amount(resource, 1));

/** What comes after it: a choice, and whether there is a way back. */
export function nextTexts(
  { t }: Words,
  { asks, reveals }: Pick<Outcome, 'asks' | 'reveals'>,
  sequels: readonly Sequel[],
): string[] {
  const choice = asks === 'settle' ? settling(sequels) : asks;
  return [...(choice ? [t(`table.asks.${choice}`)] : []), ...(reveals ? [t('table.reveals')] : [])];
}

function settling(sequels: readonly Sequel[]): 'settle' | 'settleApprentice' | 'settleCard' {
  if (!sequels.includes('apprentice')) return 'settleCard';
  return sequels.length > 1 ? 'settle' : 'settleApprentice';
}

export const changeText = ({ t }: Words, what: 'crystals' | 'scrolls', n: number): string =>
  t(`table.change.${what}`, { count: Math.abs(n), n: signed(n) });

export function gainTexts(words: Words, { points, crystals, scrolls, cards, groves }: Outcome): string[] {
  return [
    ...(points > 0 ? [words.amount('points', points)] : []),
    ...(crystals === 0 ? [] : [changeText(words, 'crystals', crystals)]),
    ...(scrolls === 0 ? [] : [changeText(words, 'scrolls', scrolls)]),
    ...cards.map(words.card.bind(words)),
    ...groves.map(words.grove),
  ];
}

/** Everything that an offer would bring, as a sentence without a verb. */
export function outcomeText(words: Words, outcome: Outcome, sequels: readonly Sequel[] = []): string {
  const gains = gainTexts(words, outcome);
  const parts = [
    gains.length > 0 ? words.and(gains) : words.t('table.change.nothing'),
    ...nextTexts(words, outcome, sequels),
  ];
  return parts.join(' – ');
}

export const sourcesText = (words: Words, bySource: Outcome['bySource']): string =>
  words.and(
    SOURCES.flatMap((source) => {
      const n = bySource[source];
      return n
        ? [words.t('pointsFrom', { points: words.amount('points', n), source: words.t(`sources.${source}`) })]
        : [];
    }),
  );
