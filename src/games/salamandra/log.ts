/** The log as data: what a move brought about becomes lines of a key and typed tokens. The locales word them, and the tokens can be linked to the pieces that they name. */
import {
  BEAST_CARDS,
  type BeastCard,
  type BeastCardId,
  EXCHANGE,
  type SalamanderId,
  TEMPLE,
} from './content/cards.ts';
import type { Cost } from './content/effects.ts';
import { type FieldId, field as fieldOf, isField } from './content/fields.ts';
import type { GroveId } from './content/groves.ts';
import { APPRENTICES, HARVEST_CRYSTALS, ROUND_CRYSTALS, SCROLLS_TO_INSCRIBE } from './content/mat.ts';
import type { Direction } from './content/rudolph.ts';
import type { SpellbookId } from './content/spellbooks.ts';
import type { Face, Half, Level, Resource, Source, Spot } from './content/terms.ts';
import { type GameEvent, type GroveTile, lightOf, type Place, type Seat } from './rules/state.ts';

type TokenOf<Kind extends string, Value> = { readonly kind: Kind } & Readonly<Value>;

export type PlayerToken = TokenOf<'player', { seat: Seat }>;
export type PlayersToken = TokenOf<'players', { seats: readonly Seat[] }>;
export type FieldToken = TokenOf<'field', { id: FieldId }>;
export type SpotToken = TokenOf<'spot', { spot: Spot }>;
export type CellToken = TokenOf<'cell', { x: number; y: number }>;
export type GroveToken = TokenOf<'grove', { id: GroveId }>;
export type GrovesToken = TokenOf<'groves', { groves: GroveTile[] }>;
export type CardToken = TokenOf<'card', { id: BeastCardId | SalamanderId }>;
export type HalfToken = TokenOf<'half', { half: Half }>;
export type DirectionToken = TokenOf<'direction', { direction: Direction }>;
export type SpellbookToken = TokenOf<'spellbook', { id: SpellbookId; level: Level }>;
export type CostToken = TokenOf<'cost', { cost: Cost }>;
export type LightToken = TokenOf<'light', { light: Face }>;
export type NumberToken = TokenOf<'number', { n: number }>;
export type ApprenticesToken = TokenOf<'apprentices', { n: number }>;
export type PointsToken = TokenOf<'points', { n: number; source: Source }>;
export type CrystalsToken = TokenOf<'crystals', { n: number }>;
export type ScrollsToken = TokenOf<'scrolls', { n: number }>;
export type ResourceToken = TokenOf<'resource', { resource: Resource; n: number }>;

/** What a player has got by what a line tells. */
export type GainToken = PointsToken | CrystalsToken | ScrollsToken | ResourceToken | CardToken;

interface ByPlayer {
  player: PlayerToken;
}
interface AtPlace extends ByPlayer {
  field: FieldToken;
  spot: SpotToken;
}
interface AlongArrow extends ByPlayer {
  half: HalfToken;
  direction: DirectionToken;
}
interface RoundTokens {
  round: NumberToken;
  light: LightToken;
  first: PlayerToken;
  apprentices: ApprenticesToken;
  crystals: CrystalsToken;
}

/** Every line there is, with the tokens that its text may name. */
export interface LogTokens {
  place: AtPlace;
  settle: AtPlace;
  flip: AtPlace;
  reactivate: AtPlace;
  work: AtPlace;
  workFor: AtPlace & { cost: CostToken };
  cauldron: AtPlace & { cost: CostToken };
  temple: AtPlace & { half: HalfToken; cost: CostToken };
  inscribe: AtPlace & { spellbook: SpellbookToken; scrolls: ScrollsToken };
  build: ByPlayer & { field: FieldToken; cell: CellToken; cost: CostToken };
  buildFree: ByPlayer & { field: FieldToken; cell: CellToken };
  convert: ByPlayer & { cost: CostToken; resource: ResourceToken };
  convertByCard: ByPlayer & { cost: CostToken; resource: ResourceToken; card: CardToken };
  takeCard: ByPlayer & { card: CardToken };
  harvest: ByPlayer & { grove: GroveToken; cost: CostToken };
  takeGrove: ByPlayer & { grove: GroveToken };
  pass: ByPlayer;
  /** Points that no move of the player's brought: the final count. */
  count: ByPlayer;
  newField: { field: FieldToken };
  newGroves: { groves: GrovesToken };
  newCard: { card: CardToken };
  round: RoundTokens;
  roundAlone: RoundTokens;
  labour: ByPlayer;
  placement: AlongArrow & { field: FieldToken };
  placementNowhere: AlongArrow;
  shuffle: ByPlayer;
  placeNobody: ByPlayer;
  recycleField: ByPlayer & { field: FieldToken };
  recycleCard: ByPlayer & { card: CardToken };
  caughtUp: ByPlayer & { round: NumberToken };
  win: { player: PlayerToken };
  sharedWin: { players: PlayersToken };
}
export type LogKey = keyof LogTokens;
export type Token = LogTokens[LogKey] extends infer T ? (T extends T ? T[keyof T] : never) : never;

export type LogLine = {
  readonly [K in LogKey]: { readonly key: K; readonly tokens: Readonly<LogTokens[K]>; readonly gains: GainToken[] };
}[LogKey];

const line = <K extends LogKey>(key: K, tokens: LogTokens[K]) => ({ key, tokens, gains: [] }) as unknown as LogLine;

const player = (seat: Seat): PlayerToken => ({ kind: 'player', seat });
const field = (id: FieldId): FieldToken => ({ kind: 'field', id });
const card = (id: BeastCardId | SalamanderId): CardToken => ({ kind: 'card', id });
const cost = (paid: Cost): CostToken => ({ kind: 'cost', cost: paid });
const resource = (made: Resource): ResourceToken => ({ kind: 'resource', resource: made, n: 1 });
const at = ({ seat, field: id, spot }: { seat: Seat } & Place): AtPlace => ({
  player: player(seat),
  field: field(id),
  spot: { kind: 'spot', spot },
});

const groveLine = ({ seat, grove: id }: { seat: Seat; grove: GroveId }): LogLine =>
  line('takeGrove', { player: player(seat), grove: { kind: 'grove', id } });

type EventOf<T extends GameEvent['type'], E = GameEvent> = E extends { type: infer Types }
  ? T extends Types
    ? E
    : never
  : never;

/** How each event is told: by a line of its own, or with a line that is there already. */
const TELL: { readonly [T in GameEvent['type']]: (lines: LogLine[], event: EventOf<T>) => void } = {
  place: (lines, event) => lines.push(line('place', at(event))),
  settle: (lines, event) => lines.push(line('settle', at(event))),
  flip: (lines, event) => lines.push(line('flip', at(event))),
  reactivate: (lines, event) => lines.push(line('reactivate', at(event))),
  work: (lines, event) => lines.push(workLine(event)),
  cauldron: (lines, event) => lines.push(line('cauldron', { ...at(event), cost: cost(brewed(event)) })),
  temple: (lines, event) => {
    const half: HalfToken = { kind: 'half', half: event.half };
    lines.push(line('temple', { ...at(event), half, cost: cost(TEMPLE[event.half].cost) }));
  },
  inscribe: (lines, event) => {
    const spellbook: SpellbookToken = { kind: 'spellbook', id: event.book, level: event.level };
    const scrolls: ScrollsToken = { kind: 'scrolls', n: event.scrolls ?? SCROLLS_TO_INSCRIBE };
    lines.push(line('inscribe', { ...at(event), spellbook, scrolls }));
  },
  build: (lines, event) => lines.push(buildLine(event)),
  convert: (lines, event) => lines.push(convertLine(event)),
  harvest: (lines, event) => {
    const grove: GroveToken = { kind: 'grove', id: event.grove };
    lines.push(line('harvest', { player: player(event.seat), grove, cost: cost({ crystals: HARVEST_CRYSTALS }) }));
  },
  takeGrove: (lines, event) => lines.push(groveLine(event)),
  gather: (lines, event) => lines.push(groveLine(event)),
  pass: (lines, event) => lines.push(line('pass', { player: player(event.seat) })),
  takeBeastCard: (lines, event) => {
    // after building, the card is what was chosen; elsewhere it is part of a gain
    if (lineFor(lines, event.seat)) gain(lines, event.seat, card(event.card));
    else lines.push(line('takeCard', { player: player(event.seat), card: card(event.card) }));
  },
  takeSalamanderCard: (lines, event) => gain(lines, event.seat, card(event.card)),
  points: (lines, { seat, n, source }) => gain(lines, seat, { kind: 'points', n, source }),
  crystals: (lines, { seat, n }) => gain(lines, seat, { kind: 'crystals', n }),
  scrolls: (lines, { seat, n }) => gain(lines, seat, { kind: 'scrolls', n }),
  resource: (lines, event) => gain(lines, event.seat, resource(event.resource)),
  turnUp: tellNewPiece,
  grow: tellNewGrove,
  labour: (lines, { seat }) => lines.push(line('labour', { player: player(seat) })),
  placement: (lines, event) => lines.push(placementLine(event)),
  shuffle: (lines, { seat }) => lines.push(line('shuffle', { player: player(seat) })),
  placeNobody: (lines, { seat }) => lines.push(line('placeNobody', { player: player(seat) })),
  recycle: (lines, { seat, id }) =>
    lines.push(
      isField(id)
        ? line('recycleField', { player: player(seat), field: field(id) })
        : line('recycleCard', { player: player(seat), card: card(id) }),
    ),
  caughtUp: (lines, { seat, round }) =>
    lines.push(line('caughtUp', { player: player(seat), round: { kind: 'number', n: round } })),
  round: (lines, { round, first, alone }) =>
    lines.push(
      line(alone ? 'roundAlone' : 'round', {
        round: { kind: 'number', n: round },
        light: { kind: 'light', light: lightOf(round) },
        first: player(first),
        apprentices: { kind: 'apprentices', n: APPRENTICES[round - 1] ?? 0 },
        crystals: { kind: 'crystals', n: ROUND_CRYSTALS },
      }),
    ),
  end: (lines, { winners }) => {
    const [winner] = winners;
    const alone = winners.length === 1 && winner !== undefined;
    lines.push(
      alone
        ? line('win', { player: player(winner) })
        : line('sharedWin', { players: { kind: 'players', seats: winners } }),
    );
  },
};

/** The lines that tell of one move. What it brought a player is told with the player's own line. */
export function logLines(events: readonly GameEvent[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const event of events) (TELL[event.type] as (lines: LogLine[], event: GameEvent) => void)(lines, event);
  return lines;
}

const lineFor = (lines: readonly LogLine[], seat: Seat): LogLine | undefined =>
  lines.findLast(({ tokens }) => 'player' in tokens && tokens.player.seat === seat);

/** Adds up what is of one sort and, for points, of one source. */
function gain(lines: LogLine[], seat: Seat, gained: GainToken): void {
  if (!lineFor(lines, seat)) lines.push(line('count', { player: player(seat) }));
  const { gains } = lineFor(lines, seat) as LogLine;
  const same = gains.findIndex((other) => sortOf(other) === sortOf(gained));
  const before = gains[same];
  if (before && 'n' in before && 'n' in gained) gains[same] = { ...before, n: before.n + gained.n };
  else gains.push(gained);
}

function sortOf(gained: GainToken): string {
  switch (gained.kind) {
    case 'points':
      return `points ${gained.source}`;
    case 'resource':
      return `resource ${gained.resource}`;
    case 'card':
      return `card ${gained.id}`;
    default:
      return gained.kind;
  }
}

/** What a cauldron took: where that was any basic resource, the one that was given. */
function brewed({ field: id, basic }: EventOf<'cauldron'>): Cost {
  const { basic: ofChoice, ...rest } = fieldOf(id).work.cost;
  return basic && ofChoice ? { ...rest, [basic]: ofChoice } : rest;
}

function workLine(event: EventOf<'work'>): LogLine {
  const { work } = fieldOf(event.field);
  if (Object.keys(work.cost).length === 0) return line('work', at(event));
  return line('workFor', { ...at(event), cost: cost(work.cost) });
}

function buildLine({ seat, field: id, x, y, free }: EventOf<'build'>): LogLine {
  const tokens = { player: player(seat), field: field(id), cell: { kind: 'cell', x, y } } as const;
  return free ? line('buildFree', tokens) : line('build', { ...tokens, cost: cost(fieldOf(id).cost ?? {}) });
}

function convertLine({ seat, by, resource: made }: EventOf<'convert'>): LogLine {
  const tokens = { player: player(seat), resource: resource(made) };
  if (by === 'exchange') return line('convert', { ...tokens, cost: cost({ crystals: EXCHANGE.crystals }) });
  const { effect }: BeastCard = BEAST_CARDS[by];
  const paid = cost('into' in effect ? { crystals: effect.crystals } : {});
  return line('convertByCard', { ...tokens, cost: paid, card: card(by) });
}

function placementLine({ seat, half, direction, field: id }: EventOf<'placement'>): LogLine {
  const arrow = {
    player: player(seat),
    half: { kind: 'half', half },
    direction: { kind: 'direction', direction },
  } as const;
  return id ? line('placement', { ...arrow, field: field(id) }) : line('placementNowhere', arrow);
}

function tellNewPiece(lines: LogLine[], { pile, id }: EventOf<'turnUp'>): void {
  if (pile === 'fields') lines.push(line('newField', { field: field(id as FieldId) }));
  else lines.push(line('newCard', { card: card(id as BeastCardId | SalamanderId) }));
}

/** Groves that come together are told together. */
function tellNewGrove(lines: LogLine[], { grove, x, y }: EventOf<'grow'>): void {
  const last = lines.at(-1);
  if (last?.key === 'newGroves') last.tokens.groves.groves.push({ grove, x, y });
  else lines.push(line('newGroves', { groves: { kind: 'groves', groves: [{ grove, x, y }] } }));
}
