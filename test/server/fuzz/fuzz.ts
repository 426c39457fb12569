/** Throws what nobody should send at a server, and says what it did to it: nothing, if all is well. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame } from '../../../src/games/index.ts';
import { act } from '../../../src/play/driver.ts';
import { movesIn } from '../../../src/play/match-file.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { ask, babble, closeRequests } from './http.ts';
import { attack } from './sockets.ts';
import { makeTarget, matchesOf, renewed, type Target } from './target.ts';
import { type Inside, type Kept, startVictim, type Victim } from './victim.ts';

export interface Fuzzed {
  seed: string;
  count: number;
  /** How many of what were sent. */
  sent: Record<string, number>;
  /** How often what was answered. */
  answers: Record<string, number>;
  /** Moves that two players made meanwhile. */
  honestMoves: number;
  /** In megabytes, after warming up and at the end. */
  heap: [number, number];
  /** What must not have happened; where it can be said, with the round to repeat it by. */
  problems: string[];
}

/** Of one round: so many requests, connections of babble, and sockets with so many packets and frames. */
const ROUND = { requests: 120, babble: 20, sockets: 6, packets: 55, frames: 5 };
const PER_ROUND = ROUND.requests + ROUND.babble + ROUND.sockets * (ROUND.packets + ROUND.frames);

/** An attacker who has passed can do no more there, so it gets another match now and then. */
const ROUNDS_PER_MATCH = 4;

/** More than this is not noise any more: 100,000 packets that left 300 bytes each would be found out. */
const MOST_GROWTH_MB = 25;

export interface FuzzOptions {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly module: AnyGame;
  readonly seed: string;
  readonly count: number;
  readonly onProgress?: (sent: number) => void;
}

export async function fuzz({ dataDir, databaseUrl, module, seed, count, onProgress }: FuzzOptions): Promise<Fuzzed> {
  const victim = await startVictim(dataDir, databaseUrl);
  const report: Fuzzed = { seed, count: 0, sent: {}, answers: {}, honestMoves: 0, heap: [0, 0], problems: [] };
  try {
    let target = await makeTarget(victim.address, module);
    const before = new Map<string, Kept>();
    const remember = async () => {
      const unknown = matchesOf(target).filter((id) => !before.has(id));
      for (const kept of (await victim.look(unknown)).matches) before.set(kept.record.id, kept);
    };
    await remember();
    target.honest.begin(before.get(target.played) as Kept);
    const rounds = Math.ceil(count / PER_ROUND);
    let warmed = 0;
    for (let round = 0; round < rounds; round += 1) {
      if (round % ROUNDS_PER_MATCH === 0) {
        target = await renewed(target);
        await remember();
      }
      await Promise.race([throwRound(target, `${seed}/${round}`, report), victim.dies]);
      onProgress?.(report.count);
      if (round + 1 === Math.ceil(rounds / 4)) warmed = (await atRest(victim, target)).heap;
    }
    const after = await atRest(victim, target);
    report.honestMoves = target.honest.moves;
    report.heap = [inMb(warmed), inMb(after.heap)];
    report.problems.push(...problemsInside(after, warmed), ...changesIn(target, before, after.matches));
    if (victim.complaints() !== '')
      report.problems.push(`written beside the log: ${victim.complaints().slice(0, 500)}`);
    target.honest.close();
    await victim.stop();
  } catch (error) {
    report.problems.push((error as Error).message);
  } finally {
    closeRequests();
  }
  return report;
}

async function throwRound(target: Target, seed: string, report: Fuzzed): Promise<void> {
  const note = (kind: string, sent: number, answers: Readonly<Record<string, number>>) => {
    report.count += sent;
    add(report.sent, kind, sent);
    for (const [answer, times] of Object.entries(answers)) {
      add(report.answers, answer, times);
      // 501 says that there is no such method
      if (/^(http|tcp) 5(?!01)/.test(answer)) report.problems.push(`${answer} in round ${seed}`);
    }
  };
  const requests = (kind: string, many: number, one: typeof ask) =>
    Array.from({ length: many }, async (_, i) => {
      note(kind, 1, { [await one(randomFrom(`${seed}/${kind}/${i}`), target)]: 1 });
    });
  const sockets = Array.from({ length: ROUND.sockets }, async (_, i) => {
    const thrown = await attack(randomFrom(`${seed}/sockets/${i}`), target, ROUND.packets, ROUND.frames);
    for (const { kind, count, answers } of thrown) note(kind, count, answers);
  });
  await Promise.all([
    ...requests('requests', ROUND.requests, ask),
    ...requests('babble', ROUND.babble, babble),
    ...sockets,
    target.honest.move(),
  ]);
  const { ok } = (await (await fetch(`${target.address}/healthz`)).json()) as { ok: boolean };
  if (!ok) report.problems.push(`not healthy after round ${seed}`);
}

const add = (counts: Record<string, number>, name: string, more: number): void => {
  counts[name] = (counts[name] ?? 0) + more;
};

/** After the connections that the attackers left are closed. */
function atRest(victim: Victim, target: Target): Promise<Inside> {
  closeRequests();
  return victim.look(matchesOf(target));
}

const inMb = (bytes: number): number => Math.round(bytes / 100_000) / 10;

function problemsInside({ polluted, errors, heap }: Inside, warmed: number): string[] {
  const growth = inMb(heap - warmed);
  return [
    ...polluted.map((name) => `polluted: ${name}`),
    ...errors.map((line) => `logged: ${line}`),
    ...(growth > MOST_GROWTH_MB ? [`the heap has grown by ${growth} MB`] : []),
  ];
}

/** Nothing changed where nobody had a right to, and elsewhere only by legal moves of the seat that had it. */
function changesIn(
  { module, played, still, own, honest }: Target,
  before: ReadonlyMap<string, Kept>,
  after: readonly Kept[],
): string[] {
  const problems: string[] = [];
  const demand = (isTrue: boolean, problem: string) => {
    if (!isTrue) problems.push(problem);
  };
  for (const now of after) {
    const { id } = now.record;
    const then = before.get(id) as Kept;
    const right = own.find(({ match }) => match === id)?.seat ?? null;
    const others = [then, now].map(({ record }) => record.seats.filter(({ seat }) => seat !== right));
    demand(isDeepStrictEqual(others[0], others[1]), `somebody else's seat has changed in ${id}`);
    demand(isLegal(module, now), `${id} has a move that is not legal`);
    demand(
      now.talk.every(({ seat }) => seat === right),
      `somebody has talked for another in ${id}`,
    );
    if (id === still) demand(isDeepStrictEqual(now, then), 'a match that nobody plays has changed');
    else if (id === played) demand(now.record.stateId === honest.moves, 'others have moved in an honest match');
    else
      demand(
        movesIn(now.log).every(({ seat }) => seat === right),
        `somebody has moved for another in ${id}`,
      );
  }
  return problems;
}

function isLegal({ rules }: AnyGame, { initial, log }: Kept): boolean {
  const G: unknown = structuredClone(initial.G);
  try {
    for (const move of movesIn(log)) act(rules, G, move);
    return true;
  } catch {
    return false;
  }
}
