/** Requests that no client of ours would make. */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { pick } from '../../../src/play/random.ts';
import { chance, below, deep, NAMES, odd, oddObject, orOdd, type Random } from './odd.ts';
import { matchesOf, type Target } from './target.ts';

/** What came of it: a status, or that the connection was cut. */
export type Answer = string;

/** Addresses with the method that they are meant for; `:game` is a game, `:id` a match of it. */
const ROUTES =
  `GET /healthz|GET /metrics|GET /api/me|POST /api/me|PATCH /api/me|GET /api/me/export|POST /api/me/device
POST /api/me/email|POST /api/sign-in|POST /api/session|GET /api/matches|POST /api/matches|GET /api/matches/:id
GET /api/matches/:id/chat|POST /api/matches/:id/join|POST /api/matches/:id/rematch|POST /api/matches/:id/kick
POST /api/matches/:id/invite|POST /api/matches/:id/vote|DELETE /api/matches/:id/vote|GET /api/my/turns
GET /api/me/vacation|POST /api/me/vacation|DELETE /api/me/vacation
POST /api/quick|GET /api/my/matches|GET /api/my/invitations|DELETE /api/my/invitations/:id
GET /api/my/companions|GET /games|POST /games/:game/create|GET /games/:game|GET /games/:game/:id
POST /games/:game/:id/join|POST /games/:game/:id/rename|POST /games/:game/:id/update
POST /games/:game/:id/playAgain|GET /games/__proto__/:id|POST /games/constructor/create|GET /|GET /:game/:id
GET /socket.io/|POST /socket.io/|GET /api/matches/:id/outline|GET /api/matches/:id/steps|GET /api/matches/:id/journal
GET /api/matches/:id/file`.split(/[|\n]/);

/** Who does this with a right to it ends what is to be attacked: here the attackers come without theirs. */
const ENDINGS = `DELETE /api/me|DELETE /api/session|POST /api/matches/:id/leave|POST /api/matches/:id/resign
POST /games/:game/:id/leave`.split(/[|\n]/);

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'REPORT',
  'M-SEARCH',
];
const TYPES = ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'x', ''];
const QUERIES = [
  '',
  '?',
  '?from=%00',
  '?seats=1e9&game=__proto__',
  '?isGameover=x&updatedBefore=-1',
  '?a[b]=c&a=d',
].concat([
  '?EIO=4&transport=polling',
  '?EIO=4&transport=websocket&sid=x',
  '?channel=spectators',
  '?__proto__[x]=1',
  '?from=0&as=spectator',
  '?from=1e5&as=__proto__',
]);
const TRICKS = [
  '%',
  '%E0%A4%A',
  '..%2f..%2fpackage.json',
  '%00',
  '__proto__',
  'constructor',
  '%ff',
  '-'.repeat(5000),
  '*',
];

/** Every field of every body, with what it is meant to hold. */
const fieldsFor = (target: Target): Record<string, readonly unknown[]> => ({
  name: ['Mallory'],
  email: ['mallory@letters.example'],
  token: ['A'.repeat(43)],
  game: [target.module.meta.id],
  players: [2, 3, 4],
  options: [{}],
  visibility: ['public', 'unlisted'],
  pace: ['live', 'relaxed'],
  colour: ['woad', 'madder'],
  seat: [0, 1, 2],
  account: ['00000000-0000-4000-8000-000000000000', target.played],
  playerID: ['0', '1', 0, 2],
  playerName: ['Mallory'],
  credentials: [target.own.at(-1)?.credentials, 'made-up'],
  numPlayers: [2, 3],
  setupData: [null, {}],
  unlisted: [true, null],
  data: [{ ready: true }],
  newName: ['Mallory'],
});

function bodyFor(random: Random, target: Target): string | Buffer {
  const kind = below(random, 20);
  if (kind === 0) return deep(below(random, 4000));
  if (kind === 1) return JSON.stringify({ name: 'x'.repeat(below(random, 40_000)) });
  if (kind === 2) return Buffer.from(Array.from({ length: 40 }, () => below(random, 256)));
  if (kind === 3) return '{"name":"x","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
  if (kind === 4) return JSON.stringify(odd(random));
  if (kind === 5) return '{"players":1e999,"seat":-';
  const fields = Object.entries(fieldsFor(target)).filter(() => chance(random, 0.7));
  const body = Object.fromEntries(fields.map(([name, meant]) => [name, orOdd(random, meant)]));
  return JSON.stringify(chance(random, 0.2) ? { ...body, ...oddObject(random) } : body);
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

export const closeRequests = (): void => agent.destroy();

export function ask(random: Random, target: Target): Promise<Answer> {
  const isEnding = chance(random, 0.1);
  const [meant = '', template = ''] = pick(isEnding ? ENDINGS : ROUTES, random).split(' ');
  const id = chance(random, 0.7) ? pick(matchesOf(target), random) : pick(TRICKS, random);
  const path =
    template.replace(':game', target.module.meta.id).replace(':id', () => id) +
    (chance(random, 0.2) ? pick(QUERIES, random) : '');
  const method = isEnding || chance(random, 0.9) ? meant : pick(METHODS, random);
  const cookies = [`litha_session=${'A'.repeat(43)}`, 'litha_session=', 'litha_session=__proto__; a=b; ;=', ''];
  const headers: Record<string, string> = {
    cookie: !isEnding && method !== 'DELETE' && chance(random, 0.6) ? target.cookie : pick(cookies, random),
    'content-type': chance(random, 0.85) ? 'application/json' : pick(TYPES, random),
    'x-forwarded-for': `10.7.${below(random, 4)}.${below(random, 256)}`,
    ...(chance(random, 0.05) && { origin: pick(['http://evil.example', 'null', target.address], random) }),
    ...(chance(random, 0.05) && { 'x-forwarded-for': pick(['', ',,,', 'x', '::1', '1.2.3.4, __proto__'], random) }),
    ...(chance(random, 0.05) && { 'accept-encoding': pick(['br', 'gzip;q=x', '*'], random) }),
    ...(chance(random, 0.05) && { 'accept-language': pick(['de', '*', ';;;', 'x'.repeat(1000)], random) }),
  };
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
  const body = hasBody ? bodyFor(random, target) : '';
  return new Promise((resolve) => {
    const { hostname, port } = new URL(target.address);
    const asking = request({ agent, hostname, port, path, method, headers }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(`http ${answer.statusCode}`));
    });
    asking.once('error', () => resolve('http cut'));
    asking.end(body);
  });
}

const LINES = [
  'GET / HTTP/1.1',
  'POST /api/me HTTP/1.1',
  'GET /%',
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
  'X',
];
const HEADERS = [
  'Host: x',
  'Content-Length: 5',
  'Content-Length: -1',
  'Transfer-Encoding: chunked',
  'Expect: 100-continue',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  'Content-Type: application/json',
  `Cookie: ${'x'.repeat(20_000)}`,
  ...NAMES.slice(0, 4),
];
const REST = [
  '',
  '',
  '',
  '{"name":"x"}',
  'ffff\r\n',
  '0\r\n\r\n',
  '\u0000\u0001\u0081\u00fe',
  'GET / HTTP/1.1\r\n\r\n',
  'x'.repeat(9000),
];

/** Bytes that are hardly a request at all. */
export function babble(random: Random, { address }: Target): Promise<Answer> {
  const headers = Array.from({ length: below(random, 4) }, () => pick(HEADERS, random));
  const bytes = [pick(LINES, random), 'Host: x', ...headers, '', pick(REST, random)].join('\r\n');
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(address).port), 'localhost', () => socket.end(bytes, 'latin1'));
    socket.on('data', (chunk) => {
      heard += String(chunk);
      // whoever is let in as a socket would be kept
      socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(`tcp ${/^HTTP\/1.1 (\d+)/.exec(heard)?.[1] ?? 'cut'}`));
  });
}
