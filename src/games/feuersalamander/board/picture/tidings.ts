/** What has just happened and must not be missed: a question's answer, a combination, somebody thrown into the dungeon. */
import type { CardId } from '../../content/cards.ts';
import type { LogLine } from '../../log.ts';
import type { G, Seat } from '../../rules/state.ts';
import type { ToldLine } from '../board.ts';

export type Tidings =
  | { readonly kind: 'answer'; readonly asked: Seat; readonly card: CardId; readonly isYes: boolean }
  | { readonly kind: 'told'; readonly told: ToldLine & { readonly line: LineOf<'fail' | 'lay' | 'caught'> } };

type LineOf<K extends LogLine['key']> = Extract<LogLine, { key: K }>;

const isThrow = ({ line }: ToldLine): boolean => line.key === 'throw' || line.key === 'keyThrow';
const isBy = ({ line }: ToldLine, seat: Seat): boolean => 'player' in line.tokens && line.tokens.player.seat === seat;

/** Something is news until the next throw; the answer to one's own question until one's own next throw. */
export function tidingsOf(view: G, log: readonly ToldLine[], viewer: Seat | null): Tidings[] {
  const news = log.slice(log.findLastIndex(isThrow) + 1).flatMap((told): Tidings[] => {
    const { key } = told.line;
    return key === 'fail' || key === 'lay' || key === 'caught'
      ? [{ kind: 'told', told: told as Extract<Tidings, { kind: 'told' }>['told'] }]
      : [];
  });
  const answer = viewer === null ? null : answerFor(view, log, viewer);
  return answer ? [answer, ...news] : news;
}

function answerFor(view: G, log: readonly ToldLine[], viewer: Seat): Tidings | null {
  const since = log.findLastIndex((told) => isThrow(told) && isBy(told, viewer));
  const asked = log.slice(since + 1).some((told) => told.line.key.startsWith('ask') && isBy(told, viewer));
  const question = view.history.findLast((fact) => fact.fact === 'question' && fact.seat === viewer);
  if (!asked || question?.fact !== 'question' || question.answer === null) return null;
  return { kind: 'answer', asked: question.asked, card: question.card, isYes: question.answer };
}

/** The last throw of this game, to be seen until the next. */
export function lastThrow(
  log: readonly ToldLine[],
): (ToldLine & { readonly line: LineOf<'throw' | 'keyThrow'> }) | null {
  const game = log.findLastIndex(({ line }) => line.key === 'game');
  const told = log.slice(game + 1).findLast(isThrow);
  return (told as ReturnType<typeof lastThrow> | undefined) ?? null;
}
