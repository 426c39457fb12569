import { expect } from 'chai';
import { meta } from '../../src/games/salamandra/meta.ts';
import { salamandra } from '../../src/games/salamandra/index.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import { type Seated, unnamed } from '../../src/games/seats.ts';
import { BOTS } from '../../src/play/bots.ts';
import { randomFrom } from '../../src/play/random.ts';
import { BotPlayer, type BotPlayerDeps } from '../../src/web/bots/BotPlayer.ts';
import type { Answers, Question } from '../../src/web/bots/questions.ts';
import { dealMatch, openHotSeat } from './salamandra.ts';

/** Answers when it is told to. */
class SlowThinker {
  readonly asked: Question[] = [];
  isClosed = false;
  #answer: (() => void) | null = null;

  ask<Kind extends Question['kind']>(question: Question & { readonly kind: Kind }): Promise<Answers[Kind]> {
    this.asked.push(question);
    const { view, seat, seed } = question;
    return new Promise((resolve) => {
      const plan = BOTS.greedy(salamandra, view as G, seat, randomFrom(seed));
      this.#answer = () => resolve(plan as unknown as Answers[Kind]);
    });
  }

  async answer(): Promise<void> {
    this.#answer?.();
    this.#answer = null;
    // all that follows from it without waiting for anything else
    await new Promise((resolve) => setImmediate(resolve));
  }

  close(): void {
    this.isClosed = true;
  }
}

const BOTS_ONLY: Seated[] = unnamed(meta, 2).map((seat) => ({ ...seat, bot: 'easy' }));

const AT_ONCE = {
  pace: () => 0,
  onFailure: () => {
    throw new Error('a bot could not go on');
  },
};

function atTable(seats: Seated[], options: Partial<BotPlayerDeps> = {}) {
  const table = openHotSeat(dealMatch(seats, 'bots').file);
  const thinker = new SlowThinker();
  const player = new BotPlayer({ table, seats, thinker, ...AT_ONCE, ...options });
  return { table, thinker, player, moves: () => table.file().moves.length };
}

describe('The player of bots', () => {
  it('plays on as long as bots are to move, to the end', async () => {
    const { table, thinker } = atTable(BOTS_ONLY);
    while (!table.position().view.over) await thinker.answer();
    expect(table.file().result).not.to.equal(null);
  });

  it('does nothing while a person is to move', async () => {
    const { table, thinker, moves } = atTable(unnamed(meta, 2));
    await thinker.answer();
    expect(thinker.asked).to.have.length(0);
    expect(moves()).to.equal(0);
    expect(table.position().moves).not.to.have.length(0);
  });

  it('asks with the same seed for the same position, whenever the table was opened', async () => {
    const first = atTable(BOTS_ONLY);
    await first.thinker.answer();
    const again = openHotSeat(first.table.file());
    const thinker = new SlowThinker();
    const player = new BotPlayer({ table: again, seats: BOTS_ONLY, thinker, ...AT_ONCE });
    expect(thinker.asked.at(-1)).to.deep.equal(first.thinker.asked.at(-1));
    player.leave();
  });

  it('shows each move for a while, unless it is hurried', async () => {
    const { thinker, player, moves } = atTable(BOTS_ONLY, { pace: () => 1_000_000 });
    await thinker.answer();
    expect(moves(), 'before anybody could look').to.equal(0);
    player.hurry();
    await thinker.answer();
    expect(moves()).to.be.greaterThan(0);
    player.leave();
  });

  it('drops a thought that the table has not waited for', async () => {
    const { table, thinker } = atTable(BOTS_ONLY);
    table.play(['place', 'start-green', 'N']);
    await thinker.answer();
    expect(table.file().moves.map(({ action }) => action)).to.deep.equal([['place', 'start-green', 'N']]);
    expect(thinker.asked).to.have.length(2);
  });

  it('says that it cannot go on, and does when it is asked to', async () => {
    const failures: string[] = [];
    const table = openHotSeat(dealMatch(BOTS_ONLY, 'bots').file);
    const thinker = new SlowThinker();
    const ask = thinker.ask.bind(thinker);
    thinker.ask = () => Promise.reject(new Error('this failure is meant'));
    const onFailure = () => failures.push('said');
    const player = new BotPlayer({ ...AT_ONCE, table, seats: BOTS_ONLY, thinker, onFailure });
    await thinker.answer();
    expect(failures).to.deep.equal(['said']);
    thinker.ask = ask;
    player.tryAgain();
    await thinker.answer();
    expect(table.file().moves).not.to.have.length(0);
    expect(failures).to.have.length(1);
    player.leave();
  });

  it('leaves with a last move in mind, and stops its worker', async () => {
    const { thinker, player, moves } = atTable(BOTS_ONLY);
    player.leave();
    await thinker.answer();
    expect(moves()).to.equal(0);
    expect(thinker.isClosed).to.equal(true);
  });
});
