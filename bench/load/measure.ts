/** What a server does while everybody plays. */
import { usageOf } from '../usage.ts';
import type { Table } from './table.ts';

export interface Measured {
  /** How long each move took, in milliseconds. */
  readonly latencies: readonly number[];
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly updates: number;
  readonly bytes: number;
}

/** A move that has no answer for so long never gets one. */
const PATIENCE_MS = 20_000;

/** All play for so many seconds, and until the last answer is there. */
export async function measure(
  addresses: readonly string[],
  tables: readonly Table[],
  seconds: number,
): Promise<Measured> {
  const used = await cpuSecondsOf(addresses);
  const heard = heardAt(tables);
  const latencies: number[] = [];
  const begun = performance.now();
  const until = begun + 1000 * seconds;
  const playing = tables.map((table) => table.play(until, (milliseconds) => latencies.push(milliseconds)));
  await inTime(1000 * seconds + PATIENCE_MS, Promise.all(playing));
  const ended = performance.now();
  const { updates, bytes } = heardAt(tables);
  return {
    latencies,
    seconds: (ended - begun) / 1000,
    cpuSeconds: (await cpuSecondsOf(addresses)) - used,
    updates: updates - heard.updates,
    bytes: bytes - heard.bytes,
  };
}

async function cpuSecondsOf(addresses: readonly string[]): Promise<number> {
  const usages = await Promise.all(addresses.map(usageOf));
  return usages.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
}

export function summary(rounds: readonly Measured[]) {
  const total = (what: (round: Measured) => number) => rounds.reduce((sum, round) => sum + what(round), 0);
  const latencies = rounds.flatMap((round) => round.latencies).toSorted((a, b) => a - b);
  const moves = latencies.length;
  const quantile = (part: number) => rounded(latencies[Math.floor(part * moves)] ?? NaN, 1);
  return {
    moves,
    movesPerSecond: Math.round(moves / total(({ seconds }) => seconds)),
    p50: quantile(0.5),
    p99: quantile(0.99),
    cpuMicrosPerMove: Math.round((1e6 * total(({ cpuSeconds }) => cpuSeconds)) / moves),
    bytesPerUpdate: Math.round(total(({ bytes }) => bytes) / total(({ updates }) => updates)),
  };
}

export const rounded = (number: number, digits: number): number => Number(number.toFixed(digits));

function heardAt(tables: readonly Table[]): { updates: number; bytes: number } {
  const players = tables.flatMap((table) => table.players);
  const total = (what: 'updates' | 'bytes') => players.reduce((sum, player) => sum + player[what], 0);
  return { updates: total('updates'), bytes: total('bytes') };
}

async function inTime(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the server does not answer')), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
