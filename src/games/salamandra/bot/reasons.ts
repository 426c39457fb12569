/** Why a position is worth what it is: the outlook by where its points come from. */
import type { Reasons } from '../../module.ts';
import type { G, Seat } from '../rules/state.ts';
import { type Forecast, type Forecasts, FORECASTS, prospectsAlone } from './alone.ts';
import { type Feature, FEATURES } from './features.ts';
import { compared, outlook, WEIGHTS, type Weights } from './outlook.ts';

/** What the features speak of. */
const SUBJECTS = ['crystals', 'apprentices', 'spellbooks', 'cards', 'groves'] as const;
type Subject = (typeof SUBJECTS)[number];

/** Beside these there is what is certain: scored, or in spellbooks. And what the strongest of the others can expect. */
export const REASONS = ['certain', ...SUBJECTS, 'others'] as const;
export type Reason = (typeof REASONS)[number];

const SUBJECT: Record<Feature, Subject> = {
  always: 'apprentices',
  crystals: 'crystals',
  available: 'apprentices',
  crystalWork: 'apprentices',
  basicWork: 'apprentices',
  potionWork: 'apprentices',
  reactivators: 'apprentices',
  cauldronWork: 'apprentices',
  cauldronGain: 'apprentices',
  restingBillhooks: 'apprentices',
  restingCauldrons: 'apprentices',
  restingGain: 'apprentices',
  fields: 'apprentices',
  basics: 'apprentices',
  greenPotion: 'apprentices',
  duskPotion: 'apprentices',
  page0: 'spellbooks',
  page1: 'spellbooks',
  page2: 'spellbooks',
  page3: 'spellbooks',
  pageRates: 'spellbooks',
  books: 'spellbooks',
  cards: 'cards',
  salamanders: 'cards',
  onHarvest: 'cards',
  onBuild: 'cards',
  onScroll: 'cards',
  onBeast: 'cards',
  onSalamander: 'cards',
  onPlace: 'cards',
  onSpellbook: 'cards',
  changers: 'cards',
  salamanderLead: 'cards',
  bearLead: 'cards',
  eagleLead: 'cards',
  groves: 'groves',
  rowNext: 'groves',
  reached: 'groves',
  reachedGain: 'groves',
};

/** Weights under which nothing counts but one subject, or nothing at all. */
const only = (subject: Subject | null, weights: readonly number[]): number[] =>
  weights.map((weight, i) => (SUBJECT[FEATURES[i]!] === subject ? weight : 0));

const weightsFor = (subject: Subject | null): Weights =>
  Object.fromEntries(
    Object.entries(WEIGHTS).map(([players, rounds]) => [players, rounds.map((weights) => only(subject, weights))]),
  );

const forecastsFor = (subject: Subject | null): Forecasts => {
  const forecast = ({ weights, spread }: Forecast): Forecast => ({ weights: only(subject, weights), spread });
  const { turns, harvest } = FORECASTS;
  return { turns: turns.map((ends) => ends.map(forecast)), harvest: harvest.map((ends) => ends.map(forecast)) };
};

interface Lens {
  readonly weights: Weights;
  readonly forecasts: Forecasts;
}

/** The outlook through one of these is what is certain, and what the subject adds. */
const lensFor = (subject: Subject | null): Lens => ({
  weights: weightsFor(subject),
  forecasts: forecastsFor(subject),
});
const CERTAIN = lensFor(null);
const LENSES = SUBJECTS.map((subject) => [subject, lensFor(subject)] as const);

export function reasons(G: G, seat: Seat): Reasons {
  const through = ({ weights, forecasts }: Lens): number =>
    G.rudolph ? prospectsAlone(G, G.rudolph, forecasts).points : outlook(G, seat, weights);
  const certain = through(CERTAIN);
  const found: Record<string, number> = { certain };
  for (const [subject, lens] of LENSES) found[subject] = through(lens) - certain;
  if (G.rudolph) return found;
  const { points, lead } = compared(G, seat, outlook);
  return { ...found, others: lead - points };
}
