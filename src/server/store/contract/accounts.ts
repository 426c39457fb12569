/** People, and how they are known on their devices. */
import type { Language } from '../../languages.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
  /** Where a sign-in link may be sent; null for a guest. */
  readonly email: string | null;
  /** What messages to the person are written in. */
  readonly language: Language;
  readonly createdAt: number;
}

/** A link that works once. Only the hash of its token is kept. */
export interface OneTimeLink {
  readonly tokenHash: string;
  readonly accountId: string;
  /** To carry the account to another device, or to prove that an address is one's own. */
  readonly purpose: 'device' | 'email';
  /** The address to be proved. */
  readonly email: string | null;
  readonly expiresAt: number;
}

export interface Companion {
  readonly accountId: string;
  readonly name: string;
  readonly lastPlayedAt: number;
}

export interface Accounts {
  create(account: Account): Promise<void>;
  get(id: string): Promise<Account | null>;
  byEmail(email: string): Promise<Account | null>;
  /** Also on every seat that the account holds. */
  rename(id: string, name: string): Promise<void>;
  setEmail(id: string, email: string): Promise<'set' | 'taken'>;
  setLanguage(id: string, language: Language): Promise<void>;
  openSession(tokenHash: string, accountId: string, at: number): Promise<void>;
  /** Whose session it is; notes that it was used. */
  session(tokenHash: string, at: number): Promise<Account | null>;
  closeSession(tokenHash: string): Promise<void>;
  putLink(link: OneTimeLink): Promise<void>;
  /** The first who asks gets it, if it has not expired; it is gone then. */
  takeLink(tokenHash: string, purpose: OneTimeLink['purpose'], at: number): Promise<OneTimeLink | null>;
  /** People whom one has sat at a table with since a match began there, latest first. */
  companions(id: string, most: number): Promise<Companion[]>;
  /** Everything that is kept about a person, as plain data. */
  export(id: string): Promise<Record<string, unknown> | null>;
  /**
   * Forgets the person: sessions, links, address, name, chats and invitations are gone, seats that wait for the start
   * are free again, all other seats stay, without account and name; a bot plays on where others are left to play with.
   */
  delete(id: string): Promise<void>;
}
