/** The log as data: what a move brought about becomes lines of a key and typed tokens. The locales word them, and the tokens can be linked to the pieces that they name. */
import type { CardId, Chamber } from './content/cards.ts';
import type { Stick } from './content/terms.ts';
import type { Claim, GameEvent, Place, Seat, Throw } from './rules/state.ts';

type TokenOf<Kind extends string, Value> = { readonly kind: Kind } & Readonly<Value>;

export type PlayerToken = TokenOf<'player', { seat: Seat }>;
export type PlayersToken = TokenOf<'players', { seats: readonly Seat[] }>;
export type CardToken = TokenOf<'card', { id: CardId }>;
export type HandToken = TokenOf<'hand', { cards: readonly CardId[] }>;
export type ChamberToken = TokenOf<'chamber', { chamber: Readonly<Chamber> }>;
export type SticksToken = TokenOf<'sticks', Throw>;
/** For each throw the sticks that showed a key. */
export type KeysToken = TokenOf<'keys', { keys: readonly (readonly Stick[])[] }>;
/** What each threw with one stick, by seat, until one was highest. */
export type StartToken = TokenOf<'start', { throws: readonly (readonly (number | null)[])[] }>;
export type StepsToken = TokenOf<'steps', { n: number }>;
export type PlaceToken = TokenOf<'place', { place: Place }>;
export type AnswerToken = TokenOf<'answer', { yes: boolean }>;
/** Which cards of it were right is told where it failed. */
export type ClaimToken = TokenOf<'claim', { claim: Readonly<Claim>; right?: readonly boolean[] }>;
export type PointsToken = TokenOf<'points', { n: number }>;
export type NumberToken = TokenOf<'number', { n: number }>;

interface ByPlayer {
  player: PlayerToken;
}
interface WithCard extends ByPlayer {
  card: CardToken;
}
interface Question extends WithCard {
  asked: PlayerToken;
}

/** Every line there is, with the tokens that its text may name. */
export interface LogTokens {
  start: ByPlayer & { start: StartToken };
  throw: ByPlayer & { sticks: SticksToken };
  keyThrow: ByPlayer & { keys: KeysToken };
  freed: ByPlayer;
  draw: ByPlayer;
  noCard: ByPlayer;
  keep: ByPlayer;
  noToken: ByPlayer;
  reshuffle: object;
  discard: WithCard;
  token: ByPlayer & { chamber: ChamberToken };
  stay: ByPlayer;
  goHome: ByPlayer & { steps: StepsToken };
  move: ByPlayer & { steps: StepsToken; place: PlaceToken };
  caught: ByPlayer & { by: PlayerToken };
  ask: Question;
  askOpenly: Question & { answer: AnswerToken };
  lay: ByPlayer & { claim: ClaimToken; points: PointsToken };
  tokenBack: ByPlayer;
  fail: ByPlayer & { claim: ClaimToken; hand: HandToken };
  swap: WithCard;
  keepShown: WithCard;
  offerEnd: ByPlayer;
  takeBack: ByPlayer;
  overByTarget: { players: PlayersToken };
  overByCards: { players: PlayersToken };
  overByAgreement: { players: PlayersToken };
  game: { game: NumberToken };
  win: { player: PlayerToken };
  sharedWin: { players: PlayersToken };
}
export type LogKey = keyof LogTokens;
export type Token = LogTokens[LogKey] extends infer T ? (T extends T ? T[keyof T] : never) : never;

export type LogLine = {
  readonly [K in LogKey]: { readonly key: K; readonly tokens: Readonly<LogTokens[K]> };
}[LogKey];

const line = <K extends LogKey>(key: K, tokens: LogTokens[K]) => ({ key, tokens }) as unknown as LogLine;

const player = (seat: Seat): PlayerToken => ({ kind: 'player', seat });
const players = (seats: readonly Seat[]): PlayersToken => ({ kind: 'players', seats });
const by = ({ seat }: { seat: Seat }): ByPlayer => ({ player: player(seat) });
const cardOf = ({ card }: { card: CardId }): CardToken => ({ kind: 'card', id: card });
const withCard = (event: { seat: Seat; card: CardId }): WithCard => ({ ...by(event), card: cardOf(event) });

type EventOf<T extends GameEvent['type'], E = GameEvent> = E extends { type: infer Types }
  ? T extends Types
    ? E
    : never
  : never;

const TELL: { readonly [T in GameEvent['type']]: (event: EventOf<T>) => LogLine } = {
  start: ({ throws, first }) => line('start', { player: player(first), start: { kind: 'start', throws } }),
  throw: ({ seat, sticks, symbol }) =>
    line('throw', { player: player(seat), sticks: { kind: 'sticks', sticks, symbol } }),
  keyThrow: ({ seat, keys }) => line('keyThrow', { player: player(seat), keys: { kind: 'keys', keys } }),
  freed: (event) => line('freed', by(event)),
  draw: (event) => line('draw', by(event)),
  noCard: (event) => line('noCard', by(event)),
  keep: (event) => line('keep', by(event)),
  noToken: (event) => line('noToken', by(event)),
  reshuffle: () => line('reshuffle', {}),
  discard: (event) => line('discard', withCard(event)),
  token: (event) => line('token', { ...by(event), chamber: { kind: 'chamber', chamber: event.chamber } }),
  move: moveLine,
  caught: (event) => line('caught', { ...by(event), by: player(event.by) }),
  ask: askLine,
  lay: ({ seat, claim, points }) =>
    line('lay', { player: player(seat), claim: { kind: 'claim', claim }, points: { kind: 'points', n: points } }),
  tokenBack: (event) => line('tokenBack', by(event)),
  fail: ({ seat, claim, right, hand }) =>
    line('fail', {
      player: player(seat),
      claim: { kind: 'claim', claim, right },
      hand: { kind: 'hand', cards: hand },
    }),
  swap: (event) => line('swap', withCard(event)),
  keepShown: (event) => line('keepShown', withCard(event)),
  offerEnd: (event) => line('offerEnd', by(event)),
  takeBack: (event) => line('takeBack', by(event)),
  gameOver: ({ why, winners }) => line(OVER[why], { players: players(winners) }),
  game: ({ game }) => line('game', { game: { kind: 'number', n: game } }),
  end: ({ winners }) => {
    const [winner] = winners;
    const alone = winners.length === 1 && winner !== undefined;
    return alone ? line('win', { player: player(winner) }) : line('sharedWin', { players: players(winners) });
  },
};

const OVER = { target: 'overByTarget', cards: 'overByCards', agreement: 'overByAgreement' } as const;

function moveLine({ seat, steps: n, to }: EventOf<'move'>): LogLine {
  const tokens = { player: player(seat), steps: { kind: 'steps', n } } as const;
  if (n === 0) return line('stay', { player: player(seat) });
  return to === 'start' ? line('goHome', tokens) : line('move', { ...tokens, place: { kind: 'place', place: to } });
}

function askLine(event: EventOf<'ask'>): LogLine {
  const tokens = { ...withCard(event), asked: player(event.asked) };
  return event.answer === undefined
    ? line('ask', tokens)
    : line('askOpenly', { ...tokens, answer: { kind: 'answer', yes: event.answer } });
}

/** The lines that tell of one move. */
export const logLines = (events: readonly GameEvent[]): LogLine[] =>
  events.map((event) => (TELL[event.type] as (event: GameEvent) => LogLine)(event));
