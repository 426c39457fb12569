/** The parts of the site that take any game, with Salamandra. */
import type { LogEntry } from 'boardgame.io';
import { salamandra } from '../../src/games/salamandra/index.ts';
import type { LogLine } from '../../src/games/salamandra/log.ts';
import type { Action } from '../../src/games/salamandra/rules/actions.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import type { Options } from '../../src/games/module.ts';
import type { Seated } from '../../src/games/seats.ts';
import type { MatchFile } from '../../src/play/match-file.ts';
import * as turns from '../../src/web/bots/turns.ts';
import * as hotSeat from '../../src/web/hotSeat.ts';
import type { LocalMatch, LocalMatches } from '../../src/web/localMatches.ts';
import * as localTable from '../../src/web/localTable.ts';
import * as newMatch from '../../src/web/newMatch.ts';
import * as past from '../../src/web/online/replay/localPast.ts';
import * as position from '../../src/web/position.ts';

const GAMES = { [salamandra.meta.id]: salamandra };

export type HotSeat = hotSeat.HotSeat<G, Action, LogLine>;

export const openHotSeat = (file: MatchFile, keep?: (file: MatchFile, G: G) => void): HotSeat =>
  hotSeat.openHotSeat(salamandra, file, keep);

export const dealMatch = (seats: readonly Seated[], seed?: string, options?: Options): LocalMatch =>
  newMatch.dealMatch(salamandra, seats, seed, options);

export const matchFromFile = (text: string): LocalMatch => newMatch.matchFromFile(text, GAMES);

export const checkFile = (text: string) => newMatch.checkFile<G>(text, GAMES);

export const findTable = (matches: LocalMatches, id: string) => localTable.findTable(salamandra, matches, id);

export const openLocalTable = (matches: LocalMatches, match: LocalMatch): HotSeat =>
  localTable.openLocalTable(salamandra, matches, match);

export const localPast = (match: Pick<LocalMatch, 'id' | 'file'>) => past.localPast(salamandra, match);

export const toldLines = (opening: unknown, log: readonly LogEntry[]) =>
  position.toldLines(salamandra, opening as G, log);

export const turnsOf = (file: MatchFile, seat: number) => turns.turnsOf(salamandra, file, seat);
