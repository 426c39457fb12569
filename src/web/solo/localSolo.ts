/** What was done alone in this browser, by level: kept apart from the matches, so that it stays when they are deleted. */
import { useMemo, useSyncExternalStore } from 'react';
import { RUDOLPH_LEVELS, type RudolphLevel } from '../../games/salamandra/content/rudolph.ts';
import type { MatchFile } from '../../play/match-file.ts';
import { browserStorage, recall, remember } from '../storage.ts';

export interface SoloRecord {
  readonly played: number;
  readonly won: number;
  /** A victory before a defeat, then the greater lead; null for who has always given up. */
  readonly best: SoloResult | null;
}

export interface SoloResult {
  readonly isWon: boolean;
  readonly score: number;
  /** Rudolph's points. */
  readonly rival: number;
}

interface Kept {
  readonly records: Partial<Record<RudolphLevel, SoloRecord>>;
  /** What those games were shuffled with, or how they lay: one that is opened again from a file is still the same. */
  readonly games: readonly string[];
}

const KEY = 'litha.solo';

const listeners = new Set<() => void>();

/** Of what lies there, all that is sound. */
export function readKept(value: unknown): Kept {
  const { records, games } = Object(value) as { records?: unknown; games?: unknown };
  const found = Object(records) as Partial<Record<RudolphLevel, unknown>>;
  const sound = RUDOLPH_LEVELS.flatMap((level) => (isRecord(found[level]) ? [[level, found[level]] as const] : []));
  return {
    records: Object.fromEntries(sound),
    games: Array.isArray(games) ? games.filter((game): game is string => typeof game === 'string') : [],
  };
}

function isRecord(value: unknown): value is SoloRecord {
  const { played, won, best } = Object(value) as Partial<SoloRecord>;
  return isCount(played) && isCount(won) && (best === null || isResult(best));
}

function isResult(value: unknown): value is SoloResult {
  const { isWon, score, rival } = Object(value) as Partial<SoloResult>;
  return typeof isWon === 'boolean' && isCount(score) && isCount(rival);
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** A game that has just ended; each counts once. */
export function countSolo({ options, seed, arrangement, result }: MatchFile): void {
  const level = RUDOLPH_LEVELS.find((one) => one === options['rudolph']);
  const { records, games } = readKept(recall(KEY));
  const game = seed ?? JSON.stringify(arrangement);
  if (!level || !result || games.includes(game)) return;
  const [score = 0, rival = 0] = result.scores;
  const isWon = result.winners.includes(0);
  const { played, won, best } = records[level] ?? NOTHING;
  const record = {
    played: played + 1,
    won: won + Number(isWon),
    best: better(best, { isWon, score, rival }),
  };
  remember(KEY, { records: { ...records, [level]: record }, games: [...games, game] } satisfies Kept);
  for (const listener of listeners) listener();
}

const NOTHING: SoloRecord = { played: 0, won: 0, best: null };

const better = (one: SoloResult | null, other: SoloResult): SoloResult => {
  if (one === null) return other;
  if (one.isWon !== other.isWon) return one.isWon ? one : other;
  return one.score - one.rival >= other.score - other.rival ? one : other;
};

/** Null where nothing has been played yet. */
export function useLocalSolo(level: number): SoloRecord | null {
  const text = useSyncExternalStore(subscribe, read);
  return useMemo(
    () => (text === null ? null : (readKept(recall(KEY)).records[level as RudolphLevel] ?? null)),
    [text, level],
  );
}

const read = (): string | null => browserStorage().getItem(KEY);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // written in another tab
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
