/** What a strong player thinks of before a decision: each thing once, and only if it is needed. */
import { CARD_IDS, type CardId } from '../content/cards.ts';
import { type CardNumber, handNumber, holds } from '../notebook/hands.ts';
import { type G, handOf, type Place, playerAt, type Seat } from '../rules/state.ts';
import { view as viewOf } from '../rules/view.ts';
import { type Belief, type Beliefs, certain, chanceOf, given } from './belief.ts';
import { type Bid, bidsOf, numbersOf } from './bids.ts';
import { type Journey, journey, nearness } from './journey.ts';
import { gainOf, prospectOf, type Scene, scenesOf, threatOf } from './outlook.ts';
import { read } from './reading.ts';

/** Set by hand: the part of what the hand could bring that is left after a claim that failed. */
const RETAINED = 0.35;
/** The part of what the others could have laid that a claim takes from them. */
const DENIED = 0.3;
/** The part of what one could lay for with all hands known that one can usually lay for when one comes home. */
const USUALLY = 0.5;
/** Somebody whose answers bring less than this part of the best is not worth a visit. */
const WORTH_ASKING = 1 / 3;

/** The best claim, and what it is worth with all that can come of it. */
export interface Plan {
  readonly bid: Bid | null;
  readonly value: number;
}

export class Thoughts {
  readonly hand: readonly CardId[];
  readonly others: readonly Seat[];
  readonly beliefs: Beliefs;
  readonly #view: G;
  readonly #seat: Seat;
  readonly #gain: (points: number) => number;
  readonly #scenes: () => Scene[];

  constructor(view: G, seat: Seat, random: () => number) {
    this.#view = view;
    this.#seat = seat;
    this.hand = handOf(view, seat);
    this.others = [...view.players.keys()].filter((other) => other !== seat);
    this.beliefs = read(view, seat);
    this.#gain = gainOf(view, seat);
    this.#scenes = once(() => scenesOf(this.beliefs, seat, random));
  }

  /** What could be laid with these cards on average, if one only knew all hands. */
  prospect(hand: readonly CardId[]): number {
    return prospectOf(handNumber(hand), this.#scenes(), this.#gain);
  }

  /** How soon somebody can be expected at their start place. */
  nearness(seat: Seat): number {
    return nearness(playerAt(this.#view, seat).place, seat, this.#view.players.length);
  }

  /** By seat, what the others think of this hand, as far as one can tell. */
  readonly known = once(() =>
    this.#view.players.map((_, other) =>
      other === this.#seat ? NO_CARDS_AT_ALL : (read(viewOf(this.#view, other), other)[this.#seat] as Belief),
    ),
  );

  /** What another seat can be expected to lay for if it thinks this of the hand. */
  threat(other: Seat, own: Belief): number {
    const beliefs = this.#view.players.map((_, each) => (each === this.#seat ? own : NO_CARDS_AT_ALL));
    return threatOf(other, this.beliefs[other] as Belief, beliefs, gainOf(this.#view, other));
  }

  /** By seat, as things are. */
  readonly threats = once(() =>
    this.known().map((own, other) => (other === this.#seat ? 0 : this.threat(other, own))),
  );

  /** What all others together threaten if each of them thinks this of the hand. */
  pressure(own: (other: Seat) => Belief): number {
    return this.others.reduce((sum, other) => sum + this.nearness(other) * this.threat(other, own(other)), 0);
  }

  readonly pressureNow = once(() =>
    this.others.reduce((sum, other) => sum + this.nearness(other) * (this.threats()[other] as number), 0),
  );

  /** What is left when a claim has failed, and the whole table has seen the hand. */
  readonly #failure = once(() => {
    const seen = certain(handNumber(this.hand));
    return RETAINED * this.prospect(this.hand) - (this.pressure(() => seen) - this.pressureNow());
  });

  /** The best claim, if one thought this of the others and had this hand. */
  best(beliefs: Beliefs, hand: readonly CardId[]): Plan {
    let best: Plan = { bid: null, value: 0 };
    for (const bid of bidsOf(numbersOf(hand), this.#seat, beliefs)) {
      const success = this.#gain(bid.points) + DENIED * this.pressureNow();
      const value = bid.chance * success + (1 - bid.chance) * this.#failure();
      if (!best.bid || value > best.value) best = { bid, value };
    }
    return best;
  }

  readonly bestNow = once(() => this.best(this.beliefs, this.hand));

  /** What the best claim is worth on average after somebody's answer, for each card that one can ask about. */
  answers(host: Seat): number[] {
    return CARD_IDS.map((_, card) => this.#answer(host, card));
  }

  #answer(host: Seat, card: CardNumber): number {
    const belief = this.beliefs[host] as Belief;
    const chance = chanceOf(belief, card);
    if (chance <= 0 || chance >= 1) return this.bestNow().value;
    const after = (answer: boolean): number =>
      this.best(
        this.beliefs.with(
          host,
          given(belief, (hand) => holds(hand, card) === answer),
        ),
        this.hand,
      ).value;
    return chance * after(true) + (1 - chance) * after(false);
  }

  /** What it is worth to stand there before one's throw, with or without another question. */
  way(place: Place, hasAsked: boolean): number {
    return this.#way()(place, Number(hasAsked));
  }

  /** Home, with or without a question: either way one hears and sees more before one is there. */
  readonly #way = once((): Journey => {
    const first = this.bestNow().value;
    const gains = this.#view.players.map((_, host) =>
      host === this.#seat ? 0 : Math.max(...this.answers(host)) - first,
    );
    const most = Math.max(...gains);
    const all = Math.max(this.prospect(this.hand) + DENIED * this.pressureNow(), first + most);
    const silent = Math.max(first, USUALLY * all);
    // it brings the same part of what is still to be known
    const asked = most > 0 ? silent + (most / (all - first)) * (all - silent) : silent;
    const hosts = gains.map((gain) => gain > 0 && gain >= WORTH_ASKING * most);
    return journey(this.#seat, this.#view.players.length, [silent, asked], hosts);
  });
}

const NO_CARDS_AT_ALL: Belief = certain(handNumber([]));

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
