/** The live tables, as the rest of the server knows them. */
export type { Logger, TableMetrics, TablesDeps } from './deps.ts';
export { createInitialState } from './initial.ts';
export { type Limits, LIMITS } from './limits.ts';
export { type MatchSummary, type SeatSummary, seatOfAccount, summaryOf } from './summary.ts';
export { type MatchChange, Tables } from './tables.ts';
