/** Whether a mail that failed has gone out all the same, and whether it is worth another try. */
import type { Outcome } from '../notify/outcome.ts';

interface SmtpError {
  readonly code?: string;
  /** What the system said. */
  readonly originalCode?: string;
  readonly responseCode?: number;
  readonly timeoutType?: string;
}

/** The mail server was not reached, or did not take us for one of its own. */
const NOT_BEGUN: ReadonlySet<string | undefined> = new Set(['EDNS', 'EAUTH', 'ETLS', 'ECONNREFUSED', 'EHOSTUNREACH']);
const NOT_GREETED: ReadonlySet<string | undefined> = new Set([
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
  'UPGRADE_TIMEOUT',
]);

export function outcomeOf(error: unknown): Exclude<Outcome, 'sent' | 'gone'> {
  const { code, originalCode, responseCode, timeoutType } = error as SmtpError;
  if (NOT_BEGUN.has(code) || NOT_BEGUN.has(originalCode) || NOT_GREETED.has(timeoutType)) return 'again';
  if (responseCode === undefined) return 'unsure';
  return responseCode < 500 ? 'again' : 'never';
}
