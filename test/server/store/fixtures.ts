/** People and matches to fill a store with. */
import type { State } from 'boardgame.io';
import type { ChatLine } from '../../../src/server/store/contract/chats.ts';
import type { NewHolder, NewMatch, SeatRecord } from '../../../src/server/store/contract/match.ts';
import type { Progress } from '../../../src/server/store/contract/steps.ts';
import type { Store } from '../../../src/server/store/store.ts';

export const state = (stateId: number): State =>
  ({
    G: { stones: [stateId, -1.5, 2 ** 53], note: 'naïve \u0000 "🦎"', nothing: null },
    ctx: { turn: stateId, numPlayers: 2, playOrder: ['0', '1'], activePlayers: null },
    plugins: { random: { data: { seed: 'secret' } } },
    _stateID: stateId,
    _undo: [],
    _redo: [],
  }) as unknown as State;

export const newMatch = (id: string, more: Partial<NewMatch> = {}): NewMatch => ({
  id,
  game: 'salamandra',
  players: 2,
  options: { expert: true, nested: { list: [1, 'two', null] } },
  visibility: 'public',
  pace: 'live',
  turnMs: null,
  isRated: false,
  hostId: null,
  createdAt: 1000,
  initial: state(0),
  toAct: [0],
  ...more,
});

export const holder = (accountId: string | null, name = accountId ?? 'Stranger'): NewHolder => ({
  accountId,
  name,
  colour: null,
  credentialsHash: null,
});

/** A seat that nobody has sat down on. */
export const freeSeat = (seat: number): SeatRecord => ({
  seat,
  accountId: null,
  name: null,
  colour: null,
  credentialsHash: null,
  data: null,
  player: 'person',
  bot: null,
  dueAt: null,
  missed: 0,
  standIn: false,
  awayUntil: null,
  votes: null,
});

export async function people(store: Store, ...ids: string[]): Promise<void> {
  for (const id of ids) await store.accounts.create({ id, name: id, email: null, language: 'en', createdAt: 1 });
}

/** A match in which these accounts, made before, sit in this order; it runs. */
export async function runningMatch(store: Store, id: string, ...accounts: string[]): Promise<void> {
  await store.matches.create(newMatch(id, { players: accounts.length, hostId: accounts[0] ?? null }));
  for (const account of accounts) await store.matches.takeSeat(id, null, holder(account), 2000);
}

export const step = (after: number, more: Partial<Progress> = {}): Progress => ({
  after,
  stateId: after + 1,
  step: { action: { type: 'MAKE_MOVE', payload: { after } }, log: [{ _stateID: after, turn: 1 }] },
  checkpoint: null,
  toAct: [1],
  isNewTurn: true,
  mark: { seat: 0, turn: after, round: 1, scores: [after, 0] },
  result: null,
  at: 3000 + after,
  ...more,
});

export const chatLine = (id: string, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  channel: 'players',
  accountId: 'a',
  seat: 0,
  name: 'Anna',
  text: `line ${id} <b>"'🦎`,
  at: 10,
  ...more,
});
