/** Making a match. */
import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../../games/index.ts';
import { optionsProblem } from '../../games/options.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import type { NewMatch } from '../store/contract/match.ts';
import { createInitialState } from '../tables/initial.ts';

/** Nobody comes to an unlisted match by guessing; and what an operator types does not look like an option. */
export function newMatchId(): string {
  const id = randomBytes(9).toString('base64url').slice(0, 11);
  return id.startsWith('-') ? newMatchId() : id;
}

export interface Plan extends Pick<
  NewMatch,
  'players' | 'options' | 'visibility' | 'pace' | 'turnMs' | 'isRated' | 'hostId' | 'day'
> {
  readonly module: AnyGame;
  /** What it is shuffled with, where that is not left to chance. */
  readonly seed?: string;
}

/** The new match's id. Nobody sits there yet. */
export async function openMatch({ store, now }: Services, { module, seed, ...plan }: Plan): Promise<string> {
  const { id: game, players } = module.meta;
  if (plan.players < players.min || plan.players > players.max) {
    throw new Problem(400, 'badPlayers', `This game is for ${players.min} to ${players.max} players.`);
  }
  const problem = optionsProblem(module.meta, plan.players, plan.options);
  if (problem) throw new Problem(400, 'badOptions', problem);
  const id = newMatchId();
  const initial = createInitialState(module, plan.players, plan.options, seed);
  const seat = module.rules.toAct(initial.G);
  const toAct = seat === null ? [] : [seat];
  // nobody could sit down with whoever plays alone, nor be compared with them
  const alone = plan.players === 1 ? ({ visibility: 'unlisted', isRated: false } as const) : {};
  await store.matches.create({ ...plan, ...alone, id, game, createdAt: now(), initial, toAct });
  return id;
}

/** Who opens matches without end is stopped. */
export function limitOpening({ limits }: Services, address: string, accountId: string | undefined): void {
  limits.take('matchesOfAddress', address);
  if (accountId !== undefined) limits.take('matchesOfAccount', accountId);
}
