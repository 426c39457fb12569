/** Posts to addresses that strangers have named: only to the open internet, without following anybody anywhere. */
import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Outcome } from './outcome.ts';
import { isPublic, literalAddress, NotPublic, publicLookup } from './public-addresses.ts';

/** From the first step to the answer. */
const PATIENCE_MS = 10_000;

export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** What came back: a status, or that it surely did not get there, or that nobody knows. */
export type Answer = number | 'refused' | 'unreachable' | 'unsure';

export type Post = (parcel: Parcel) => Promise<Answer>;

export const poster =
  (allowPrivate: boolean): Post =>
  async ({ url: address, headers, body }) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return 'refused';
    const literal = literalAddress(url);
    if (!allowPrivate && literal !== null && !isPublic(literal)) return 'refused';
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'Litha' },
      agent: false,
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    });
    return answerTo(request, body);
  };

const answerTo = (request: ClientRequest, body: string | Buffer): Promise<Answer> =>
  new Promise((resolve) => {
    let hasGoneOut = false;
    const late = setTimeout(() => request.destroy(new Error('no answer in time')), PATIENCE_MS);
    const end = (answer: Answer) => {
      clearTimeout(late);
      resolve(answer);
    };
    // the body is not sent before there is a connection, so nothing has gone out until then
    request.once('socket', (socket) => {
      socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => (hasGoneOut = true));
    });
    request.once('response', (response) => {
      end(response.statusCode ?? 0);
      // whatever else there is to read, nobody here wants to know
      response.destroy();
    });
    request.once('error', (error) => {
      if (error instanceof NotPublic) end('refused');
      else end(hasGoneOut ? 'unsure' : 'unreachable');
    });
    request.end(body);
  });

/** A door that is shut stays shut; one who is only busy may open it another time. */
export function outcomeOf(answer: Answer): Outcome {
  if (answer === 'refused') return 'never';
  if (answer === 'unreachable') return 'again';
  if (answer === 'unsure') return 'unsure';
  if (answer >= 200 && answer < 300) return 'sent';
  return answer >= 500 || answer === 408 || answer === 429 ? 'again' : 'never';
}
