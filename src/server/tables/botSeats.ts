/** Seats that were left, and turns whose time has run out: a bot plays them, with what the seat may see and by the same way as everyone. */
import { setImmediate } from 'node:timers/promises';
import type { AnyAction } from '../../games/module.ts';
import { BOTS } from '../../play/bots.ts';
import type { SeatRecord } from '../store/contract/match.ts';
import { stateIdOf } from './engine.ts';
import { attempt, move, type Moves } from './moves.ts';
import { Refused } from './refusals.ts';
import type { Table } from './table.ts';

/** The seat that a bot is to move now; null where a person is to move, or nobody. */
export function botToMove({ match, engine, state }: Table): number | null {
  if (match.status !== 'running') return null;
  const seat = engine.module.rules.toAct(state.G);
  return match.seats.some((one) => one.seat === seat && isForBot(one)) ? seat : null;
}

/** Is there a bot that plays for good, or for this turn? */
export const isForBot = ({ player, standIn }: SeatRecord): boolean => player === 'bot' || standIn;

/** Plays until a person is to move. `goOn` is asked before every move. */
export async function playBots(table: Table, moves: Moves, goOn: () => boolean): Promise<void> {
  if (table.isBotThinking) return;
  table.isBotThinking = true;
  try {
    for (let seat = botToMove(table); seat !== null && goOn(); seat = botToMove(table)) {
      // others may have their turn between two thoughts
      await setImmediate();
      await playPlan(table, moves, seat, think(table, seat), goOn);
    }
  } catch (error) {
    moves.log.error({ err: error, match: table.id }, 'a bot could not move');
  } finally {
    table.isBotThinking = false;
  }
}

function think({ engine: { module }, state }: Table, seat: number): AnyAction[] {
  const view = module.rules.view(state.G, seat);
  return BOTS.greedy(module, view, seat, Math.random);
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
