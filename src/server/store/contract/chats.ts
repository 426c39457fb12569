/** What is said at a table. */

export type Channel = 'players' | 'spectators';

export interface ChatLine {
  readonly id: string;
  readonly channel: Channel;
  readonly accountId: string | null;
  /** Of a player; null for a spectator. */
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Chats {
  add(matchId: string, line: ChatLine): Promise<void>;
  /** The newest, oldest first. */
  list(matchId: string, channel: Channel, most: number): Promise<ChatLine[]>;
  get(id: string): Promise<ChatLine | null>;
}
