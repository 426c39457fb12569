/** What went wrong with a request, in the one shape that all of the API answers with. */
export class Problem extends Error {
  readonly status: number;
  /** For programs. */
  readonly key: string;
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined;

  /** The message is for people: a sentence that tells nothing of the inside. */
  constructor(status: number, key: string, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.key = key;
    this.retryAfter = retryAfter;
  }
}
