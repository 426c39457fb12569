import { expect } from 'chai';
import { play } from '../../../../src/games/feuersalamander/rules/index.ts';
import type { GameEvent } from '../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, fated, jailed, listed, stand, table, throwing, whyNot } from '../table.ts';

const HANDS = [['fire'], ['air', 'row-4']] as ['fire'][];
type KeyThrow = Extract<GameEvent, { type: 'keyThrow' }>;

describe('The three sticks', () => {
  it('two show 1 to 4, each face as often; the third salamander or token, each as often', () => {
    const G = table(HANDS);
    const seen = new Map<string, number>();
    for (let i = 0; i < 3200; i++) {
      const next = { ...structuredClone(G), chance: G.chance };
      play(next, 0, ['throwSticks']);
      const [event] = next.events as [Extract<GameEvent, { type: 'throw' }>];
      const key = [...event.sticks, event.symbol].join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).to.equal(4 * 4 * 2);
    // 100 each: five standard deviations are 49
    for (const [key, n] of seen) expect(n, key).to.be.within(51, 149);
  });

  it('equal number sticks: you may throw again, otherwise the turn ends by itself', () => {
    const equal = table(HANDS);
    throwing(equal, 1, 1, 'token');
    doAll(equal, ['placeToken', 'fire', 'row-1', 'stone-1'], ['move', 'sum']);
    expect(listed(equal)).to.deep.equal([['throwSticks'], ['endTurn']]);
    throwing(equal, 1, 2, 'token');
    expect(equal.seat).to.equal(0);

    const other = table(HANDS);
    throwing(other, 1, 2, 'token');
    doAll(other, ['placeToken', 'fire', 'row-1', 'stone-1'], ['move', 'difference']);
    expect(other).to.include({ seat: 1, actor: 1, stage: 'begin', turn: 2, throw: null });
  });

  it('or end the turn after equal sticks', () => {
    const G = table(HANDS);
    throwing(G, 2, 2, 'token');
    doAll(G, ['placeToken', 'fire', 'row-1', 'stone-1'], ['move', 'sum'], ['endTurn']);
    expect(G).to.include({ seat: 1, stage: 'begin' });
  });

  it('a second throw with equal sticks allows a third', () => {
    const G = table(HANDS);
    for (let i = 0; i < 3; i++) {
      throwing(G, 1, 1, 'token');
      doAll(G, ['placeToken', 'fire', 'row-1', 'stone-1'], ['move', 'difference']);
    }
    expect(whyNot(G, 'throwSticks')).to.equal(null);
  });

  it('not after different ones, even while there is something to ask', () => {
    const G = table(HANDS);
    stand(G, 0, 3);
    throwing(G, 1, 3, 'token');
    doAll(G, ['placeToken', 'fire', 'row-1', 'stone-1'], ['move', 'difference']);
    expect(G.stage).to.equal('moved');
    expect(whyNot(G, 'throwSticks')).to.equal('sticksDiffer');
  });

  it('throwing is not optional at the beginning of a turn', () => {
    const G = table(HANDS);
    expect(whyNot(G, 'endTurn')).to.equal('throwFirst');
    expect(whyNot(G, 'move', 'sum')).to.equal('throwFirst');
  });
});

describe('The key throw', () => {
  it('is all that can be done in the dungeon', () => {
    const G = jailed(table(HANDS));
    expect(listed(G)).to.deep.equal([['keyThrow'], ['offerEnd']]);
    expect(whyNot(G, 'throwSticks')).to.equal('keysFirst');
    expect(whyNot(G, 'lay', 'fire', 0, 'row-4', 1, 'stone-1', 1)).to.equal('keysFirst');
  });

  it('all three keys: back to the start place, and a normal turn at once', () => {
    const G = jailed(table(HANDS));
    fated(G, ['keyThrow'], ({ events }) => events.some(({ type }) => type === 'freed'));
    expect(G.players[0]?.place).to.equal('start');
    expect(G).to.include({ seat: 0, stage: 'begin', turn: 1 });
    expect(whyNot(G, 'throwSticks')).to.equal(null);
    expect(whyNot(G, 'lay', 'fire', 0, 'row-4', 1, 'stone-1', 1), 'who was freed may lay').to.equal(null);
  });

  it('otherwise the turn ends', () => {
    const G = jailed(table(HANDS));
    fated(G, ['keyThrow'], ({ events }) => events.every(({ type }) => type !== 'freed'));
    expect(G.players[0]?.place).to.equal('dungeon');
    expect(G).to.include({ seat: 1, stage: 'begin', turn: 2 });
  });

  it('up to 5 throws; sticks that show a key stay', () => {
    const G = jailed(table(HANDS));
    const lengths = new Set<number>();
    let free = 0;
    for (let i = 0; i < 2000; i++) {
      const next = { ...structuredClone(G), chance: G.chance };
      play(next, 0, ['keyThrow']);
      const [{ keys }] = next.events as [KeyThrow];
      const sticks = keys.flat();
      expect(new Set(sticks).size, 'no stick shows its key twice').to.equal(sticks.length);
      expect(keys.length).to.be.at.most(5);
      const isFree = next.players[0]?.place === 'start';
      expect(isFree).to.equal(sticks.length === 3);
      if (!isFree) expect(keys.length).to.equal(5);
      else {
        free++;
        lengths.add(keys.length);
        expect(keys.at(-1), 'no throw more than needed').to.not.deep.equal([]);
      }
    }
    expect([...lengths]).to.have.members([1, 2, 3, 4, 5]);
    // each stick shows its key on one face of four: (1 - 0.75^5)^3 is 0.4436, five standard deviations are 111
    expect(free).to.be.within(887 - 111, 887 + 111);
  });

  it('not in the turn after being freed', () => {
    const G = jailed(table(HANDS));
    fated(G, ['keyThrow'], ({ events }) => events.some(({ type }) => type === 'freed'));
    expect(whyNot(G, 'keyThrow')).to.equal('throwFirst');
  });

  it('is tried again at the next turn', () => {
    const G = jailed(table(HANDS));
    fated(G, ['keyThrow'], ({ events }) => events.every(({ type }) => type !== 'freed'));
    throwing(G, 1, 2, 'token');
    doAll(G, ['placeToken', 'air', 'row-4', 'stone-1'], ['move', 'difference']);
    expect(G).to.include({ seat: 0, stage: 'dungeon' });
  });
});
