/** What it costs to look back at a late step of a long match, beside an early one. */
import { type AnyGame, GAMES } from '../src/games/index.ts';
import { pick, randomFrom } from '../src/play/random.ts';
import { openStore } from '../src/server/store/index.ts';
import type { Progress } from '../src/server/store/contract/steps.ts';
import type { Store } from '../src/server/store/store.ts';
import { engineOf, mayUndo, type PlayerAction, stateIdOf } from '../src/server/tables/engine.ts';
import { createInitialState } from '../src/server/tables/initial.ts';
import { checkpointOf } from '../src/server/tables/load.ts';
import { move, undo } from '../src/server/tables/moves.ts';
import { progressOf } from '../src/server/tables/progress.ts';
import { CHUNK } from '../src/web/online/replay/steps.ts';
import { startServer, withDataDir } from '../test/server/running.ts';
import { GAME } from './games.ts';
import { type Line, line } from './line.ts';

const PLAYERS = 4;
const SEED = 'a long match';
const LATE = 300;
const EARLY = 3;
const ROUNDS = 200;
const WARM_UP = 20;
const MATCH = 'long-replay';

const module = GAMES[GAME] as AnyGame;
const initial = () => createInitialState(module, PLAYERS, {}, SEED);

export const replays = (): Promise<Line[]> =>
  withDataDir(async (dataDir) => {
    const store = await openStore({ databaseUrl: null, dataDir });
    const steps = await keepLongMatch(store);
    await store.close();
    const server = await startServer(dataDir);
    try {
      return [await compare(server.address, steps, 'page'), await compare(server.address, steps, 'steps')];
    } finally {
      await server.stop();
    }
  });

/** Four who often think again: every undo is a step, too. */
async function keepLongMatch({ matches }: Store): Promise<number> {
  const plan = { game: GAME, players: PLAYERS, options: {}, isRated: false, hostId: null, turnMs: null } as const;
  const kind = { visibility: 'public', pace: 'live' } as const;
  await matches.create({ ...plan, ...kind, id: MATCH, createdAt: 0, initial: initial(), toAct: [0] });
  for (let seat = 0; seat < PLAYERS; seat += 1) {
    const holder = { accountId: null, name: `Player ${seat}`, colour: null, credentialsHash: null };
    await matches.takeSeat(MATCH, seat, holder, 0);
  }
  const steps = longMatch();
  for (const step of steps) await matches.append(MATCH, step);
  if (steps.length < LATE + CHUNK) throw new Error(`the match has only ${steps.length} steps`);
  return steps.length;
}

function longMatch(): Progress[] {
  const engine = engineOf(module);
  const { rules } = module;
  const random = randomFrom(SEED);
  const steps: Progress[] = [];
  let state = initial();
  let checkpointId = 0;
  const take = (action: PlayerAction) => {
    const reduced = engine.reduce(state, action);
    if (!reduced) throw new Error(`${action.payload.type ?? action.type} is not taken`);
    const checkpoint = checkpointOf(reduced.state, checkpointId);
    if (checkpoint) checkpointId = stateIdOf(checkpoint);
    steps.push(progressOf(engine, state, action, reduced, checkpoint, steps.length));
    ({ state } = reduced);
  };
  for (let seat = rules.toAct(state.G); seat !== null; seat = rules.toAct(state.G)) {
    const [type, ...args] = pick(rules.legalMoves(state.G, seat), random);
    take(move(seat, type, args));
    if (random() < 0.3 && mayUndo(engine, state, String(seat))) take(undo(seat));
  }
  return steps;
}

/** All that the page asks for before it shows a step, or only what the step itself needs. */
async function compare(address: string, steps: number, what: 'page' | 'steps'): Promise<Line> {
  const times: Record<number, number[]> = { [LATE]: [], [EARLY]: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    // both take turns, so that a slow moment of the machine meets both
    for (const step of [LATE, EARLY]) {
      const begun = performance.now();
      if (what === 'page') await Promise.all(['', '/outline', '/journal'].map((path) => ask(address, path)));
      await ask(address, `/steps?from=${step - (step % CHUNK)}&count=${CHUNK}`);
      if (round >= 0) times[step]?.push(performance.now() - begun);
    }
  }
  const benchmark = what === 'page' ? 'open the replay at step' : 'fetch the steps from step';
  return line(
    `${benchmark} ${LATE} of ${steps}`,
    'milliseconds',
    times[LATE] ?? [],
    `at step ${EARLY}`,
    times[EARLY] ?? [],
  );
}

async function ask(address: string, path: string): Promise<void> {
  const answer = await fetch(`${address}/api/matches/${MATCH}${path}`);
  if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}`);
  await answer.arrayBuffer();
}
