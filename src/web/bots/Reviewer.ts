/** Lets the expert judge one turn after the other, in the background, until it is through or stopped. */
import type { AnyAction } from '../../games/module.ts';
import type { Advice } from '../../play/advice.ts';
import { Overtaken, type Thinker } from './Thinker.ts';
import type { PlayedTurn } from './turns.ts';

type AnyTurn = PlayedTurn<unknown, AnyAction>;

export interface JudgedTurn {
  readonly turn: AnyTurn;
  readonly best: Advice<AnyAction>;
  readonly played: Advice<AnyAction>;
}

export interface Review {
  readonly state: 'thinking' | 'stopped' | 'done' | 'failed';
  readonly turns: number;
  readonly judged: readonly JudgedTurn[];
}

export class Reviewer {
  readonly #thinker: Pick<Thinker, 'ask' | 'close'>;
  readonly #game: string;
  readonly #turns: readonly AnyTurn[];
  readonly #listeners = new Set<() => void>();
  #review: Review;

  constructor(game: string, turns: readonly AnyTurn[], thinker: Pick<Thinker, 'ask' | 'close'>) {
    this.#game = game;
    this.#turns = turns;
    this.#thinker = thinker;
    this.#review = { state: 'stopped', turns: turns.length, judged: [] };
  }

  review = (): Review => this.#review;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** From where it was stopped. */
  async goOn(): Promise<void> {
    if (this.#review.state === 'thinking') return;
    this.#show({ state: 'thinking' });
    try {
      for (const turn of this.#turns.slice(this.#review.judged.length)) {
        const judged = await this.#judge(turn);
        this.#show({ judged: [...this.#review.judged, judged] });
      }
      this.#show({ state: 'done' });
    } catch (error) {
      this.#show({ state: error instanceof Overtaken ? 'stopped' : 'failed' });
    }
  }

  stop(): void {
    this.#thinker.close();
  }

  async #judge(turn: AnyTurn): Promise<JudgedTurn> {
    const { view, seat, actions, move } = turn;
    const question = { game: this.#game, view, seat, seed: `review ${move}`, played: actions } as const;
    const advised = await this.#thinker.ask({ kind: 'advice', ...question });
    const [best] = advised.best;
    if (!best) throw new Error(`the expert knows nothing to do at move ${move}`);
    return { turn, best, played: advised.played ?? best };
  }

  #show(change: Partial<Review>): void {
    this.#review = { ...this.#review, ...change };
    for (const listener of this.#listeners) listener();
  }
}
