/** A message that wakes a browser: encrypted for it alone, and signed with the server's own key. */
import webPush from 'web-push';
import type { MailSettings } from '../settings.ts';
import type { PushSubscription } from '../store/contract/messages.ts';
import type { Store } from '../store/store.ts';
import type { Message } from './message.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf, type Post } from './post.ts';
import { WORDS } from './words.ts';

/** A browser that is not switched on so long hears nothing of it, in seconds. */
const TTL = 3 * 24 * 3600;
/** What fits into a push, and what anybody wants to find. */
const MOST_LINES = 5;

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start; browsers that have subscribed know the server by it. */
export const pushKeys = async ({ secrets }: Pick<Store, 'secrets'>): Promise<PushKeys> =>
  JSON.parse(await secrets.get('push', () => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;

/** Whom a push service may turn to. */
export function pushSubject(publicUrl: string, mail: MailSettings | null): string {
  if (publicUrl.startsWith('https:')) return publicUrl;
  const address = /[^\s<>]+@[^\s<>]+/.exec(mail?.from ?? '')?.[0];
  return `mailto:${address ?? 'nobody@localhost'}`;
}

/** What the service worker shows: one notification for each match. */
export interface PushBody {
  readonly notices: readonly {
    readonly title: string;
    readonly body: string;
    readonly tag: string;
    readonly url: string;
  }[];
  readonly off: { readonly url: string; readonly label: string };
}

export async function sendPush(
  post: Post,
  keys: PushKeys & { readonly subject: string },
  push: PushSubscription | undefined,
  message: Message,
): Promise<Outcome> {
  if (!push) return 'gone';
  const { endpoint, p256dh, auth } = push;
  const subscription = { endpoint, keys: { p256dh, auth } };
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(pushBodyOf(message)), {
    vapidDetails: keys,
    contentEncoding: 'aes128gcm',
    TTL,
    // a push that comes twice after all takes the place of the first
    topic: message.id.replaceAll('-', ''),
  });
  const answer = await post({ url: endpoint, headers, body });
  return answer === 404 || answer === 410 ? 'gone' : outcomeOf(answer);
}

export function pushBodyOf({ id, account, title, lines, off }: Message): PushBody {
  const words = WORDS[account.language];
  const rest = lines.length - MOST_LINES;
  const url = new URL(off.page).origin;
  return {
    notices: [
      ...(lines.length === 0 ? [{ title, body: words.test, tag: id, url: `${url}/account` }] : []),
      ...lines.slice(0, MOST_LINES).map((line) => ({
        title: line.title,
        body: line.text,
        tag: line.matchId,
        url: line.url,
      })),
      ...(rest > 0 ? [{ title, body: words.more(rest), tag: 'more', url: `${url}/play` }] : []),
    ],
    off: { url: off.api, label: words.off },
  };
}
