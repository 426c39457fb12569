/** Nobody hears of a move before it is written; and a move that is not written never was. */
import { expect } from 'chai';
import type { Matches } from '../../../src/server/store/contract/matches.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import { type House, makeMove, type Synced, withTables } from './opened.ts';

/** A store whose next writes of moves go as the test says; all others go as always. */
function moody(append: (real: Matches['append']) => Matches['append']) {
  const moods: Matches['append'][] = [];
  let real: Matches['append'];
  return {
    once: () => moods.push(append((...args) => real(...args))),
    store: (store: Store): Store => {
      real = (...args) => store.matches.append(...args);
      return {
        ...store,
        matches: { ...store.matches, append: (...args) => (moods.shift() ?? real)(...args) },
      };
    },
  };
}

async function table(house: House) {
  const match = await house.match({ game: 'byTurns' });
  await house.seat(match);
  const mover = house.connect('byTurns');
  await mover.sync(match, '0', 'secret-0');
  const other = house.connect('byTurns');
  await other.sync(match, '1', 'secret-1');
  return { match, mover, other };
}

const stateIds = (syncs: { event: string; args: unknown[] }[]) =>
  syncs.filter(({ event }) => event === 'sync').map(({ args }) => stateIdOf((args[1] as Synced).state));

const trouble: Record<string, (real: Matches['append']) => Matches['append']> = {
  fails: () => () => Promise.reject(new Error('disk full')),
  hangs: () => () => new Promise(() => undefined),
};

describe('A move is told only after it is written', () => {
  for (const [how, append] of Object.entries(trouble)) {
    const mood = moody(append);
    it(`a write that ${how}: the mover is told, nobody else sees anything of it`, () =>
      withTables(
        async (house) => {
          const { match, mover, other } = await table(house);
          mood.once();
          mover.send('update', makeMove('0', 'roll'), 0, match, '0');
          expect(await mover.refusal()).to.equal('notWritten');
          await other.settled();
          expect(other.count('patch') + other.count('update')).to.equal(0);
          expect(stateIds(other.heard)).to.deep.equal([0]);
          expect(JSON.stringify(other.heard)).not.to.include('rolls":[0');
          mover.send('update', makeMove('0', 'roll'), 0, match, '0');
          await Promise.all([mover.next('patch'), other.next('patch')]);
          expect(house.refusals.filter((reason) => reason === 'notWritten')).to.have.length(1);
        },
        { store: mood.store, limits: { writeMs: 300 } },
      ));
  }

  it('a write that takes its time: until it is done nobody hears anything', () => {
    let finish = () => undefined as void;
    let begun = () => undefined as void;
    const begins = new Promise<void>((resolve) => (begun = resolve));
    const mood = moody((real) => async (...args) => {
      begun();
      await new Promise<void>((resolve) => (finish = resolve));
      return real(...args);
    });
    return withTables(
      async (house) => {
        const { match, mover, other } = await table(house);
        mood.once();
        mover.send('update', makeMove('0', 'roll'), 0, match, '0');
        await begins;
        await other.settled();
        expect(other.count('patch') + mover.count('patch')).to.equal(0);
        finish();
        await Promise.all([mover.next('patch'), other.next('patch')]);
      },
      { store: mood.store },
    );
  });

  it('a write that was overtaken by another process: everyone hears of the move that is kept', () => {
    const mood = moody((real) => async (id, progress) => {
      await real(id, progress);
      return real(id, progress);
    });
    return withTables(
      async (house) => {
        const { match, mover, other } = await table(house);
        mood.once();
        mover.send('update', makeMove('0', 'roll'), 0, match, '0');
        expect(await mover.refusal()).to.equal('staleState');
        await Promise.all([mover.next('sync'), other.next('patch')]);
        expect(stateIds(other.heard)).to.deep.equal([0]);
        mover.send('update', makeMove('0', 'roll'), 1, match, '0');
        await other.next('patch');
      },
      { store: mood.store },
    );
  });
});
