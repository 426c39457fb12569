/** Lets the expert judge one turn after the other, in the background, until it is through or stopped. */
import { meta } from '../../games/salamandra/meta.ts';
import type { Action } from '../../games/salamandra/rules/actions.ts';
import type { Advice, Advised } from '../../play/advice.ts';
import { Overtaken, type Thinker } from './Thinker.ts';
import type { PlayedTurn } from './turns.ts';

export interface JudgedTurn {
  readonly turn: PlayedTurn;
  readonly best: Advice<Action>;
  readonly played: Advice<Action>;
}

export interface Review {
  readonly state: 'thinking' | 'stopped' | 'done' | 'failed';
  readonly turns: number;
  readonly judged: readonly JudgedTurn[];
}

export class Reviewer {
  readonly #thinker: Pick<Thinker, 'ask' | 'close'>;
  readonly #turns: readonly PlayedTurn[];
  readonly #listeners = new Set<() => void>();
  #review: Review;

  constructor(turns: readonly PlayedTurn[], thinker: Pick<Thinker, 'ask' | 'close'>) {
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

  async #judge(turn: PlayedTurn): Promise<JudgedTurn> {
    const { view, actions, move } = turn;
    const question = { game: meta.id, view, seat: view.seat, seed: `review ${move}`, played: actions } as const;
    const advised = (await this.#thinker.ask({ kind: 'advice', ...question })) as Advised<Action>;
    const [best] = advised.best;
    if (!best) throw new Error(`the expert knows nothing to do at move ${move}`);
    return { turn, best, played: advised.played ?? best };
  }

  #show(change: Partial<Review>): void {
    this.#review = { ...this.#review, ...change };
    for (const listener of this.#listeners) listener();
  }
}
