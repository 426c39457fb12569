/** What it costs to keep 20,000 matches: a server should start, list and open as if there were none, or few. */
import { io, type Socket } from 'socket.io-client';
import type { Store } from '../src/server/store/store.ts';
import { type RunningServer, startServer, withDataDir } from '../test/server/running.ts';
import { fill, openMatch, runningMatch } from './fill.ts';
import { GAME, idOf, recordGames } from './games.ts';
import { type Line, line } from './line.ts';
import { progressOfGame } from './progress.ts';
import { usageOf } from './usage.ts';

const MANY = 20_000;
const FEW = 200;
/** How often a server is started on each store. */
const STARTS = 5;
/** How often each question is put to each server. */
const ROUNDS = 100;
const WARM_UP = 10;
/** Of each match that runs or is over. */
const MOVES = 10;

export const storedMatches = (): Promise<Line[]> =>
  withDataDir((none) =>
    withDataDir((few) =>
      withDataDir(async (many) => {
        const create = filler();
        await fill({ databaseUrl: null, dataDir: few }, FEW, create);
        await fill({ databaseUrl: null, dataDir: many }, MANY, create);
        return [...(await starting(many, none)), ...(await answering(many, few))];
      }),
    ),
  );

/** Of four matches one is open, two run, and one is over. */
function filler(): (store: Store, match: number) => Promise<void> {
  const games = recordGames().map((moves, match) => progressOfGame(match, moves.slice(0, MOVES)));
  return async (store, match) => {
    const createdAt = Date.now() - 1000 * match;
    if (match % 4 === 0) return openMatch(store, match, createdAt);
    await runningMatch(store, match, createdAt);
    for (const step of games[match % games.length]!) await store.matches.append(idOf(match), step);
    if (match % 4 === 1)
      await store.matches.resign(idOf(match), { scores: [], winners: [1], resigned: 0 }, createdAt);
  };
}

// Both sides of a comparison take turns, so that a slow moment of the machine meets both

async function starting(many: string, none: string): Promise<Line[]> {
  const sides = [many, none].map((dataDir) => ({ dataDir, times: [] as number[], sizes: [] as number[] }));
  for (let start = 0; start < STARTS; start++) {
    for (const { dataDir, times, sizes } of sides) {
      const begun = performance.now();
      const server = await startServer(dataDir);
      await fetch(`${server.address}/healthz`);
      times.push(performance.now() - begun);
      sizes.push((await usageOf(server.address)).residentBytes / 1e6);
      await server.stop();
    }
  }
  const [full, empty] = sides as [(typeof sides)[0], (typeof sides)[0]];
  const peer = 'with an empty store';
  return [
    line(`start with ${MANY} matches`, 'milliseconds', full.times, peer, empty.times),
    line(`memory after the start with ${MANY} matches`, 'MB', full.sizes, peer, empty.sizes),
  ];
}

async function answering(many: string, few: string): Promise<Line[]> {
  const sides: Side[] = [];
  try {
    for (const [dataDir, matches] of [
      [many, MANY],
      [few, FEW],
    ] as const) {
      sides.push(await openSide(await startServer(dataDir), matches));
    }
    const lines: Line[] = [];
    for (const [question, ask] of Object.entries(QUESTIONS)) {
      const times: [number[], number[]] = [[], []];
      for (let round = -WARM_UP; round < ROUNDS; round++) {
        for (const [i, side] of sides.entries()) {
          const begun = performance.now();
          await ask(side, round);
          if (round >= 0) times[i]!.push(performance.now() - begun);
        }
      }
      lines.push(line(`${question} of ${MANY}`, 'milliseconds', times[0], `of ${FEW}`, times[1]));
    }
    return lines;
  } finally {
    for (const { socket, server } of sides) {
      socket.close();
      await server.stop();
    }
  }
}

interface Side {
  readonly server: RunningServer;
  readonly socket: Socket;
  readonly matches: number;
  /** Where the second page of the list begins. */
  readonly next: string;
}

async function openSide(server: RunningServer, matches: number): Promise<Side> {
  const socket = io(`${server.address}/${GAME}`, { transports: ['websocket'], reconnection: false });
  return { server, socket, matches, next: await list(server, '') };
}

const QUESTIONS: Record<string, (side: Side, round: number) => Promise<unknown>> = {
  'list open matches': ({ server }) => list(server, ''),
  'list open matches of a game, a pace and a size': ({ server }) => list(server, `?game=${GAME}&pace=live&seats=1`),
  'list the next page': ({ server, next }) => list(server, `?from=${next}`),
  'list open matches of a pace that none has': ({ server }) => list(server, '?pace=relaxed'),
  // each another one, all over the store: those that were opened before are still in memory
  'open a match': ({ socket, matches }, round) =>
    open(socket, idOf(Math.floor(((WARM_UP + round) * matches) / (WARM_UP + ROUNDS)))),
};

/** Says where the next page begins. */
async function list({ address }: RunningServer, query: string): Promise<string> {
  const answer = await fetch(`${address}/api/matches${query}`);
  if (!answer.ok) throw new Error(`the list is answered with ${answer.status}`);
  return ((await answer.json()) as { next: string }).next;
}

const open = (socket: Socket, match: string): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('sync', () => resolve());
    socket.once('refused', (_match, { message }: { message: string }) => reject(new Error(message)));
    socket.emit('sync', match, null);
  });
