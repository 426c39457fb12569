/** Whole games over the real server, and every byte that anybody is sent. */
import { expect } from 'chai';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import type { G } from '../../../src/games/salamandra/rules/state.ts';
import { BOTS } from '../../../src/play/bots.ts';
import { act } from '../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { openStore } from '../../../src/server/store/index.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { openServer } from '../api/opened.ts';
import { withDataDir } from '../running.ts';
import { type Ear, makeMove } from '../tables/opened.ts';
import { gather, type Stream } from './company.ts';
import { arrives, askForEverything, knock, lookBack } from './curiosity.ts';
import { leaksIn, openPieces, unseenPiles } from './secrets.ts';

const { rules } = salamandra;

/** So often, in moves, everybody asks for everything. */
const CURIOUS = 25;

/** A store that fails to write one move when it is told to: what goes wrong is told and logged too. */
function failingOnce(real: Store): { store: Store; fail: () => void } {
  let isFailing = false;
  const append: Store['matches']['append'] = (...move) => {
    if (!isFailing) return real.matches.append(...move);
    isFailing = false;
    return Promise.reject(new Error('disk full'));
  };
  return { store: { ...real, matches: { ...real.matches, append } }, fail: () => (isFailing = true) };
}

/** Looks through all that is new, with what nobody may know by now. */
class Watch {
  readonly #seen = new Map<Stream, number>();
  /** Pieces that have lain open. */
  readonly #known = new Set<string>();
  texts = 0;

  look(streams: readonly Stream[], words: readonly string[], truth: G): void {
    for (const piece of openPieces(truth)) this.#known.add(piece);
    const piles = unseenPiles(truth).map((pile) => pile.filter((piece) => !this.#known.has(piece)));
    const shuffles = truth.rudolph ? [String(truth.rudolph.reshuffle)] : [];
    for (const stream of streams) {
      const secret = [...words, ...shuffles].filter((word) => !stream.mayKnow.has(word));
      for (const text of stream.texts.slice(this.#seen.get(stream) ?? 0)) {
        this.texts += 1;
        expect(leaksIn(text, { words: secret, piles }), `what ${stream.of} may not know`).to.deep.equal([]);
      }
      this.#seen.set(stream, stream.texts.length);
    }
  }
}

async function playAndWatch(dataDir: string, seats: number): Promise<void> {
  const { store, fail } = failingOnce(await openStore({ databaseUrl: null, dataDir }));
  const server = await openServer({}, { store });
  const company = await gather(server.address, store, {
    game: 'salamandra',
    players: seats,
    ...(seats === 1 && { options: { rudolph: 1 } }),
  });
  const { match, players, spectators, stranger } = company;
  try {
    const knocked: string[] = [];
    const streams: Stream[] = [
      ...company.streams,
      { of: 'a stranger at the table', texts: knocked, seat: null, mayKnow: new Set(company.ids) },
      { of: 'the log', texts: server.log, seat: null, mayKnow: new Set() },
    ];
    const atTable = [...players, ...spectators];
    for (const { ear, playerID, credentials } of atTable) await ear.sync(match, playerID, credentials);
    const truth = structuredClone((await store.matches.initial(match))?.G) as G;
    const random = randomFrom(`secrets of ${seats}`);
    const watch = new Watch();
    let id = 0;
    for (let seat = rules.toAct(truth); seat !== null; seat = rules.toAct(truth)) {
      if (id % CURIOUS === 0) {
        for (const one of [...atTable, stranger]) {
          await askForEverything(one, company);
          await lookBack(one, company, id - CURIOUS);
        }
        await knock(server.address, company, knocked);
      }
      watch.look(streams, company.words, truth);
      // chance would not get far against Rudolph
      const plan = seats === 1 ? BOTS.greedy(salamandra, rules.view(truth, seat), seat, random) : null;
      const action = plan?.[0] ?? pick(rules.legalMoves(truth, seat), random);
      act(rules, truth, { seat, action });
      const mover = players[seat]?.ear as Ear;
      const move = makeMove(String(seat), ...(action as unknown as [string, ...unknown[]]));
      if (id === CURIOUS + 1) {
        fail();
        mover.send('update', move, id, match, null);
        expect(await mover.refusal()).to.equal('notWritten');
      }
      mover.send('update', move, id, match, null);
      id += 1;
      for (const { ear } of atTable) await arrives(ear, id);
      server.pass(1000);
    }
    for (const one of [...atTable, stranger]) await askForEverything(one, company);
    watch.look(streams, company.words, truth);

    // what everybody may see was really seen
    const built = truth.tiles.at(-1)?.field;
    for (const { of, texts } of streams.filter((stream) => stream.of.endsWith('by socket'))) {
      const isAtTable = !of.startsWith('a stranger');
      expect(texts.join('').includes(`\\"${built}\\"`), of).to.equal(isAtTable);
    }
    expect(server.log.join('')).to.include('a move was not written').and.include('disk full');
    expect(watch.texts).to.be.greaterThan(id * atTable.length);
    expect((await store.matches.get(match))?.status).to.equal('over');
  } finally {
    company.close();
    await server.close();
  }
}

describe('Nobody is sent, and nothing logs, what may not be known', () => {
  for (const seats of [1, 2, 3, 4]) {
    it(`in a whole game of ${seats}, with spectators and a stranger around it`, () =>
      withDataDir((dataDir) => playAndWatch(dataDir, seats)));
  }
});
