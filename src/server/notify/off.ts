/** One click turns it off: what every message carries for that, signed so that nobody else can. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CHANNELS, type ChannelKind } from '../store/contract/messages.ts';
import type { Store } from '../store/store.ts';

/** What is turned off: a channel, or all that is told of a match. */
export type Off = { readonly accountId: string } & ({ readonly channel: ChannelKind } | { readonly matchId: string });

export interface OffTokens {
  sign(off: Off): string;
  /** Null if it is not one of ours. */
  read(token: string): Off | null;
}

const TOKEN = /^([\w-]{1,200})\.([\w-]{43})$/;

export async function offTokens({ secrets }: Pick<Store, 'secrets'>): Promise<OffTokens> {
  const key = Buffer.from(await secrets.get('off', () => randomBytes(32).toString('base64url')), 'base64url');
  const mark = (said: string) => createHmac('sha256', key).update(said).digest('base64url');
  return {
    sign(off) {
      const said = Buffer.from(JSON.stringify(wordsOf(off))).toString('base64url');
      return `${said}.${mark(said)}`;
    },
    read(token) {
      const [, said = '', shown = ''] = TOKEN.exec(token) ?? [];
      if (said === '' || !timingSafeEqual(Buffer.from(shown), Buffer.from(mark(said)))) return null;
      // whoever could sign it has written it
      return offOf(JSON.parse(Buffer.from(said, 'base64url').toString()) as Words);
    },
  };
}

type Words = readonly [accountId: string, what: string];

const wordsOf = (off: Off): Words => [off.accountId, 'channel' in off ? off.channel : off.matchId];

function offOf([accountId, what]: Words): Off {
  const channel = CHANNELS.find((name) => name === what);
  // ids of matches are longer than any channel's name
  return channel ? { accountId, channel } : { accountId, matchId: what };
}
