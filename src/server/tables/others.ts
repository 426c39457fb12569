/** What other processes say: their signals are only ids, so what happened is read, and told to those who are here. */
import { NOBODY_THERE, type SignalKind } from '../store/contract/processes.ts';
import { tellLine } from './chat.ts';
import { stateIdOf } from './engine.ts';
import type { House } from './house.ts';
import type { Lobby } from './lobby.ts';
import { refused } from './refusals.ts';
import type { Table } from './table.ts';

/** What is not at the tables. */
export interface Surroundings {
  readonly lobby: Lobby;
  /** Somebody has signed out, or is no more. */
  accountChanged(accountId: string): void;
  /** It is not known who. */
  anyAccountChanged(): Promise<void>;
}

export class Others {
  readonly #house: House;
  readonly #surroundings: Surroundings;

  constructor(house: House, surroundings: Surroundings) {
    this.#house = house;
    this.#surroundings = surroundings;
    house.deps.store.signals.listen((kind, ids) => {
      void house.doing(this.#hear(kind, ids));
    });
  }

  async #hear(kind: SignalKind, ids: readonly string[]): Promise<void> {
    try {
      await this.#answer(kind, ids);
    } catch (error) {
      this.#house.deps.log.error({ err: error, kind, ids }, 'news of another process could not be told');
    }
  }

  async #answer(kind: SignalKind, [id = '', other = '']: readonly string[]): Promise<void> {
    const { shelf } = this.#house;
    const { lobby } = this.#surroundings;
    switch (kind) {
      case 'moved':
        return (await shelf.findUsed(id))?.follow();
      case 'turned':
        return this.#turned(id);
      case 'changed':
        return this.#changed(id);
      case 'said':
        return this.#said(await shelf.findUsed(id), other);
      case 'presence':
        return (await shelf.findUsed(id))?.attendance.announce();
      case 'gone':
        return lobby.gone(id);
      case 'invited':
        return lobby.invited(id, other);
      case 'account':
        return this.#surroundings.accountChanged(id);
      case 'again':
        return this.lookAgain();
    }
  }

  /** Players who are elsewhere on the site hear of it too. */
  async #turned(matchId: string): Promise<void> {
    const { lobby } = this.#surroundings;
    const match = lobby.isEmpty ? null : await this.#house.deps.store.matches.get(matchId);
    if (match) lobby.tellPlayers(match);
  }

  async #changed(matchId: string): Promise<void> {
    const { shelf, deps } = this.#house;
    const { lobby } = this.#surroundings;
    const table = await shelf.findUsed(matchId);
    if (!table && lobby.isEmpty) return;
    const match = await (table ? this.#changeTable(table) : deps.store.matches.get(matchId));
    if (match) lobby.change(match, false);
  }

  /** Bots are woken by the process that has made the change. */
  async #changeTable(table: Table) {
    const match = await table.followChange();
    if (match === null) {
      table.tell('refused', refused('noSuchMatch').refusal);
      this.#house.shelf.forget(table.id);
    }
    return match;
  }

  async #said(table: Table | null, lineId: string): Promise<void> {
    // one after the other, so that lines stay in their order
    await table?.alone(async () => {
      const line = await this.#house.deps.store.chats.get(lineId);
      if (line) tellLine(table, line);
    });
  }

  /** Everything in use, after anything may have been missed. */
  async lookAgain(): Promise<void> {
    for (const table of this.#house.shelf.used) {
      await this.#changeTable(table);
      table.attendance.announce();
      table.remind();
    }
    await this.#surroundings.anyAccountChanged();
  }

  /** Whether something was missed without anyone knowing: a process may be killed between its write and its signal. */
  async compare(): Promise<void> {
    const { shelf, deps } = this.#house;
    const tables = shelf.used;
    const ids = tables.map(({ id }) => id);
    const stateIds = await deps.store.matches.stateIds(ids);
    const elsewhere = await deps.store.presence.elsewhere(ids);
    for (const table of tables) {
      const stateId = stateIds.get(table.id);
      if (stateId === undefined) await this.#changeTable(table);
      else if (stateId > stateIdOf(table.state)) await table.follow();
      table.attendance.compare(elsewhere.get(table.id) ?? NOBODY_THERE);
    }
  }
}
