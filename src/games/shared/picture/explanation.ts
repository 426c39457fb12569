/** What is told of a piece that somebody looks at. */
export interface Explanation {
  readonly title: string;
  readonly lines: readonly string[];
  /** Why it cannot be chosen now. */
  readonly why: string | null;
}
