/** What a thread is given to think about: nothing that the seat may not see. */
import type { AnyAction } from '../../games/module.ts';
import type { BotLevel } from '../../play/levels.ts';

export interface Thought {
  readonly game: string;
  readonly view: unknown;
  readonly seat: number;
  readonly level: BotLevel;
}

/** What it would do next, or why it cannot say. */
export type Answer = { readonly plan: AnyAction[] } | { readonly error: unknown };
