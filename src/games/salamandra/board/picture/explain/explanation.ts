/** Every piece explains itself: what it costs and gives, who has it, and what would change if you took it. */
import type { Explanation } from '../../../../shared/picture/explanation.ts';
import { groveReach, plotAt } from '../../../advice/garden.ts';
import { outcomeOf } from '../../../advice/outcome.ts';
import { prospectOf } from '../../../advice/ventures.ts';
import { type BeastCardId, MAJORITIES, type SalamanderId, TEMPLE } from '../../../content/cards.ts';
import { type FieldId, field as fieldOf } from '../../../content/fields.ts';
import { type GroveId, GROVES } from '../../../content/groves.ts';
import { GROVE_ROW, HARVEST_CRYSTALS, SCROLLS_TO_INSCRIBE } from '../../../content/mat.ts';
import type { SpellbookId } from '../../../content/spellbooks.ts';
import { type Beast, BEASTS, type Half, HALVES, LEVELS, type Spot, SPOTS } from '../../../content/terms.ts';
import type { Action } from '../../../rules/actions.ts';
import { isActive } from '../../../rules/free.ts';
import { count } from '../../../rules/gain.ts';
import { apprenticeAt, crystalsAt, tileOf } from '../../../rules/geometry.ts';
import { refusal, stageOf } from '../../../rules/index.ts';
import { type Faith, symbols } from '../../../rules/scoring.ts';
import { type G, playerAt, type Seat } from '../../../rules/state.ts';
import type { PieceKey } from '../../pieces.ts';
import type { Words } from '../../words.ts';
import type { Intent } from '../intent.ts';
import { whyNot } from '../obstacle.ts';
import { worthOf } from '../panels/bookWorth.ts';
import { outcomeText, sourcesText, whyNotText } from '../texts.ts';
import type { Turn } from '../useTurn.ts';

const FAITHS = Object.keys(MAJORITIES) as Faith[];

type Explain = (words: Words, view: G, ids: readonly string[], intent: Intent) => { title: string; lines: string[] };

const EXPLAIN: Readonly<Record<string, Explain>> = {
  field: (words, view, [id]) => explainField(words, view, id as FieldId),
  spot: (words, view, [field, spot]) => explainSpot(words, view, field as FieldId, spot as Spot),
  grove: (words, view, [id]) => explainGrove(words, view, id as GroveId),
  cell: (words, view, [x, y], intent) => explainCell(words, view, Number(x), Number(y), intent),
  temple: (words, view, [half]) => explainHalf(words, view, half as Half),
  deck: (words, view, [deck]) =>
    HALVES.includes(deck as Half) ? explainHalf(words, view, deck as Half) : explainDeck(words, view, deck as Beast),
  card: (words, view, [id]) => explainCard(words, view, id as BeastCardId | SalamanderId),
  book: (words, view, [id]) => explainBook(words, view, id as SpellbookId),
  player: (words, view, [seat]) => explainPlayer(words, view, Number(seat)),
  score: (words, view, [seat]) => explainPlayer(words, view, Number(seat)),
  crystals: (words, view, [seat]) => ({
    title: words.amount('crystals', playerAt(view, Number(seat)).crystals),
    lines: [words.t('table.explain.crystals', { price: words.amount('crystals', HARVEST_CRYSTALS) })],
  }),
  scrolls: (words, view, [seat]) => ({
    title: words.amount('scrolls', playerAt(view, Number(seat)).scrolls),
    lines: [words.t('table.explain.scrolls', { count: SCROLLS_TO_INSCRIBE })],
  }),
  available: (words, view, [seat]) => ({
    title: words.amount('apprentices', playerAt(view, Number(seat)).available),
    lines: [words.t('table.explain.available')],
  }),
  faith: (words, view) => ({
    title: words.t('table.explain.faithTitle'),
    lines: [words.t('table.explain.faith'), ...FAITHS.map((faith) => majority(words, view, faith))],
  }),
  groves: (words, view, [seat]) => ({
    title: words.t('table.explain.groveRowTitle'),
    lines: [nextInRow(words, view, Number(seat))],
  }),
};

export function explanationOf(words: Words, view: G, piece: PieceKey, { targets, intent }: Turn): Explanation | null {
  const [kind = '', ...ids] = piece.split(' ');
  const explain = EXPLAIN[kind];
  if (!explain) return null;
  const obstacle = targets.has(piece) || view.over ? null : whyNot(view, piece);
  return { ...explain(words, view, ids, intent), why: obstacle && whyNotText(words, obstacle) };
}

function explainField(words: Words, view: G, id: FieldId) {
  const { cost, gain, kind } = fieldOf(id);
  const tile = tileOf(view, id);
  const lines = [
    ...(cost && !tile ? [words.t('board.cost', { cost: words.cost(cost) })] : []),
    words.t(tile ? 'board.bonus' : 'table.explain.gainAndBonus', { gain: words.gains(gain) }),
    words.t(`table.explain.${kind}`, { work: words.work(id) }),
  ];
  if (tile) {
    const seats = new Set(SPOTS.flatMap((spot) => tile.spots[spot]?.seat ?? []));
    if (seats.size > 0)
      lines.push(words.t('table.explain.onIt', { players: words.and([...seats].map(words.player)) }));
    if (kind === 'cauldron') lines.push(words.t('table.explain.now', { gain: worthNow(words, view, id) }));
  } else if (!view.over) {
    const { possible, inHand } = prospectOf(view, view.seat, { kind: 'build', field: id });
    if (possible) lines.push(words.t(inHand ? 'table.inHand' : 'table.byWork'));
  }
  return { title: words.field(id), lines };
}

/** What the work's points would come to for the player to act. */
function worthNow(words: Words, view: G, id: FieldId): string {
  const gain = fieldOf(id).work.gain.find((item) => item.kind === 'points');
  if (gain?.kind !== 'points' || !gain.per) return words.gains(fieldOf(id).work.gain);
  return words.amount('points', gain.n * count(view, view.seat, gain.per));
}

function explainSpot(words: Words, view: G, field: FieldId, spot: Spot) {
  const apprentice = apprenticeAt(view, { field, spot });
  const title = words.place({ field, spot });
  if (apprentice) {
    const active = isActive(view, apprentice);
    const owner = words.player(apprentice.seat);
    return {
      title,
      lines: [words.t(active ? 'table.explain.active' : 'table.explain.inactive', { owner }), workOf(words, field)],
    };
  }
  return { title, lines: [freeSpot(words, view, field, spot), workOf(words, field)] };
}

const workOf = (words: Words, field: FieldId): string =>
  words.t(`table.explain.${fieldOf(field).kind}`, { work: words.work(field) });

/** What the player to act would get there, cards included; or what anyone gets. */
function freeSpot(words: Words, view: G, field: FieldId, spot: Spot): string {
  const action = ['place', field, spot] as const satisfies Action;
  if (!refusal(view, view.seat, action)) {
    const outcome = outcomeText(words, outcomeOf(view, view.seat, [action]));
    return words.t('table.explain.placing', { outcome });
  }
  const tile = tileOf(view, field);
  const crystals = words.t('table.explain.freeSpot', {
    crystals: words.amount('crystals', tile ? crystalsAt(view, tile, spot) : 0),
  });
  return spot === 'N'
    ? `${crystals} ${words.t('board.bonus', { gain: words.gains(fieldOf(field).gain) })}`
    : crystals;
}

/** What the most faith in a beast is worth at the end, and who has how much. */
function majority(words: Words, view: G, faith: Faith): string {
  const [first, second] = MAJORITIES[faith];
  const standing = [...view.players.keys()]
    .map((seat) => ({ seat, n: symbols(view, seat, faith) }))
    .toSorted((a, b) => b.n - a.n)
    .map(({ seat, n }) => `${words.player(seat)} ${n}`);
  return words.t('table.explain.majority', {
    beast: words.t(`table.explain.beasts.${faith}`),
    first,
    second,
    standing: standing.join(', '),
  });
}

function explainGrove(words: Words, view: G, id: GroveId) {
  const { marks } = GROVES[id];
  const reaching = view.players.flatMap((_, seat) =>
    groveReach(view, seat).some(({ grove, reached }) => grove === id && reached) ? [words.player(seat)] : [],
  );
  return {
    title: words.grove(id),
    lines: [
      words.t(stageOf(view) === 'harvest' ? 'table.explain.harvestNow' : 'table.explain.harvest', {
        price: words.amount('crystals', HARVEST_CRYSTALS),
      }),
      words.t('board.marks', { corners: words.and(marks.map((corner) => words.t(`corners.${corner}`))) }),
      reaching.length > 0
        ? words.t('table.explain.reachedBy', { players: words.and(reaching) })
        : words.t('table.explain.reachedByNobody'),
      nextInRow(words, view, view.seat),
    ],
  };
}

function nextInRow(words: Words, view: G, seat: Seat): string {
  const nth = playerAt(view, seat).groves.length + 1;
  return words.t('table.explain.nextInRow', {
    player: words.player(seat),
    nth,
    points: words.amount('points', GROVE_ROW[nth] ?? 0),
  });
}

function explainCell(words: Words, view: G, x: number, y: number, intent: Intent) {
  const title = words.t('table.pieces.cell', { cell: words.cell(x, y) });
  const field = intent.kind === 'build' ? intent.field : null;
  if (!field) return { title, lines: [] };
  const plot = plotAt(view, field, { x, y });
  return {
    title,
    lines: [
      plot.glades.length > 0
        ? words.t('table.pieces.glades', { count: plot.glades.length })
        : words.t('table.explain.noGlade'),
      words.t(plot.colourContact ? 'table.pieces.colourContact' : 'table.explain.noColourContact'),
    ],
  };
}

function explainHalf(words: Words, view: G, half: Half) {
  const { cost, emptyGain } = TEMPLE[half];
  const [top] = view.piles[half];
  return {
    title: words.t(`table.pieces.temple.${half}`),
    lines: [
      words.t('table.explain.offering', { cost: words.cost(cost) }),
      top
        ? `${words.card(top)} (${words.faith(top)}): ${words.cardText(top)}`
        : words.t('board.empty', { gain: words.gains(emptyGain) }),
      words.t('board.deck', { count: view.piles[half].length }),
      majority(words, view, 'salamander'),
    ],
  };
}

function explainDeck(words: Words, view: G, beast: Beast) {
  const [top] = view.piles[beast];
  return {
    title: words.t(`beasts.${beast}`),
    lines: [
      top ? `${words.card(top)} (${words.faith(top)}): ${words.cardText(top)}` : words.t('board.emptyDeck'),
      words.t('table.explain.takingCards'),
      words.t('board.deck', { count: view.piles[beast].length }),
      majority(words, view, beast),
    ],
  };
}

function explainCard(words: Words, view: G, id: BeastCardId | SalamanderId) {
  const owner = view.players.findIndex(
    (player) =>
      BEASTS.some((beast) => player[beast].some((card) => card === id)) ||
      player.salamander.some((card) => card === id),
  );
  return {
    title: words.card(id),
    lines: [
      words.cardText(id),
      words.faith(id),
      ...(owner >= 0 ? [words.t('table.explain.owner', { owner: words.player(owner) })] : []),
    ],
  };
}

function explainBook(words: Words, view: G, id: SpellbookId) {
  const book = view.books.find((other) => other.book === id);
  return {
    title: words.t('table.explain.book', { name: words.t(`spellbooks.${id}`) }),
    lines: LEVELS.map((level) => {
      const seat = book?.[level] ?? null;
      const points = words.t('board.spellbookSpot', {
        level: words.t(`levels.${level}`),
        points: words.spellbookPoints(id, level),
      });
      const worth = words.t('panels.bookNow', { points: worthOf(view, seat ?? view.seat, id, level) });
      return `${points} · ${seat === null ? words.t('board.free') : words.player(seat)} · ${worth}`;
    }),
  };
}

function explainPlayer(words: Words, view: G, seat: Seat) {
  const { score, points, passed } = playerAt(view, seat);
  const sources = sourcesText(words, points);
  return {
    title: words.t('table.explain.player', { player: words.player(seat), points: words.amount('points', score) }),
    lines: [...(sources ? [sources] : []), ...(passed ? [words.t('board.passed')] : [])],
  };
}
