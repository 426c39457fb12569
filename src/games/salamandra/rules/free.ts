/** The free actions: flip for a crystal, work a billhook, convert crystals. And reactivating, which some gains bring. */
import { BEAST_CARDS, type BeastCard, type BeastCardId, EXCHANGE } from '../content/cards.ts';
import { field as fieldOf } from '../content/fields.ts';
import type { Resource } from '../content/terms.ts';
import type { ActionOf, MoveRule, Refusal } from './actions.ts';
import { canPay, pay } from './cost.ts';
import { take, takeCrystals } from './gain.ts';
import { apprenticeAt, occupy, placesOf } from './geometry.ts';
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
  const { seat, face } = apprenticeAt(G, place) as Apprentice;
  occupy(G, place, { seat, face: turnsOver(face) });
}

export const activePlaces = (G: G, seat: Seat): Place[] => placesOf(G, seat, playerAt(G, seat).druid);

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

  all(G, seat) {
    const actions: ActionOf<'work'>[] = [];
    for (const { field, spot } of activePlaces(G, seat)) {
      const { kind, work: job } = fieldOf(field);
      if (kind === 'billhook' && canPay(G, seat, job.cost)) actions.push(['work', field, spot]);
    }
    return actions;
  },
};

export interface Converter {
  readonly crystals: number;
  readonly into: readonly Resource[];
}

const CONVERTERS: ReadonlyMap<ConverterId, Converter> = new Map<ConverterId, Converter>([
  ['exchange', EXCHANGE],
  ...Object.entries(BEAST_CARDS).flatMap(([id, { effect }]: [string, BeastCard]): [ConverterId, Converter][] =>
    'into' in effect ? [[id as BeastCardId, effect]] : [],
  ),
]);

/** What the player can change so many crystals with: the exchange that everyone has, and cards. */
export function convertersOf(G: G, seat: Seat, crystals = Infinity): [ConverterId, Converter][] {
  const { bear, eagle } = playerAt(G, seat);
  const converters: [ConverterId, Converter][] = [];
  for (const ids of [COMMON, bear, eagle]) {
    for (const id of ids) {
      const converter = CONVERTERS.get(id);
      if (converter && converter.crystals <= crystals) converters.push([id, converter]);
    }
  }
  return converters;
}

const COMMON: readonly ConverterId[] = ['exchange'];

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
    const actions: ActionOf<'convert'>[] = [];
    for (const [id, { into }] of convertersOf(G, seat, playerAt(G, seat).crystals)) {
      for (const resource of into) actions.push(['convert', id, resource]);
    }
    return actions;
  },
};

type Reactivating = Extract<Step, { step: 'reactivate' }>;

const reactivating = (G: G): Reactivating => G.agenda[0] as Reactivating;

const isWorker = ({ worker }: Reactivating, { field, spot }: Place): boolean =>
  worker?.field === field && worker.spot === spot;

const restingPlaces = (G: G, seat: Seat, step: Reactivating): Place[] =>
  placesOf(G, seat, turnsOver(playerAt(G, seat).druid)).filter((place) => !isWorker(step, place));

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
