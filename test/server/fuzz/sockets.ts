/** Packets that no client of ours would send, and frames that are no packets. */
import { type AnyGame, GAMES } from '../../../src/games/index.ts';
import type { AnyAction } from '../../../src/games/module.ts';
import { act, start } from '../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { Ear } from '../tables/opened.ts';
import { below, chance, deep, NAMES, odd, oddObject, orOdd, type Random } from './odd.ts';
import { matchesOf, type Target } from './target.ts';

/** Every action of a whole game: well-formed, and sometimes legal. */
function actionsOfAGame({ rules }: AnyGame): AnyAction[] {
  const random = randomFrom('a game');
  const G = start(rules, 3, 'a game');
  const actions: AnyAction[] = [];
  for (let seat = rules.toAct(G); seat !== null; seat = rules.toAct(G)) {
    const action = pick(rules.legalMoves(G, seat), random);
    act(rules, G, { seat, action });
    actions.push(action);
  }
  return actions;
}

const PLAYED = new Map(Object.values(GAMES).map((module) => [module, actionsOfAGame(module)]));
const ACTIONS = ['SYNC', 'PATCH', 'UPDATE', 'RESET', 'REDO', 'GAME_EVENT', 'PLUGIN', 'STRIP_TRANSIENTS', 'MAKE_MOVE'];
const EVENTS = [
  'message',
  'join',
  'patch',
  'matchData',
  'refused',
  '__proto__',
  'constructor',
  'error',
  '',
  'x'.repeat(999),
];
const SEATS = ['0', '1', '2', '3', null];

/** Each is one field of a move; one in two moves has one that is odd. */
const FIELDS = [
  'action',
  'type',
  'payload',
  'move',
  'args',
  'payload.playerID',
  'stateID',
  'matchID',
  'playerID',
] as const;

function update(random: Random, { module }: Target, matchID: unknown, seat: unknown): [string, ...unknown[]] {
  const wrong = FIELDS[below(random, 2 * FIELDS.length)];
  const field = (name: (typeof FIELDS)[number], meant: readonly unknown[]) =>
    name === wrong ? odd(random) : pick(meant, random);
  const [move, ...args] = chance(random, 0.8)
    ? pick(PLAYED.get(module)!, random)
    : [pick(NAMES, random), pick(NAMES, random)];
  const playerID = chance(random, 0.9) ? seat : pick(SEATS, random);
  const payload = {
    type: field('move', [move]),
    args: field('args', [args]),
    playerID: field('payload.playerID', [playerID]),
    ...(chance(random, 0.1) && { credentials: odd(random) }),
  };
  const action = {
    type: field('type', chance(random, 0.8) ? ['MAKE_MOVE'] : ACTIONS),
    payload: field('payload', [payload]),
    ...(chance(random, 0.1) && { state: { G: { round: 4 }, ctx: { gameover: true }, _stateID: 99 } }),
  };
  const stateID = field('stateID', [0, 0, 0, 1, 2, 3, 4, 1e9]);
  return ['update', field('action', [action]), stateID, field('matchID', [matchID]), field('playerID', [playerID])];
}

/** An event and its arguments, for somebody who sits or stands at a table. */
function packet(random: Random, target: Target, place: readonly unknown[]): [string, ...unknown[]] {
  const [here, seat, credentials] = place;
  const ids = matchesOf(target);
  const kind = below(random, 20);
  if (kind < 12) return update(random, target, chance(random, 0.9) ? here : pick(ids, random), seat);
  if (kind === 12) return ['sync', ...place];
  if (kind === 13) {
    const asked = [orOdd(random, ids), orOdd(random, SEATS), orOdd(random, [credentials, 'made-up', null])];
    return ['sync', ...asked, odd(random)];
  }
  if (kind === 14)
    return ['say', here, orOdd(random, ['players', 'spectators']), orOdd(random, ['x'.repeat(600), 'hello'])];
  if (kind === 15) return ['chat', here, orOdd(random, [{ payload: 'hello', sender: '1' }, oddObject(random)])];
  if (kind === 16) return ['update', Buffer.from('x'), Buffer.alloc(9), here];
  if (kind === 17)
    return ['sync', JSON.parse(deep(below(random, 1000) + 1)), ...Array.from({ length: 50 }, () => odd(random))];
  if (kind === 18) return [pick(['sync', 'update', 'say', 'chat'], random), odd(random), odd(random), odd(random)];
  return [pick(EVENTS, random), odd(random), odd(random)];
}

/** Below socket.io: most of these are answered by cutting the connection. `:game` is the namespace of one. */
const FRAMES = [
  ...'0 1 2 2probe 3 4 5 6 9 b b!!! 4{ 40 40/nowhere, 40/__proto__, 40/lobby,{"token":1} 41 42 42[] 43/:game,1[]'.split(
    ' ',
  ),
  ...'42/:game,["disconnect"] 42/:game,["connect_error"] 42/:game,["newListener"] 42/:game,[1]'.split(' '),
  ...'42/:game,[null] 42/:game,{} 42/:game,["sync" 42/:game,99999999999999999999["sync"] 44/:game,"x"'.split(' '),
  ...'45- 451-/:game,["update",{"_placeholder":true,"num":9}] 459999999-/:game,["x"] 46-["x"] 4_ 4'.split(' '),
  '42/:game,["sync",{"__proto__":{"polluted":true}}]',
  `42/:game,["update",${deep(5000)}]`,
  `42/:game,["sync","${'x'.repeat(20_000)}"]`,
  Buffer.from([0, 1, 2, 255]),
  Buffer.alloc(17_000),
];

function frame(random: Random, game: string): string | Buffer {
  const one = pick(FRAMES, random);
  return typeof one === 'string' ? one.replace(':game', game) : one;
}

export interface Thrown {
  readonly kind: 'packets' | 'frames';
  readonly count: number;
  /** How often what was heard. */
  readonly answers: Readonly<Record<string, number>>;
}

/** Comes as somebody, sits down somewhere if it is let, and throws so many packets; at the end some frames. */
export async function attack(random: Random, target: Target, packets: number, frames: number): Promise<Thrown[]> {
  const headers = {
    ...(chance(random, 0.5) && { cookie: target.cookie }),
    'x-forwarded-for': `10.8.0.${below(random, 256)}`,
  };
  const game = target.module.meta.id;
  const room = chance(random, 0.95) ? game : 'lobby';
  const ear = new Ear(`${target.address}/${room}`, { headers });
  await ear.next('connect');
  const place = pick(placesIn(target), random);
  ear.send('sync', ...place);
  for (let i = 0; i < packets; i += 1) {
    const [event, ...args] = packet(random, target, place);
    ear.send(event, ...args, ...(chance(random, 0.05) ? [() => undefined] : []));
  }
  // whatever has been sent before is answered before this; the lobby answers nothing
  ear.send('sync', 'fence');
  if (room === game) await untilFence(ear);
  for (let i = 0; i < frames; i += 1) rawOf(ear)?.send(frame(random, game));
  const gone = ear.next(['disconnect', 'connect_error']);
  ear.socket.io.engine.close();
  await gone;
  ear.close();
  return [
    { kind: 'packets', count: packets, answers: answersIn(ear) },
    { kind: 'frames', count: frames, answers: {} },
  ];
}

/** Where it may sit, or at least look on. */
function placesIn({ own, still, played }: Target): (string | null)[][] {
  const [byAccount, byCredentials = byAccount] = [own[0], own.at(-1)];
  const seat = [byCredentials?.match ?? '', String(byCredentials?.seat), byCredentials?.credentials ?? null];
  return [seat, seat, [byAccount?.match ?? '', null, null], [still, null, null], [played, null, null]];
}

const isEnd = (id: unknown, more: unknown): boolean =>
  id === 'fence' || typeof (more as { error?: unknown } | null)?.error !== 'string';

const untilFence = (ear: Ear): Promise<unknown[]> => ear.next(['refused', 'disconnect'], isEnd);

interface RawSocket {
  send(data: string | Buffer): void;
}

const rawOf = ({ socket }: Ear): RawSocket | undefined =>
  (socket.io.engine.transport as unknown as { ws?: RawSocket }).ws;

function answersIn({ heard }: Ear): Record<string, number> {
  const answers: Record<string, number> = {};
  for (const { event, args } of heard) {
    const name = event === 'refused' ? `refused ${(args[1] as { error: string }).error}` : `heard ${event}`;
    answers[name] = (answers[name] ?? 0) + 1;
  }
  return answers;
}
