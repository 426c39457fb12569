/** The pieces of the game in words, composed from their typed data. */
import type { TFunction } from 'i18next';
import { BEAST_CARDS, type BeastCardId, isBeastCard, SALAMANDERS, type SalamanderId } from '../content/cards.ts';
import type { BeastEffect, Cost, Gain } from '../content/effects.ts';
import { type FieldId, field as fieldOf } from '../content/fields.ts';
import { type GroveId, GROVES } from '../content/groves.ts';
import { type Spellbook, type SpellbookId, SPELLBOOKS } from '../content/spellbooks.ts';
import { type Dye, DYES, type Level, type Spot } from '../content/terms.ts';
import type { SeatedPlayer } from '../../table.ts';
import type { en } from '../locales/en.ts';
import type { GroveTile, Place, Seat } from '../rules/state.ts';

export type CardId = BeastCardId | SalamanderId;
type Countable<Key> = Key extends `${infer Singular}_one` ? Singular : never;
/** What there can be a number of. */
export type Noun = Countable<keyof typeof en.amounts>;

/** Coordinates are whole or halves: written with a fraction they read alike in every language. */
export function coordinate(n: number): string {
  const whole = Math.floor(Math.abs(n));
  const half = Number.isInteger(n) ? '' : '½';
  return `${n < 0 ? '−' : ''}${whole === 0 && half ? '' : whole}${half}`;
}

export class Words {
  readonly #and: Intl.ListFormat;
  readonly #or: Intl.ListFormat;
  readonly #seats: readonly SeatedPlayer[];
  readonly t: TFunction<'salamandra'>;

  constructor(t: TFunction<'salamandra'>, language: string, seats: readonly SeatedPlayer[] = []) {
    this.t = t;
    this.#seats = seats;
    this.#and = new Intl.ListFormat(language, { type: 'conjunction' });
    this.#or = new Intl.ListFormat(language, { type: 'disjunction' });
  }

  and = (items: readonly string[]): string => this.#and.format(items);

  amount = (noun: Noun, count: number): string => this.t(`amounts.${noun}`, { count });

  /** Where nobody has sat down, colours are taken in their order. */
  dye = (seat: Seat): Dye => (this.#seats[seat]?.colour as Dye | undefined) ?? DYES[seat] ?? DYES[0];

  /** By name, or, where nobody gave one, by colour. */
  player = (seat: Seat): string => this.#seats[seat]?.name || this.t(`dyes.${this.dye(seat)}`);

  cell = (x: number, y: number): string => `(${coordinate(x)}, ${coordinate(y)})`;

  spot = (spot: Spot): string => this.t(`spots.${spot}`);

  field(id: FieldId): string {
    const { cost, colours, kind } = fieldOf(id);
    // the content has no other pairs of colours, and the test of the locales walks through all fields
    const name = `fieldKinds.${kind}.${colours.join('-')}` as `fieldKinds.${'billhook' | 'cauldron'}.green`;
    return this.t('field', { id: cost === null ? this.t('start') : id, kind: this.t(name) });
  }

  /** Without its kind: the start fields have no number, but a colour each. */
  fieldShort(id: FieldId): string {
    const { cost, colours } = fieldOf(id);
    const [colour] = colours;
    return cost === null && colour ? this.t('startShort', { colour: this.t(`colours.${colour}`) }) : id;
  }

  place = ({ field, spot }: Place): string =>
    this.t('standing', { field: this.fieldShort(field), spot: this.spot(spot) });

  groveLying = ({ grove, x, y }: GroveTile): string =>
    this.t('groveLying', { grove: this.grove(grove), corner: this.cell(x, y) });

  grove = (id: GroveId): string => this.t('grove', { id, gain: this.gains(GROVES[id].gain) });

  card(id: CardId): string {
    if (isBeastCard(id)) return this.t(id.startsWith('B') ? 'cards.bear' : 'cards.eagle', { id });
    const [half, number] = id.split('-') as ['black' | 'yellow', string];
    return this.t(`cards.${half}`, { id: number });
  }

  cardText(id: CardId): string {
    if (isBeastCard(id)) return this.effect(BEAST_CARDS[id].effect);
    return this.gains(SALAMANDERS[id].gain);
  }

  faith = (id: CardId): string =>
    this.t('board.faith', { faith: isBeastCard(id) ? BEAST_CARDS[id].faith : SALAMANDERS[id].faith });

  spellbook = (id: SpellbookId, level: Level): string =>
    this.t('spellbook', { name: this.t(`spellbooks.${id}`), level: this.t(`levels.${level}`) });

  spellbookPoints(id: SpellbookId, level: Level): string {
    const book: Spellbook = SPELLBOOKS[id];
    return this.gain({ kind: 'points', n: book[level], per: book.per });
  }

  cost(cost: Cost): string {
    const items = Object.entries(cost) as [keyof Cost, number][];
    return this.and(items.map(([noun, n]) => this.amount(noun, n)));
  }

  gains = (gains: readonly Gain[]): string => this.and(gains.map((gain) => this.gain(gain)));

  gain(gain: Gain): string {
    switch (gain.kind) {
      case 'points': {
        const points = this.amount('points', gain.n);
        return gain.per ? this.t('effects.pointsPer', { points, per: this.t(`per.${gain.per}`) }) : points;
      }
      case 'crystals':
      case 'scrolls':
        return this.amount(gain.kind, gain.n);
      case 'resource':
        return this.amount(gain.resource, 1);
      case 'card':
        return this.t(`effects.${gain.beast}`);
      case 'reactivate':
      case 'grove':
        return this.t(`effects.${gain.kind}`);
    }
  }

  /** What a field's work, or anything else, takes and gives. */
  exchange(cost: Cost, gain: string): string {
    return Object.keys(cost).length === 0 ? gain : this.t('effects.exchange', { cost: this.cost(cost), gain });
  }

  work = (id: FieldId): string => this.exchange(fieldOf(id).work.cost, this.gains(fieldOf(id).work.gain));

  effect(effect: BeastEffect): string {
    if ('on' in effect) {
      return this.t('effects.when', { trigger: this.t(`triggers.${effect.on}`), gain: this.gain(effect.gain) });
    }
    const made = this.#or.format(effect.into.map((resource) => this.amount(resource, 1)));
    return this.t('effects.change', { exchange: this.exchange({ crystals: effect.crystals }, made) });
  }
}
