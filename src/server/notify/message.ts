/** What one message tells: of each match one thing. */
import { gameCalled } from '../../games/index.ts';
import type { Language } from '../languages.ts';
import type { Account } from '../store/contract/accounts.ts';
import type { MatchRecord } from '../store/contract/match.ts';
import type { ChannelKind, Delivery, Notice, NoticeKind } from '../store/contract/messages.ts';
import type { Store } from '../store/store.ts';
import type { OffTokens } from './off.ts';
import { type LineKind, listIn, timeIn, WORDS } from './words.ts';

export interface Message {
  /** Stays the same however often it is tried. */
  readonly id: string;
  readonly account: Account;
  readonly channel: ChannelKind;
  /** In a few words, all of it. */
  readonly title: string;
  readonly lines: readonly Line[];
  /** The page that turns the channel off, and what a program posts to for the same. */
  readonly off: OffLink;
}

export interface Line {
  readonly kind: LineKind;
  readonly matchId: string;
  readonly game: string;
  readonly opponents: readonly string[];
  /** When the reader's time runs out. */
  readonly dueAt: number | null;
  readonly url: string;
  readonly title: string;
  readonly text: string;
  /** Turns off what is told of this match. */
  readonly mute: OffLink;
}

export interface OffLink {
  readonly page: string;
  readonly api: string;
}

export interface Writing {
  readonly store: Pick<Store, 'matches' | 'accounts'>;
  readonly off: OffTokens;
  readonly publicUrl: () => string;
}

/** Null if nothing of it is there any more. */
export async function write(
  writing: Writing,
  account: Account,
  { id, channel }: Pick<Delivery, 'id' | 'channel'>,
  notices: readonly Notice[],
): Promise<Message | null> {
  const lines: Line[] = [];
  for (const matchId of new Set(notices.map((notice) => notice.matchId))) {
    const match = await writing.store.matches.get(matchId);
    const told = notices.filter((notice) => notice.matchId === matchId).map(({ kind }) => kind);
    if (match) lines.push(await lineOf(writing, account, match, weightiest(told)));
  }
  if (lines.length === 0) return null;
  return {
    id,
    account,
    channel,
    title: titleOf(account.language, lines),
    lines,
    off: offOf(writing, account, channel),
  };
}

/** Only shows that the way is open. */
export const testMessage = (writing: Writing, account: Account, id: string, channel: ChannelKind): Message => ({
  id,
  account,
  channel,
  title: WORDS[account.language].testTitle,
  lines: [],
  off: offOf(writing, account, channel),
});

const linkTo = ({ publicUrl }: Writing, token: string): OffLink => ({
  page: `${publicUrl()}/off/${token}`,
  api: `${publicUrl()}/api/off/${token}`,
});

const offOf = (writing: Writing, { id }: Account, channel: ChannelKind): OffLink =>
  linkTo(writing, writing.off.sign({ accountId: id, channel }));

/** Of several things that there are to be told of a match, the one that says most. */
function weightiest(kinds: readonly NoticeKind[]): LineKind {
  if (kinds.includes('turn') && kinds.includes('started') && !kinds.includes('reminder')) return 'first';
  const order = ['ended', 'reminder', 'turn', 'started', 'invited'] as const;
  return order.find((kind) => kinds.includes(kind)) ?? 'turn';
}

async function lineOf(writing: Writing, account: Account, match: MatchRecord, kind: LineKind): Promise<Line> {
  const { name: game } = gameCalled(match.game).meta;
  const words = WORDS[account.language];
  const own = match.seats.find(({ accountId }) => accountId === account.id);
  const opponents = match.seats.flatMap(({ accountId, name }) => (accountId !== account.id && name ? [name] : []));
  const who = kind === 'invited' ? await inviter(writing, account, match) : listIn(account.language, opponents);
  const dueAt = kind === 'ended' ? null : (own?.dueAt ?? null);
  const due = dueAt === null ? [] : [words.due(timeIn(account.language, dueAt))];
  return {
    kind,
    matchId: match.id,
    game,
    opponents,
    dueAt,
    url: `${writing.publicUrl()}/match/${match.id}`,
    title: words.title(kind, game),
    text: [words.line(kind, game, who), ...due].join(' '),
    mute: linkTo(writing, writing.off.sign({ accountId: account.id, matchId: match.id })),
  };
}

/** The name of who invites; empty if they are no more. */
async function inviter({ store }: Writing, account: Account, match: MatchRecord): Promise<string> {
  const invitations = await store.matches.invitations(account.id);
  const from = invitations.find((one) => one.match.id === match.id)?.from;
  return (from === undefined ? null : await store.accounts.get(from))?.name ?? '';
}

const WAITS: ReadonlySet<LineKind> = new Set(['turn', 'first', 'reminder']);

function titleOf(language: Language, lines: readonly Line[]): string {
  const [only] = lines;
  if (only && lines.length === 1) return only.title;
  return WORDS[language].several(lines.filter(({ kind }) => WAITS.has(kind)).length, lines.length);
}
