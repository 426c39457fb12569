import { expect } from 'chai';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import { act, start } from '../../../src/play/driver.ts';
import { Dropped, Thinkers } from '../../../src/server/tables/thinkers.ts';
import type { Thought } from '../../../src/server/tables/thought.ts';

const opening = start(salamandra.rules, 2, 'thinkers');

const thought = (level: Thought['level']): Thought => ({
  game: 'salamandra',
  view: salamandra.rules.view(opening, opening.seat),
  seat: opening.seat,
  level,
});

async function withThinkers(use: (thinkers: Thinkers) => Promise<void>): Promise<void> {
  const thinkers = new Thinkers();
  try {
    await use(thinkers);
  } finally {
    await thinkers.close();
  }
}

const always = () => true;

describe('Threads that think for bots', () => {
  it('answer with legal actions, and everything else goes on meanwhile', () =>
    withThinkers(async (thinkers) => {
      let turns = 0;
      const beat = setInterval(() => (turns += 1));
      const plan = await thinkers.think(thought('expert'), always);
      clearInterval(beat);
      const G = structuredClone(opening);
      for (const action of plan) act(salamandra.rules, G, { seat: opening.seat, action: action as never });
      expect(turns, 'turns of the event loop').to.be.greaterThan(20);
    }));

  it('think about more than there are threads, one after the other', () =>
    withThinkers(async (thinkers) => {
      const plans = await Promise.all(Array.from({ length: 9 }, () => thinkers.think(thought('medium'), always)));
      expect(plans.map(({ length }) => length > 0)).to.deep.equal(Array(9).fill(true));
    }));

  it('do not begin with what nobody waits for any more', () =>
    withThinkers(async (thinkers) => {
      const dropped = await thinkers.think(thought('medium'), () => false).catch((error: unknown) => error);
      expect(dropped).to.be.instanceOf(Dropped);
    }));

  it('say what went wrong, and think on', () =>
    withThinkers(async (thinkers) => {
      const wrong = { ...thought('medium'), game: 'chess' };
      const problem = await thinkers.think(wrong, always).catch((error: unknown) => error);
      expect(String(problem)).to.match(/there is no game "chess"/);
      expect(await thinkers.think(thought('medium'), always)).not.to.have.length(0);
    }));

  it('end in the middle of a thought', async () => {
    const thinkers = new Thinkers();
    const thoughts = Array.from({ length: 9 }, () =>
      thinkers.think(thought('expert'), always).catch((error: unknown) => error),
    );
    await thinkers.close();
    for (const dropped of await Promise.all(thoughts)) expect(dropped).to.be.instanceOf(Dropped);
    const late = await thinkers.think(thought('easy'), always).catch((error: unknown) => error);
    expect(late).to.be.instanceOf(Dropped);
  });
});
