/** The free actions: flip for a crystal, work a billhook, convert crystals. And reactivating, which some gains bring. */
import { BEAST_CARDS, type BeastCard, EXCHANGE } from '../content/cards.ts';
import { field as fieldOf } from '../content/fields.ts';
import type { Resource } from '../content/terms.ts';
import type { ActionOf, MoveRule, Refusal } from './actions.ts';
import { canPay, pay } from './cost.ts';
import { take, takeCrystals } from './gain.ts';
import { apprenticeAt, placesOf } from './geometry.ts';
import {
  type Apprentice,
  type ConverterId,
  type G,
  playerAt,
  type Place,
  type Seat,
  type Step,
  turnsOver,
} from './state.ts';

export const isActive = (G: G, apprentice: Apprentice): boolean =>
  apprentice.face === playerAt(G, apprentice.seat).druid;

/** Is there an active apprentice of the player's to flip? */
export function mayFlip(G: G, seat: Seat, place: Place): Refusal | null {
  const apprentice = apprenticeAt(G, place);
  if (apprentice?.seat !== seat) return 'notYourApprentice';
  return isActive(G, apprentice) ? null : 'apprenticeInactive';
}

export function flipOver(G: G, place: Place): void {
  const apprentice = apprenticeAt(G, place) as Apprentice;
  apprentice.face = turnsOver(apprentice.face);
}

export const activePlaces = (G: G, seat: Seat): Place[] =>
  placesOf(G, seat).filter((place) => isActive(G, apprenticeAt(G, place) as Apprentice));

export const flip: MoveRule<'flip'> = {
  may: (G, seat, field, spot) => mayFlip(G, seat, { field, spot }),

  play(G, seat, field, spot) {
    G.events.push({ type: 'flip', seat, field, spot });
    flipOver(G, { field, spot });
    takeCrystals(G, seat, 1);
  },

  all: (G, seat) => activePlaces(G, seat).map(({ field, spot }) => ['flip', field, spot]),
};

export const work: MoveRule<'work'> = {
  may(G, seat, field, spot) {
    if (fieldOf(field).kind !== 'billhook') return 'notABillhook';
    const refusal = mayFlip(G, seat, { field, spot });
    if (refusal) return refusal;
    return canPay(G, seat, fieldOf(field).work.cost) ? null : 'cannotPay';
  },

  play(G, seat, field, spot) {
    const { cost, gain } = fieldOf(field).work;
    G.events.push({ type: 'work', seat, field, spot });
    flipOver(G, { field, spot });
    pay(G, seat, cost);
    // a billhook gives no points, so the source is never used
    take(G, seat, gain, 'bonus', { field, spot });
  },

  all: (G, seat) =>
    activePlaces(G, seat)
      .filter(({ field }) => fieldOf(field).kind === 'billhook' && canPay(G, seat, fieldOf(field).work.cost))
      .map(({ field, spot }) => ['work', field, spot]),
};

export interface Converter {
  readonly crystals: number;
  readonly into: readonly Resource[];
}

/** What the player can change crystals with: the exchange that everyone has, and cards. */
export function convertersOf(G: G, seat: Seat): [ConverterId, Converter][] {
  const { bear, eagle } = playerAt(G, seat);
  const converters: [ConverterId, Converter][] = [['exchange', EXCHANGE]];
  for (const id of [...bear, ...eagle]) {
    const { effect }: BeastCard = BEAST_CARDS[id];
    if ('into' in effect) converters.push([id, effect]);
  }
  return converters;
}

export const convert: MoveRule<'convert'> = {
  may(G, seat, by, resource) {
    const converter = convertersOf(G, seat).find(([id]) => id === by)?.[1];
    if (!converter?.into.includes(resource)) return 'noSuchConversion';
    return playerAt(G, seat).crystals < converter.crystals ? 'cannotPay' : null;
  },

  play(G, seat, by, resource) {
    const converter = convertersOf(G, seat).find(([id]) => id === by)?.[1] as Converter;
    G.events.push({ type: 'convert', seat, by, resource });
    pay(G, seat, { crystals: converter.crystals });
    G.resources[resource]++;
  },

  all(G, seat) {
    const { crystals } = playerAt(G, seat);
    return convertersOf(G, seat)
      .filter(([, converter]) => crystals >= converter.crystals)
      .flatMap(([id, { into }]) => into.map((resource): ActionOf<'convert'> => ['convert', id, resource]));
  },
};

type Reactivating = Extract<Step, { step: 'reactivate' }>;

const reactivating = (G: G): Reactivating => G.agenda[0] as Reactivating;

const isWorker = ({ worker }: Reactivating, { field, spot }: Place): boolean =>
  worker?.field === field && worker.spot === spot;

const restingPlaces = (G: G, seat: Seat, step: Reactivating): Place[] =>
  placesOf(G, seat).filter((place) => !isActive(G, apprenticeAt(G, place) as Apprentice) && !isWorker(step, place));

export const canReactivate = (G: G, step: Reactivating): boolean => restingPlaces(G, G.seat, step).length > 0;

export const reactivate: MoveRule<'reactivate'> = {
  may(G, seat, field, spot) {
    const apprentice = apprenticeAt(G, { field, spot });
    if (apprentice?.seat !== seat) return 'notYourApprentice';
    if (isActive(G, apprentice)) return 'apprenticeActive';
    return isWorker(reactivating(G), { field, spot }) ? 'workerItself' : null;
  },

  play(G, seat, field, spot) {
    G.agenda.shift();
    G.events.push({ type: 'reactivate', seat, field, spot });
    flipOver(G, { field, spot });
  },

  all: (G, seat) => restingPlaces(G, seat, reactivating(G)).map(({ field, spot }) => ['reactivate', field, spot]),
};
