/**
 * Reads the others, reckons the way home to its end, knows what the others know of its own hand, and lets its token say
 * what helps them least.
 */
import { CARD_IDS, type CardId, CARDS } from '../content/cards.ts';
import { type CardNumber, handNumber, type HandNumber, holds, LEGAL_HANDS } from '../notebook/hands.ts';
import { hostOf } from '../rules/circuit.ts';
import { surplus } from '../rules/hand.ts';
import { catches, leadsTo } from '../rules/move.ts';
import { hostFor } from '../rules/question.ts';
import { type G, handOf, type Place, playerAt, type Seat } from '../rules/state.ts';
import { canThrowAgain } from '../rules/sticks.ts';
import { view as viewOf } from '../rules/view.ts';
import { type Belief, type Beliefs, certain, chanceOf, given } from './belief.ts';
import { asAction, type Bid, bidsOf, numbersOf } from './bids.ts';
import { type Character, mindOf, type Step } from './character.ts';
import { type Journey, journey, nearness, PATIENCE } from './journey.ts';
import { gainOf, prospectOf, scenesOf, threatOf } from './outlook.ts';
import { read, shown } from './reading.ts';
import { usualPoints } from './worth.ts';

/** How much of what a hand could bring is left after a claim that failed. */
export const PARAMS = {
  RETAINED: 0.45,
  DENIAL: 0.3,
  EXPOSURE: 1,
  CATCH: 4,
  USUAL: 0.3,
  SURE: 0.4,
};
/** So many questions are thought ahead. */
const QUESTIONS = 3;

const character = (view: G, seat: Seat, random: () => number): Character => {
  const P = PARAMS;
  const hand = handOf(view, seat);
  const beliefs = read(view, seat);
  const players = view.players.length;
  const others = [...view.players.keys()].filter((other) => other !== seat);
  const gain = gainOf(view, seat);
  const scenes = once(() => scenesOf(beliefs, seat, random));
  const prospect = (cards: readonly CardId[]): number => prospectOf(handNumber(cards), scenes(), gain);
  const near = (other: Seat): number => nearness(playerAt(view, other).place, other, players);

  /** What each of the others thinks of this hand, as far as one can tell. */
  const known = once(() => others.map((other) => read(viewOf(view, other), other)[seat] as Belief));
  const threat = (other: Seat, own: Belief): number =>
    threatOf(other, beliefs[other] as Belief, onlyOf(players, seat, own), gainOf(view, other));
  const threats = once(() => others.map((other, i) => threat(other, known()[i] as Belief)));
  const pressure = (own: (i: number) => Belief): number =>
    others.reduce((sum, other, i) => sum + near(other) * threat(other, own(i)), 0);
  const present = once(() => others.reduce((sum, other, i) => sum + near(other) * (threats()[i] as number), 0));
  const failure = once(
    () => {
      const exposed = certain(handNumber(hand));
      return P.RETAINED * prospect(hand) - P.EXPOSURE * (pressure(() => exposed) - present());
    },
  );

  const judge = ({ chance, points }: Bid): number =>
    chance * (gain(points) + P.DENIAL * present()) + (1 - chance) * failure();
  const best = (all: Beliefs, cards: readonly CardId[] = hand): { bid: Bid | null; value: number } => {
    let bid: Bid | null = null;
    let value = 0;
    for (const each of bidsOf(numbersOf(cards), seat, all)) {
      const judged = judge(each);
      if (bid && judged <= value) continue;
      bid = each;
      value = judged;
    }
    return { bid, value };
  };
  const now = once(() => best(beliefs));

  /** What one can lay for on average after the answer. */
  const asked = (host: Seat, card: CardNumber): number => {
    const belief = beliefs[host] as Belief;
    const chance = chanceOf(belief, card);
    if (chance <= 0 || chance >= 1) return now().value;
    const after = (answer: boolean): number =>
      best(beliefs.with(host, given(belief, (each) => holds(each, card) === answer))).value;
    return chance * after(true) + (1 - chance) * after(false);
  };
  const answers = (host: Seat): number[] => CARD_IDS.map((_, card) => asked(host, card));

  const way = once((): Journey => {
    const gains = view.players.map((_, host) => (host === seat ? 0 : Math.max(...answers(host)) - now().value));
    const most = Math.max(...gains);
    const first = now().value;
    const all = Math.max(prospect(hand) + P.DENIAL * present(), first + most);
    const rest = all > first ? Math.min(0.97, (all - first - most) / (all - first)) : 0;
    const worths = Array.from({ length: QUESTIONS + 1 }, (_, k) => all - (all - first) * rest ** k);
    return journey(seat, players, worths, gains.map((each) => each > 0 && each >= most / 3));
  });
  const freeing = (host: Seat): number =>
    playerAt(view, host).place === 'dungeon'
      ? (threats()[others.indexOf(host)] as number) * (1 - near(host)) + P.CATCH
      : 0;

  const standing = (place: Place): number => {
    if (place === 'start') return view.laid ? PATIENCE * way().home(0) : way().home(0);
    if (place === 'dungeon') return 0;
    const host = hostOf(place);
    const later = canThrowAgain(view) ? 1 : PATIENCE;
    const silent = way().at(place, 0);
    return later * (host === seat ? silent : Math.max(silent, way().at(place, 1) - freeing(host)));
  };
  const stepping = ([move, by]: Step): number => {
    if (move === 'goHome') return standing('start');
    const caught = catches(view, seat, by);
    const bonus =
      caught === null
        ? 0
        : P.CATCH + (threats()[others.indexOf(caught)] as number) * (near(caught) - nearness('dungeon', caught, players));
    return standing(leadsTo(view, seat, by)) + bonus;
  };

  const holding = (cards: readonly CardId[]): number =>
    prospect(cards) + P.SURE * best(beliefs, cards).value + P.USUAL * usualPoints(cards);

  return {
    discard: (cards) => highest(cards, (card) => holding(without(hand, card))),
    token: (chambers) =>
      highest(chambers, (chamber) => -pressure((i) => shown(known()[i] as Belief, chamber)) + 0.001 * random()),
    move: (steps) => highest(steps, stepping),
    question: () => {
      const host = hostFor(view, seat) as Seat;
      const belief = beliefs[host] as Belief;
      const values = answers(host);
      const value = (card: number): number => {
        const chance = chanceOf(belief, card);
        return (values[card] as number) + chance * (1 - chance);
      };
      const card = highest([...CARD_IDS.keys()], value);
      return (values[card] as number) - now().value < freeing(host) ? null : (CARD_IDS[card] as CardId);
    },
    claim: () => {
      const { bid, value } = now();
      const later = view.stage === 'begin' || canThrowAgain(view) ? 1 : PATIENCE;
      return bid && value > later * way().at('start', 0) ? asAction(bid) : null;
    },
    swaps: (card) => {
      const rest = without(hand, card);
      const own = nearness(playerAt(view, seat).place, seat, players);
      const kept = own * prospect(hand) - present();
      const drawn = CARD_IDS.reduce((sum, each) => sum + CARDS[each].copies * own * prospect(settled([...rest, each])), 0);
      return drawn / 47 - 0.4 * present() > kept;
    },
  };
};

const settled = (cards: readonly CardId[]): CardId[] => {
  const options = surplus(cards);
  if (options.length === 0) return [...cards];
  return without(cards, highest(options, (card) => usualPoints(without(cards, card))));
};

const without = (cards: readonly CardId[], card: CardId): CardId[] => cards.toSpliced(cards.indexOf(card), 1);

/** Only this seat is known of. */
const onlyOf = (players: number, seat: Seat, own: Belief): Beliefs =>
  Array.from({ length: players }, (_, each) => (each === seat ? own : NOBODY));
const NOBODY: Belief = certain(0);

function highest<T>(list: readonly T[], value: (each: T) => number): T {
  const values = list.map(value);
  return list[values.indexOf(Math.max(...values))] as T;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

export const hard = mindOf(character);
