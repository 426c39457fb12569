/** Seats of bots, seats that were left, and turns whose time has run out: a bot plays them, with what the seat may see and by the same way as everyone. */
import { setImmediate } from 'node:timers/promises';
import type { AnyAction } from '../../games/module.ts';
import { type BotLevel, levelAmong } from '../../play/levels.ts';
import type { SeatRecord } from '../store/contract/match.ts';
import type { Beat } from './beat.ts';
import { stateIdOf } from './engine.ts';
import { attempt, move, type Moves } from './moves.ts';
import { Refused } from './refusals.ts';
import type { Table } from './table.ts';
import { Dropped, type Thinkers } from './thinkers.ts';

/** The seat that a bot is to move now; null where a person is to move, or nobody. */
export function botToMove({ match, engine, state }: Table): number | null {
  if (match.status !== 'running') return null;
  const seat = engine.module.rules.toAct(state.G);
  return match.seats.some((one) => one.seat === seat && isForBot(one)) ? seat : null;
}

/** Is there a bot that plays for good, or for this turn? */
export const isForBot = ({ player, standIn }: SeatRecord): boolean => player === 'bot' || standIn;

/** Who thinks for the bots, and when their thoughts are heard in games with secrets. */
export interface Minds {
  readonly thinkers: Thinkers;
  readonly beat: Beat;
}

/** Plays until a person is to move. `goOn` is asked before every move. */
export async function playBots(table: Table, moves: Moves, minds: Minds, goOn: () => boolean): Promise<void> {
  if (table.isBotThinking) return;
  table.isBotThinking = true;
  try {
    for (let seat = botToMove(table); seat !== null && goOn(); seat = botToMove(table)) {
      const plan = await think(table, minds, seat);
      if (plan) await playPlan(table, moves, seat, plan, goOn);
    }
  } catch (error) {
    moves.log.error({ err: error, match: table.id }, 'a bot could not move');
  } finally {
    table.isBotThinking = false;
  }
}

/** Plays where somebody has left, or has let the time run out. */
const STAND_IN: BotLevel = 'medium';

/** Null if the match has gone on without it, or the server ends. */
async function think(table: Table, { thinkers, beat }: Minds, seat: number): Promise<AnyAction[] | null> {
  const { match, state } = table;
  const { meta, rules } = table.engine.module;
  const level = match.seats.find((one) => one.seat === seat)?.bot ?? levelAmong(meta.bots, STAND_IN);
  const isWanted = () => table.state === state;
  try {
    const thought = thinkers.think({ game: meta.id, view: rules.view(state.G, seat), seat, level }, isWanted);
    const plan = await (meta.hasSecrets ? beat(thought) : thought);
    return isWanted() ? plan : null;
  } catch (error) {
    if (error instanceof Dropped) return null;
    throw error;
  }
}

/** What comes to light on the way may spoil the rest of a plan: then the bot thinks again. */
async function playPlan(table: Table, moves: Moves, seat: number, plan: AnyAction[], goOn: () => boolean) {
  for (const [i, [type, ...args]] of plan.entries()) {
    if (botToMove(table) !== seat || !goOn()) return;
    const stateId = stateIdOf(table.state);
    try {
      await attempt(table, moves, { seat, stateId, action: move(seat, type, args), ahead: null });
    } catch (error) {
      if (error instanceof Refused && (i > 0 || isOvertaken(error))) return;
      throw error;
    }
    await setImmediate();
  }
}

/** Somebody else has moved, here or elsewhere; by now the table knows. */
const isOvertaken = ({ refusal: { error } }: Refused): boolean => error === 'staleState' || error === 'alreadyOver';
