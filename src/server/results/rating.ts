/** Ratings by Glicko-2: how well a person plays a game (rating), and how sure that is (deviation). */
import glicko2 from 'glicko2-lite';

export interface Skill {
  readonly rating: number;
  readonly deviation: number;
  /** How much the results surprise from one match to the next. */
  readonly volatility: number;
}

/** Of whom nothing is known yet. */
export const NEWCOMER: Skill = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A month without a match makes a rating as much less sure as a rating period without games does in the paper. */
const PERIOD_MS = 30 * 24 * 3_600_000;
/** Points of a rating on the scale that the paper calculates in. */
const SCALE = 173.7178;

/** What one met in a match: 1 for a victory over them, 0.5 for the same place, 0 for a defeat. */
export interface Encounter {
  readonly against: Skill;
  readonly score: 0 | 0.5 | 1;
}

/** Each match is a rating period of its own, so that everybody sees at once what it has changed. */
export function afterMatch({ rating, deviation, volatility }: Skill, encounters: readonly Encounter[]): Skill {
  const opponents = encounters.map(({ against, score }): [number, number, number] => [
    against.rating,
    against.deviation,
    score,
  ]);
  const after = glicko2(rating, deviation, volatility, opponents);
  return { rating: after.rating, deviation: Math.min(after.rd, NEWCOMER.deviation), volatility: after.vol };
}

/** Never less sure than of somebody who has never played. */
export function afterRest(skill: Skill, ms: number): Skill {
  const periods = Math.max(0, Math.floor(ms / PERIOD_MS));
  const grown = Math.hypot(skill.deviation, Math.sqrt(periods) * skill.volatility * SCALE);
  return { ...skill, deviation: Math.min(grown, NEWCOMER.deviation) };
}
