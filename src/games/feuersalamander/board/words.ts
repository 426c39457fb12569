/** The pieces of the game in words, composed from their typed data. */
import type { TFunction } from 'i18next';
import type { SeatedPlayer } from '../../table.ts';
import { type CardId, CARDS, type Chamber, valueOf } from '../content/cards.ts';
import { type Figure, FIGURES } from '../content/terms.ts';
import type { en } from '../locales/en.ts';
import { gateOf, hostOf, SPACES_EACH } from '../rules/circuit.ts';
import type { Claim, Place, Seat, Throw } from '../rules/state.ts';

type Countable<Key> = Key extends `${infer Singular}_one` ? Singular : never;
/** What there can be a number of. */
export type Noun = Countable<keyof typeof en.amounts>;

export class Words {
  readonly #and: Intl.ListFormat;
  readonly #seats: readonly SeatedPlayer[];
  readonly t: TFunction<'feuersalamander'>;

  constructor(t: TFunction<'feuersalamander'>, language: string, seats: readonly SeatedPlayer[] = []) {
    this.t = t;
    this.#seats = seats;
    this.#and = new Intl.ListFormat(language, { type: 'conjunction' });
  }

  and = (items: readonly string[]): string => this.#and.format(items);

  amount = (noun: Noun, count: number): string => this.t(`amounts.${noun}`, { count });

  /** Where nobody has sat down, figures are taken in their order. */
  figureAt = (seat: Seat): Figure => (this.#seats[seat]?.colour as Figure | undefined) ?? FIGURES[seat] ?? FIGURES[0];

  figure = (figure: Figure): string => this.t(`figures.${figure}`);

  /** By name, or, where nobody gave one, by figure. */
  player = (seat: Seat): string => this.#seats[seat]?.name || this.figure(this.figureAt(seat));

  card = (id: CardId): string => this.t(`cards.${id}`);

  /** As it is written on the card itself. */
  cardName = (id: CardId): string => this.t(`cardNames.${id}`);

  cards = (ids: readonly CardId[]): string => this.and(ids.map(this.card));

  chamber = ([wing, row, stone]: Readonly<Chamber>): string =>
    this.t('chamber', { wing: this.card(wing), row: this.card(row), stone: this.card(stone) });

  /** 4 × 7 × 3 = 84. */
  product = (chamber: Readonly<Chamber>): string =>
    `${chamber.map((id) => CARDS[id].value).join(' × ')} = ${valueOf(chamber)}`;

  place(place: Place): string {
    if (typeof place !== 'number') return this.t(`places.${place}`);
    const host = hostOf(place);
    if (place === gateOf(host)) return this.t('places.gate', { host: this.player(host) });
    return this.t('places.space', { n: (place % SPACES_EACH) + 1, host: this.player(host) });
  }

  home = (seat: Seat): string =>
    this.t('places.home', { home: this.t(`homes.${this.figureAt(seat)}`), player: this.player(seat) });

  sticks = ({ sticks: [first, second], symbol }: Throw): string =>
    this.t('thrown', { first, second, symbol: this.t(`symbols.${symbol}`) });

  /** What each threw to see who begins, and who was tied again. */
  start = (throws: readonly (readonly (number | null)[])[]): string =>
    throws
      .map((round) =>
        round
          .flatMap((number, seat) =>
            number === null ? [] : [this.t('startThrow', { player: this.player(seat), number })],
          )
          .join(', '),
      )
      .join('; ');

  keys = (keys: readonly (readonly unknown[])[]): string =>
    this.t('keysThrown', {
      keys: this.amount('keys', keys.flat().length),
      throws: this.amount('throws', keys.length),
    });

  /** Which cards were right is said where it is known. */
  claim = (claim: Readonly<Claim>, right?: readonly boolean[]): string =>
    this.and(
      claim.map(({ card, holder }, i) => {
        const said = { card: this.card(card), holder: this.player(holder) };
        if (!right) return this.t('held', said);
        return right[i] ? this.t('heldRight', said) : this.t('heldWrong', said);
      }),
    );

  answer = (yes: boolean): string => this.t(yes ? 'answers.yes' : 'answers.no');
}
