/** Chapter 7 once more, the other way round: not what is taken out of the truth, but all that may be in a view. */
import { hear, type Knowledge, NOTHING, now } from '../../../../src/games/feuersalamander/notebook/knowledge.ts';
import { onlyIf } from '../../../../src/games/feuersalamander/notebook/possible.ts';
import { cardNumber, HANDS } from '../../../../src/games/feuersalamander/notebook/hands.ts';
import type { CardId } from '../../../../src/games/feuersalamander/content/cards.ts';
import type { Fact, G, GameEvent, Hidden } from '../../../../src/games/feuersalamander/rules/state.ts';
import type { Eyes } from './course.ts';

const unseen = (cards: readonly unknown[]): null[] => cards.map(() => null);

export function allowed(truth: G, eyes: Eyes): G {
  const { figures, target, series, results, over, turn, part, seat, actor, stage } = truth;
  const { asked, laid, swaps, discards, offers } = truth;
  const isOpen = truth.players.length === 2;
  return {
    figures,
    target,
    series,
    results,
    over,
    turn,
    part,
    seat,
    actor,
    stage,
    throw: truth.throw && { sticks: truth.throw.sticks, symbol: truth.throw.symbol },
    asked,
    laid,
    swaps: swaps.map(({ seat: holder, card }) => ({ seat: holder, card })),
    players: truth.players.map(({ hand, token, place, laid: combinations }, each) => ({
      hand: each === eyes ? hand : unseen(hand),
      token,
      place,
      laid: combinations,
    })),
    pile: unseen(truth.pile),
    discards,
    offers,
    history: truth.history.map((fact) => heardBy(eyes, fact, isOpen)),
    chance: null,
    events: truth.events.map((event) => seen(event, isOpen)),
  };
}

function heardBy(eyes: Eyes, fact: Fact, isOpen: boolean): Fact {
  switch (fact.fact) {
    case 'deal':
      return { fact: 'deal', hands: fact.hands.map((hand, seat) => (seat === eyes ? hand : unseen(hand))) };
    case 'discard':
      return { fact: 'discard', seat: fact.seat, card: fact.card, after: fact.after };
    case 'draw':
      return { fact: 'draw', seat: fact.seat, card: fact.seat === eyes ? fact.card : null };
    case 'token':
      return { fact: 'token', seat: fact.seat, chamber: fact.chamber };
    case 'question': {
      const { seat, asked, card } = fact;
      return {
        fact: 'question',
        seat,
        asked,
        card,
        answer: isOpen || seat === eyes || asked === eyes ? fact.answer : null,
      };
    }
    case 'laid':
      return { fact: 'laid', seat: fact.seat, claim: fact.claim };
    case 'failed':
      return { fact: 'failed', seat: fact.seat, claim: fact.claim, right: fact.right, hand: fact.hand };
    case 'reshuffle':
      return { fact: 'reshuffle' };
  }
}

/** What the table sees of each, beside that it happened. */
const SEEN: { readonly [T in GameEvent['type']]: readonly string[] } = {
  start: ['throws', 'first'],
  throw: ['seat', 'sticks', 'symbol'],
  keyThrow: ['seat', 'keys'],
  freed: ['seat'],
  draw: ['seat'],
  noCard: ['seat'],
  keep: ['seat'],
  noToken: ['seat'],
  reshuffle: [],
  discard: ['seat', 'card'],
  token: ['seat', 'chamber'],
  move: ['seat', 'steps', 'to'],
  caught: ['seat', 'by'],
  ask: ['seat', 'asked', 'card'],
  lay: ['seat', 'claim', 'points'],
  tokenBack: ['seat'],
  fail: ['seat', 'claim', 'right', 'hand'],
  swap: ['seat', 'card'],
  keepShown: ['seat', 'card'],
  offerEnd: ['seat'],
  takeBack: ['seat'],
  gameOver: ['why', 'points', 'winners'],
  game: ['game'],
  end: ['scores', 'winners'],
};

function seen(event: GameEvent, isOpen: boolean): GameEvent {
  const names = new Set(['type', ...SEEN[event.type], ...(event.type === 'ask' && isOpen ? ['answer'] : [])]);
  return Object.fromEntries(Object.entries(event).filter(([name]) => names.has(name))) as GameEvent;
}

/** Reads one view after the other, and keeps what follows from the facts. */
export class Notes {
  #heard = 0;
  /** The facts as text, as far as they have been heard. */
  #text = '[';
  #knowledge: Knowledge = NOTHING;

  /** What the view lets one know: by its facts, and by every card and answer that it shows elsewhere. */
  read(view: G): Knowledge {
    const text = JSON.stringify(view.history).slice(0, -1);
    if (!text.startsWith(this.#text)) [this.#heard, this.#knowledge] = [0, NOTHING];
    this.#knowledge = view.history.slice(this.#heard).reduce(hear, this.#knowledge);
    this.#heard = view.history.length;
    this.#text = text;
    return withShown(now(this.#knowledge, view), view);
  }
}

/** Cards that lie in an open hand are there, and cards that lie open in the pile are nowhere else. */
function withShown(knowledge: Knowledge, { players, pile, events }: G): Knowledge {
  const answered = events.reduce(
    (before, event) =>
      event.type === 'ask' && event.answer !== undefined
        ? hear(before, { fact: 'question', ...named(event) })
        : before,
    knowledge,
  );
  const copies = [...answered.copies];
  for (const card of pile) if (card !== null) (copies[cardNumber(card)] as number)--;
  return {
    ...answered,
    copies,
    possible: answered.possible.map((possible, seat) =>
      onlyIf(possible, (hand) => includesAll(HANDS[hand] as number[], players[seat]?.hand ?? [])),
    ),
  };
}

const named = ({ seat, asked, card, answer }: Extract<GameEvent, { type: 'ask' }>) => ({
  seat,
  asked,
  card,
  answer: answer ?? null,
});

function includesAll(hand: readonly number[], shown: readonly Hidden<CardId>[]): boolean {
  const left = [...hand];
  return shown.every((card) => {
    const place = card === null ? 0 : left.indexOf(cardNumber(card));
    if (card !== null && place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
