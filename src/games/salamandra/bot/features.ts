/** What a seat has in a position, in numbers: the outlook weighs them. */
import { BEAST_CARDS, type BeastCard, type BeastCardId, SALAMANDERS } from '../content/cards.ts';
import type { Count, Gain, Trigger } from '../content/effects.ts';
import { type FieldId, FIELDS, field as fieldOf } from '../content/fields.ts';
import { type GroveId, GROVES } from '../content/groves.ts';
import { APPRENTICES, ROUND_CRYSTALS } from '../content/mat.ts';
import { SPELLBOOKS } from '../content/spellbooks.ts';
import { BASICS, COLOURS } from '../content/terms.ts';
import { type G, playerAt, type Player, type Seat } from '../rules/state.ts';
import { pathMap } from './garden.ts';

export const FEATURES = [
  /** One, for what every position brings. */
  'always',
  'crystals',
  'available',
  /** Active apprentices, by what they can do; those at cauldrons also by what they would get. */
  'crystalWork',
  'basicWork',
  'potionWork',
  'reactivators',
  'cauldronWork',
  'cauldronGain',
  /** The same for those who rest, who work again in the next round. */
  'restingBillhooks',
  'restingCauldrons',
  'restingGain',
  /** Fields with an apprentice on them, kinds of basic resources that they make, potions that they make. */
  'fields',
  'basics',
  'greenPotion',
  'duskPotion',
  /** What the best open page would give, by how many scrolls there are. */
  'page0',
  'page1',
  'page2',
  'page3',
  /** What one more of what the spellbooks count would give; spellbooks. */
  'pageRates',
  'books',
  /** Cards, and what those that answer something answer. */
  'cards',
  'salamanders',
  'onHarvest',
  'onBuild',
  'onScroll',
  'onBeast',
  'onSalamander',
  'onPlace',
  'onSpellbook',
  'changers',
  /** How far ahead in faith, or behind. */
  'salamanderLead',
  'bearLead',
  'eagleLead',
  'groves',
  /** The next grove scores in the row. */
  'rowNext',
  /** Groves in reach, and what the best two of them give. */
  'reached',
  'reachedGain',
] as const;
export type Feature = (typeof FEATURES)[number];

const INDEX = Object.fromEntries(FEATURES.map((feature, i) => [feature, i])) as Record<Feature, number>;

const ON: Record<Trigger, Feature> = {
  harvest: 'onHarvest',
  build: 'onBuild',
  scroll: 'onScroll',
  takeBeastCard: 'onBeast',
  takeSalamanderCard: 'onSalamander',
  placeOnCauldron: 'onPlace',
  placeOnSpellbook: 'onSpellbook',
  'placeOn:orange': 'onPlace',
  'placeOn:green': 'onPlace',
  'placeOn:white': 'onPlace',
  'placeOn:purple': 'onPlace',
};

/** About how many points a gain is worth; the regression that weighs the features corrects what is wrong with it. */
function worthOf(gain: Gain): number {
  switch (gain.kind) {
    case 'points':
      return gain.n;
    case 'crystals':
      return gain.n * 0.8;
    case 'scrolls':
      return gain.n * 3;
    default:
      return 4;
  }
}
const worth = (gains: readonly Gain[]): number => gains.reduce((sum, gain) => sum + worthOf(gain), 0);

const CARD_EFFECT = Object.fromEntries(
  Object.entries(BEAST_CARDS).map(([id, { effect }]: [string, BeastCard]) => [
    id,
    'on' in effect ? { feature: INDEX[ON[effect.on]], n: worthOf(effect.gain) } : { feature: INDEX.changers, n: 1 },
  ]),
) as Record<BeastCardId, { feature: number; n: number }>;

const GROVE_WORTH = Object.fromEntries(Object.entries(GROVES).map(([id, { gain }]) => [id, worth(gain)])) as Record<
  GroveId,
  number
>;

interface Work {
  readonly colours: readonly number[];
  readonly cauldron: boolean;
  /** The feature of an active apprentice here. */
  readonly active: number;
  readonly n: number;
  /** What a cauldron gives at once, and per what it gives more. */
  readonly gain: number;
  readonly rate: number;
  readonly per: Count | null;
  /** One bit for each resource that is made here. */
  readonly makes: number;
}

const MADE = [...BASICS, 'greenPotion', 'duskPotion'] as const;

const WORK = Object.fromEntries(
  Object.keys(FIELDS).map((id) => {
    const { colours, kind, work } = fieldOf(id as FieldId);
    const cauldron = kind === 'cauldron';
    const made = work.gain.flatMap((gain) => (gain.kind === 'resource' ? [MADE.indexOf(gain.resource)] : []));
    const per = work.gain.find((gain) => gain.kind === 'points' && gain.per);
    const paid = (work.cost.crystals ?? 0) * 0.8;
    const crystals = work.gain.reduce((sum, gain) => (gain.kind === 'crystals' ? sum + gain.n : sum), 0);
    const feature: Feature = cauldron
      ? 'cauldronWork'
      : made.some((resource) => resource < BASICS.length)
        ? 'basicWork'
        : made.length > 0
          ? 'potionWork'
          : crystals > 0
            ? 'crystalWork'
            : 'reactivators';
    const entry: Work = {
      colours: colours.map((colour) => COLOURS.indexOf(colour)),
      cauldron,
      active: INDEX[feature],
      n: feature === 'crystalWork' ? crystals : 1,
      gain: cauldron ? worth(work.gain.filter((gain) => gain !== per)) - paid : 0,
      rate: per?.kind === 'points' ? per.n : 0,
      per: per?.kind === 'points' ? per.per : null,
      makes: made.reduce((sum, resource) => sum | (1 << resource), 0),
    };
    return [id, entry];
  }),
) as Record<FieldId, Work>;

const CAULDRONS = COLOURS.length;
/** Fields with an apprentice on them by colour, and those that are cauldrons. */
const present = new Int32Array(COLOURS.length + 1);
const cauldrons: { work: Work; active: number; resting: number }[] = [];

interface Counted {
  /** Points that are sure by now: scored, and what the spellbooks would give. */
  sure: number;
  readonly features: Float64Array;
}

/** Counts a seat's features; the answer is the same object every time. Who is out of the round is seen in the next one. */
export function featuresOf(G: G, seat: Seat, out: boolean): Readonly<Counted> {
  const player = playerAt(G, seat);
  counted.fill(0);
  counted[INDEX.always] = 1;
  counted[INDEX.crystals] = player.crystals + (out ? ROUND_CRYSTALS : 0);
  counted[INDEX.available] = out ? (APPRENTICES[G.round] as number) : player.available;
  countGarden(G, seat, player, out);
  found.sure = player.score + countBooks(G, seat, player);
  countCards(G, seat, player);
  return found;
}

const counted = new Float64Array(FEATURES.length);
const found: Counted = { sure: 0, features: counted };
const paths = pathMap();

function countGarden(G: G, seat: Seat, player: Player, out: boolean): void {
  present.fill(0);
  cauldrons.length = 0;
  paths.clear();
  const { druid } = player;
  let makes = 0;
  let resting = 0;
  for (const { field, x, y, spots } of G.tiles) {
    const { N, E, S, W } = spots;
    let active = 0;
    let all = 0;
    // spot by spot, not in a loop: judging positions spends most of its time here
    if (N !== null && N.seat === seat) {
      all++;
      if (N.face === druid) active++;
      paths.add(x, y, 'N');
    }
    if (E !== null && E.seat === seat) {
      all++;
      if (E.face === druid) active++;
      paths.add(x, y, 'E');
    }
    if (S !== null && S.seat === seat) {
      all++;
      if (S.face === druid) active++;
      paths.add(x, y, 'S');
    }
    if (W !== null && W.seat === seat) {
      all++;
      if (W.face === druid) active++;
      paths.add(x, y, 'W');
    }
    if (all === 0) continue;
    if (out) active = all;
    const work = WORK[field];
    counted[INDEX.fields]!++;
    for (const colour of work.colours) present[colour]!++;
    makes |= work.makes;
    counted[work.active]! += active * work.n;
    if (work.cauldron) {
      present[CAULDRONS]!++;
      cauldrons.push({ work, active, resting: all - active });
      counted[INDEX.restingCauldrons]! += all - active;
    } else {
      resting += all - active;
    }
  }
  counted[INDEX.restingBillhooks] = resting;
  for (const { work, active, resting: rest } of cauldrons) {
    const gain = work.gain + (work.per ? work.rate * countOf(work.per, player, G, seat) : 0);
    counted[INDEX.cauldronGain]! += active * gain;
    counted[INDEX.restingGain]! += rest * gain;
  }
  counted[INDEX.basics] = (makes & 1) + ((makes >> 1) & 1) + ((makes >> 2) & 1);
  counted[INDEX.greenPotion] = (makes >> 3) & 1;
  counted[INDEX.duskPotion] = (makes >> 4) & 1;
  let best = 0;
  let second = 0;
  for (const { grove, x, y } of G.groves) {
    if (!paths.reach(x, y)) continue;
    counted[INDEX.reached]!++;
    const gain = GROVE_WORTH[grove];
    if (gain > best) {
      second = best;
      best = gain;
    } else if (gain > second) second = gain;
  }
  counted[INDEX.reachedGain] = best + second;
}

/** What a "per …" counts, from what the garden was found to have. */
function countOf(per: Count, player: Player, G: G, seat: Seat): number {
  switch (per) {
    case 'beastCard':
      return player.bear.length + player.eagle.length;
    case 'salamanderCard':
      return player.salamander.length;
    case 'grove':
      return player.groves.length;
    case 'spellbook':
      return G.books.reduce((sum, book) => (book.upper === seat || book.lower === seat ? sum + 1 : sum), 0);
    case 'cauldron':
      return present[CAULDRONS]!;
    default:
      return present[COLOURS.indexOf(per)]!;
  }
}

function countBooks(G: G, seat: Seat, player: Player): number {
  let points = 0;
  let page = 0;
  for (const { book, upper, lower } of G.books) {
    const pages = SPELLBOOKS[book];
    const { per } = pages;
    const mine = upper === seat ? pages.upper : lower === seat ? pages.lower : 0;
    const open = mine ? 0 : upper === null ? pages.upper : lower === null ? pages.lower : 0;
    if (!mine && !open) continue;
    const n = per === null ? 1 : countOf(per, player, G, seat);
    points += mine * n;
    if (mine) {
      counted[INDEX.books]!++;
      if (per) counted[INDEX.pageRates]! += mine;
    }
    page = Math.max(page, open * (per === 'spellbook' ? n + 1 : n));
  }
  counted[INDEX.page0 + Math.min(3, player.scrolls)] = page;
  return points;
}

function countCards(G: G, seat: Seat, player: Player): void {
  counted[INDEX.cards] = player.bear.length + player.eagle.length;
  for (const id of player.bear) counted[CARD_EFFECT[id].feature]! += CARD_EFFECT[id].n;
  for (const id of player.eagle) counted[CARD_EFFECT[id].feature]! += CARD_EFFECT[id].n;
  counted[INDEX.salamanders] = player.salamander.length;
  counted[INDEX.salamanderLead] = leadOf(G, seat, salamanderFaith);
  counted[INDEX.bearLead] = leadOf(G, seat, bearFaith);
  counted[INDEX.eagleLead] = leadOf(G, seat, eagleFaith);
  counted[INDEX.groves] = player.groves.length;
  counted[INDEX.rowNext] = player.groves.length % 2;
}

const salamanderFaith = ({ salamander }: Player): number => {
  let sum = 0;
  for (const id of salamander) sum += SALAMANDERS[id].faith;
  return sum;
};
const bearFaith = ({ bear }: Player): number => {
  let sum = 0;
  for (const id of bear) sum += BEAST_CARDS[id].faith;
  return sum;
};
const eagleFaith = ({ eagle }: Player): number => {
  let sum = 0;
  for (const id of eagle) sum += BEAST_CARDS[id].faith;
  return sum;
};

/** The prize as a share from -1 to 1: three symbols more than anyone else are as good as all. */
function leadOf(G: G, seat: Seat, faithOf: (player: Player) => number): number {
  let mine = 0;
  let most = 0;
  for (let other = 0; other < G.players.length; other++) {
    const faith = faithOf(G.players[other]!);
    if (other === seat) mine = faith;
    else if (faith > most) most = faith;
  }
  if (mine === 0 && most === 0) return 0;
  return Math.max(-1, Math.min(1, (mine - most) / 3)) + (mine > 0 ? 0.5 : 0);
}
