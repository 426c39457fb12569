/** Talk at a table: one channel for the players, one for those who watch. */
import { randomUUID } from 'node:crypto';
import type { Channel, ChatLine } from '../store/contract/chats.ts';
import type { Store } from '../store/store.ts';
import { refused } from './refusals.ts';
import type { Table } from './table.ts';
import type { Viewer } from './viewer.ts';

/** Nobody is shown anybody's account. */
export type SaidLine = Omit<ChatLine, 'accountId'>;

export const channelOf = ({ seat }: Viewer): Channel => (seat === null ? 'spectators' : 'players');

export function lineOf(table: Table, viewer: Viewer, channel: Channel, text: string, at: number): ChatLine {
  const { seat, account } = viewer;
  if (channel !== channelOf(viewer)) throw refused('notYourChannel');
  const name = seat === null ? account?.name : table.match.seats.find((one) => one.seat === seat)?.name;
  if (name == null) throw refused('signInFirst');
  return { id: randomUUID(), channel, accountId: account?.id ?? null, seat, name, text, at };
}

export async function say(table: Table, store: Store, line: ChatLine): Promise<void> {
  await store.chats.add(table.id, line);
  tellLine(table, line);
  store.signals.send('said', table.id, line.id);
}

/** To all who are here and may hear it. */
export function tellLine(table: Table, line: ChatLine): void {
  const { accountId: _accountId, ...said } = line;
  for (const { seat, socket } of table.viewers) {
    if (!mayHear(table, seat === null, line.channel)) continue;
    socket.emit('said', table.id, said satisfies SaidLine);
    // boardgame.io's own clients know players only
    if (line.seat !== null) {
      socket.emit('chat', table.id, { id: line.id, sender: String(line.seat), payload: line.text });
    }
  }
}

/** Those who watch see more than one hand at times: players read them when it can do no harm any more. */
const mayHear = ({ match }: Table, isSpectator: boolean, channel: Channel): boolean =>
  channel === 'players' || isSpectator || match.status === 'over';
