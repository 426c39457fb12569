/** Chapter 7, the notebook: all that a seat, or a spectator, has heard and seen, and what follows from it. */
import { CARD_IDS, type CardId, type Chamber } from '../content/cards.ts';
import { clockwiseFrom, type Fact, type G, type Hidden, type Seat } from '../rules/state.ts';
import { agreesWith, cardsOf, type HandNumber, HANDS, holds } from './hands.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';
import { canBeInPile, possibleHands } from './together.ts';

export interface Notebook {
  /** Every question, in order. */
  questions: Question[];
  /** Every token placed, in order. */
  tokens: PlacedToken[];
  /** What failed combinations showed, in order. */
  shown: ShownCard[];
  /** Face up since the last shuffle; the last one on top. */
  discards: CardId[];
  /** All but the owner of the notebook, clockwise. */
  players: PlayerNotes[];
  copies: Record<CardId, Copies>;
}

/** A note on the hand that a player had then. */
interface Note {
  /** No card has come or gone since. */
  isFresh: boolean;
}

export interface Question extends Note {
  asker: Seat;
  asked: Seat;
  card: CardId;
  /** Null if it was not for these ears. */
  answer: Hidden<boolean>;
}

/** A token agrees with the whole hand when it is placed. */
export interface PlacedToken extends Note {
  seat: Seat;
  chamber: Chamber;
  /** Does it agree with the hand of now? */
  agrees: Certainty;
}

export interface ShownCard extends Note {
  seat: Seat;
  card: CardId;
  /** Was it there, where a claim said it was? */
  isHeld: boolean;
}

export type Certainty = 'sure' | 'possible' | 'impossible';

export interface PlayerNotes {
  seat: Seat;
  /** Every hand that is possible. */
  hands: CardId[][];
  cards: Record<CardId, Certainty>;
}

export interface Copies {
  /** How many are neither laid, nor face up, nor surely in a certain hand. */
  unseen: number;
  /** Whose hands they can be in. */
  holders: Seat[];
  /** Can one be in the pile? */
  inPile: boolean;
}

export function notebookOf(view: G, seat: Seat | null): Notebook {
  const knowledge = knowledgeOf(view);
  const hands = possibleHands(knowledge);
  const others = seat === null ? view.players.map((_, each) => each) : clockwiseFrom(view, seat).slice(0, -1);
  return {
    ...notesOf(view.history, hands),
    discards: [...view.discards],
    players: others.map((other) => playerNotes(other, hands[other] as HandNumber[])),
    copies: byCard((card) => copiesOf(knowledge, hands, card)),
  };
}

const byCard = <T>(note: (card: number) => T): Record<CardId, T> =>
  Object.fromEntries(CARD_IDS.map((id, card) => [id, note(card)])) as Record<CardId, T>;

const certainty = (hands: readonly HandNumber[], isTrue: (hand: HandNumber) => boolean): Certainty => {
  if (hands.every(isTrue)) return 'sure';
  return hands.some(isTrue) ? 'possible' : 'impossible';
};

const playerNotes = (seat: Seat, hands: readonly HandNumber[]): PlayerNotes => ({
  seat,
  hands: hands.map(cardsOf),
  cards: byCard((card) => certainty(hands, (hand) => holds(hand, card))),
});

function copiesOf(knowledge: Knowledge, hands: readonly HandNumber[][], card: number): Copies {
  const numbers = hands.map((each) => each.map((hand) => count(hand, card)));
  const fewest = numbers.map((each) => Math.min(...each));
  return {
    unseen: (knowledge.copies[card] as number) - fewest.reduce((sum, number) => sum + number, 0),
    holders: numbers.flatMap((each, seat) => (Math.max(...each) > (fewest[seat] as number) ? [seat] : [])),
    inPile: canBeInPile(knowledge, card),
  };
}

const count = (hand: HandNumber, card: number): number =>
  (HANDS[hand] as number[]).filter((each) => each === card).length;

/** Told backwards, it is plain whose hand is still the same. */
function notesOf(
  history: readonly Fact[],
  hands: readonly HandNumber[][],
): Pick<Notebook, 'questions' | 'tokens' | 'shown'> {
  const questions: Question[] = [];
  const tokens: PlacedToken[] = [];
  const shown: ShownCard[] = [];
  const changed = new Set<Seat>();
  for (const fact of history.toReversed()) {
    if (fact.fact === 'question') {
      const { seat: asker, asked, card, answer } = fact;
      questions.push({ asker, asked, card, answer, isFresh: !changed.has(asked) });
    } else if (fact.fact === 'token') {
      const { seat, chamber } = fact;
      const agrees = certainty(hands[seat] as HandNumber[], agreesWith(chamber));
      tokens.push({ seat, chamber: [...chamber], agrees, isFresh: !changed.has(seat) });
    } else if (fact.fact === 'failed') {
      shown.push(...shownBy(fact, changed).toReversed());
    }
    for (const seat of changedBy(fact)) changed.add(seat);
  }
  return { questions: questions.toReversed(), tokens: tokens.toReversed(), shown: shown.toReversed() };
}

/** The hand of who laid, and what was said of the hands of others. */
function shownBy(
  { seat: own, claim, right, hand }: Extract<Fact, { fact: 'failed' }>,
  changed: ReadonlySet<Seat>,
): ShownCard[] {
  const said = claim.map(({ card, holder }, i) => ({ seat: holder, card, isHeld: right[i] as boolean }));
  return [...hand.map((card) => ({ seat: own, card, isHeld: true })), ...said.filter(({ seat }) => seat !== own)].map(
    (note) => ({ ...note, isFresh: !changed.has(note.seat) }),
  );
}

/** Whose hand may be another one after the fact. */
function changedBy(fact: Fact): Seat[] {
  switch (fact.fact) {
    case 'draw':
    case 'discard':
      return [fact.seat];
    case 'laid':
      return fact.claim.map(({ holder }) => holder);
    default:
      return [];
  }
}
