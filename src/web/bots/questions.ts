/** What a page asks its worker, and what comes back. */
import type { AnyAction } from '../../games/module.ts';
import type { Advised } from '../../play/advice.ts';
import type { BotLevel } from '../../play/levels.ts';

export interface Situation {
  readonly game: string;
  /** What the seat may see. */
  readonly view: unknown;
  readonly seat: number;
  /** The same question with the same seed has the same answer. */
  readonly seed: string;
}

/** What a bot would do, or what the expert thinks of it; `played` is to be judged with the rest. */
export type Question =
  | (Situation & { readonly kind: 'move'; readonly level: BotLevel })
  | (Situation & { readonly kind: 'advice'; readonly played: AnyAction[] | null });

export interface Answers {
  move: AnyAction[];
  advice: Advised<AnyAction>;
}
