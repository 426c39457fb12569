import { expect } from 'chai';
import {
  ALL_CARDS,
  type CardId,
  CARDS,
  CHAMBERS,
  kindOf,
  valueOf,
} from '../../../../src/games/feuersalamander/content/cards.ts';
import { PAIRS, TARGET_RANGE, TARGETS, TRIOS } from '../../../../src/games/feuersalamander/content/match.ts';
import { parseArrangement } from '../../../../src/games/feuersalamander/rules/arrangement.ts';
import { legalMoves, toAct } from '../../../../src/games/feuersalamander/rules/index.ts';
import { arrange, type Arrangement, deal, unshuffled } from '../../../../src/games/feuersalamander/rules/setup.ts';
import type { G, GameEvent } from '../../../../src/games/feuersalamander/rules/state.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { doAll, listed, whyNot } from '../table.ts';

/** A game that begins with these cards on the pile. */
function dealt(players: number, cards: CardId[], chance = 'a'.repeat(64)): G {
  const arrangement = unshuffled(players);
  const rest = [...arrangement.pile];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return deal({ ...arrangement, pile: [...cards, ...rest], chance });
}

const startOf = (G: G) => G.events.find((event) => event.type === 'start') as Extract<GameEvent, { type: 'start' }>;

describe('Components', () => {
  it('84 chambers: 4 wings × 7 rows × 3 stone fields, worth 1 to 84', () => {
    expect(CHAMBERS).to.have.length(84);
    expect(new Set(CHAMBERS.map((chamber) => chamber.join())).size).to.equal(84);
    const values = CHAMBERS.map(valueOf);
    expect([Math.min(...values), Math.max(...values)]).to.deep.equal([1, 84]);
    expect(valueOf(['earth', 'row-2', 'stone-3'])).to.equal(18);
  });

  it('47 cards: each wing 4 times, each stone field 5 times, rows 1-7: 1, 2, 3, 4, 3, 2, 1 times', () => {
    expect(ALL_CARDS).to.have.length(47);
    const copies = (kind: string) =>
      Object.values(CARDS)
        .filter((card) => card.kind === kind)
        .map((card) => [card.value, card.copies]);
    expect(copies('wing')).to.deep.equal([1, 2, 3, 4].map((value) => [value, 4]));
    expect(copies('stone')).to.deep.equal([1, 2, 3].map((value) => [value, 5]));
    expect(copies('row')).to.deep.equal([1, 2, 3, 4, 3, 2, 1].map((n, i) => [i + 1, n]));
  });

  it('all combinations together can bring 462, the highest target', () => {
    // the most points: the greatest numbers of each kind together
    const values = (kind: string) =>
      ALL_CARDS.filter((card) => kindOf(card) === kind)
        .map((card) => CARDS[card].value)
        .toSorted((a, b) => b - a);
    const [wings, rows] = [values('wing'), values('row')];
    const most = values('stone').reduce((sum, stone, i) => sum + stone * wings[i]! * rows[i]!, 0);
    expect(most).to.equal(TARGET_RANGE.to);
    expect(TARGETS).to.deep.equal([49, 84, 85, 100]);
  });
});

describe('Setup', () => {
  it('the figures sit in the order king, queen, monk, robber; with 2 or 3 players any of them', () => {
    expect(unshuffled(4).figures).to.deep.equal(['king', 'queen', 'monk', 'robber']);
    expect(unshuffled(3).figures).to.deep.equal(['king', 'queen', 'monk']);
    expect(unshuffled(2).figures).to.deep.equal(['king', 'queen']);
    expect(unshuffled(2, { pair: 'monk-robber' }).figures).to.deep.equal(['monk', 'robber']);
    expect(unshuffled(3, { trio: 'king-monk-robber' }).figures).to.deep.equal(['king', 'monk', 'robber']);
    expect([new Set(PAIRS).size, new Set(TRIOS).size]).to.deep.equal([6, 4]);
  });

  it('84 points are played for, and one game, unless something else is chosen', () => {
    expect(unshuffled(2)).to.include({ target: 84, series: 1 });
    expect(unshuffled(4, { target: 100, series: 3 })).to.include({ target: 100, series: 3 });
  });

  it('2 cards are dealt to each; figures and tokens are at their start places', () => {
    for (const players of [2, 3, 4]) {
      const G = dealt(players, []);
      expect(G.players.map(({ hand }) => hand.length)).to.deep.equal(Array(players).fill(2));
      expect(G.pile).to.have.length(47 - 2 * players);
      for (const player of G.players) expect(player).to.deep.include({ token: null, place: 'start', laid: [] });
    }
  });

  it('who has two of one kind discards one of them face up, without a replacement; the owner chooses which', () => {
    for (const pair of [
      ['fire', 'water'],
      ['row-3', 'row-5'],
      ['stone-1', 'stone-3'],
    ] as const) {
      const G = dealt(2, [...pair, 'air', 'row-4']);
      expect([toAct(G), G.stage]).to.deep.equal([0, 'setup']);
      expect(listed(G)).to.deep.equal(pair.map((card) => ['discard', card]));
      doAll(G, ['discard', pair[0]]);
      expect(G.players[0]?.hand).to.deep.equal([pair[1]]);
      expect(G.discards).to.deep.equal([pair[0]]);
      expect(G.pile).to.have.length(43);
      expect(G.stage).to.equal('begin');
    }
  });

  it('two cards that are the same are two of one kind', () => {
    const G = dealt(2, ['fire', 'fire', 'air', 'row-4']);
    expect(listed(G)).to.deep.equal([['discard', 'fire']]);
  });

  it('clockwise, one after the other, and only those who must', () => {
    const G = dealt(4, ['fire', 'row-1', 'air', 'air', 'row-4', 'stone-1', 'stone-1', 'stone-2']);
    expect(toAct(G)).to.equal(1);
    expect(legalMoves(G, 3)).to.deep.equal([]);
    expect(whyNot(G, 'throwSticks')).to.equal('discardFirst');
    expect(whyNot(G, 'discard', 'fire')).to.equal('notInHand');
    doAll(G, ['discard', 'air']);
    expect([toAct(G), G.stage]).to.deep.equal([3, 'setup']);
    doAll(G, ['discard', 'stone-2']);
    expect(G.stage).to.equal('begin');
  });

  it('then each throws a number stick: the highest starts', () => {
    const firsts = new Set<number>();
    for (let i = 0; i < 100; i++) {
      const G = dealt(4, ['fire', 'row-1', 'air', 'row-2', 'row-4', 'stone-1', 'stone-1', 'water'], newKeyFor(i));
      const { throws, first } = startOf(G);
      const [shown] = throws as [number[]];
      expect(shown).to.have.length(4);
      for (const number of shown) expect(number).to.be.within(1, 4);
      expect(shown[first]).to.equal(Math.max(...shown));
      expect(G).to.include({ seat: first, actor: first, stage: 'begin', turn: 1 });
      firsts.add(first);
    }
    expect([...firsts]).to.have.members([0, 1, 2, 3]);
  });

  it('only the tied throw again', () => {
    let ties = 0;
    for (let i = 0; i < 100; i++) {
      const { throws, first } = startOf(
        dealt(3, ['fire', 'row-1', 'air', 'row-2', 'row-4', 'stone-1'], newKeyFor(i)),
      );
      let left = [0, 1, 2];
      for (const [again, shown] of throws.entries()) {
        if (again > 0) ties++;
        expect(shown.flatMap((number, seat) => (number === null ? [] : [seat]))).to.deep.equal(left);
        const highest = Math.max(...shown.map((number) => number ?? 0));
        left = left.filter((seat) => shown[seat] === highest);
      }
      expect(left).to.deep.equal([first]);
    }
    expect(ties).to.be.above(10);
  });

  it('shuffles the pile, and the same seed shuffles the same', () => {
    const one = arrange(4, randomFrom('midsummer'));
    expect(arrange(4, randomFrom('midsummer'))).to.deep.equal(one);
    const other = arrange(4, randomFrom('midwinter'));
    expect(other.pile).to.not.deep.equal(one.pile);
    expect(other.pile).to.have.members(one.pile);
    expect(other.chance).to.not.equal(one.chance);
  });

  it('every card is on top as often as it is there', () => {
    const random = randomFrom('top');
    const counts = new Map<CardId, number>();
    for (let i = 0; i < 4700; i++) {
      const [top] = arrange(2, random).pile as [CardId];
      counts.set(top, (counts.get(top) ?? 0) + 1);
    }
    // 100 for each copy: five standard deviations of the commonest are 106
    for (const [card, n] of counts) expect(n, card).to.be.closeTo(100 * CARDS[card].copies, 110);
  });

  it('dealing leaves the arrangement as it is', () => {
    const arrangement = arrange(3, randomFrom('x'));
    const before = JSON.stringify(arrangement);
    const G = deal(arrangement);
    doAll(G, listed(G)[0]!);
    expect(JSON.stringify(arrangement)).to.equal(before);
  });
});

const newKeyFor = (i: number): string => i.toString(16).padStart(64, '0');

describe('An arrangement from outside', () => {
  const good = (): Arrangement => arrange(3, randomFrom('outside'), { target: 49 });

  it('is taken if it is what the options say', () => {
    expect(parseArrangement(JSON.parse(JSON.stringify(good())), 3, { target: 49 })).to.deep.equal(good());
  });

  it('is refused if not', () => {
    const { pile } = good();
    const WRONG: [object | null, RegExp][] = [
      [null, /arrangement is missing/],
      [{ target: 84 }, /target is not what the options say/],
      [{ series: 2 }, /series is not what the options say/],
      [{ figures: ['king', 'queen', 'robber'] }, /figures is not what the options say/],
      [{ pile: pile.slice(1) }, /pile is not the 47 cards/],
      [{ pile: [...pile.slice(1), pile[0] === 'fire' ? 'air' : 'fire'] }, /pile is not the 47 cards/],
      [{ pile: [[pile[0]], ...pile.slice(1)] }, /pile is not the 47 cards/],
      [{ chance: '12' }, /chance is no key/],
    ];
    for (const [change, problem] of WRONG) {
      const value = change && { ...good(), ...change };
      expect(() => parseArrangement(value, 3, { target: 49 })).to.throw(problem);
    }
  });
});
