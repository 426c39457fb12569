/** Plays for the bots at a table on one screen, by the same way as people do and at a pace that one can follow. */
import type { AnyAction } from '../../games/module.ts';
import type { Seated } from '../../games/seats.ts';
import type { BotLevel } from '../../play/levels.ts';
import type { MatchFile } from '../../play/match-file.ts';
import type { AnyPosition } from '../position.ts';
import { Overtaken, type Thinker } from './Thinker.ts';

/** What they need of the table that they sit at. */
interface BotsTable {
  subscribe(listener: () => void): () => void;
  position(): Pick<AnyPosition, 'view' | 'toAct' | 'moves' | 'refusal'>;
  play(action: AnyAction): void;
  file(): MatchFile;
}

export interface BotPlayerDeps {
  readonly table: BotsTable;
  readonly seats: readonly Seated[];
  readonly thinker: Pick<Thinker, 'ask' | 'close'>;
  /** How long each move is looked at, in milliseconds, as it is chosen just now. */
  readonly pace: () => number;
  /** When a bot cannot go on: the table stands still until somebody says `tryAgain`. */
  readonly onFailure: (error: unknown) => void;
}

export class BotPlayer {
  readonly #deps: BotPlayerDeps;
  readonly #unsubscribe: () => void;
  #isPlaying = false;
  #isHurried = false;
  #isGone = false;
  #endPause: (() => void) | null = null;

  constructor(deps: BotPlayerDeps) {
    this.#deps = deps;
    this.#unsubscribe = deps.table.subscribe(() => void this.#play());
    void this.#play();
  }

  /** Until a person is to move, nothing waits to be looked at. */
  hurry(): void {
    this.#isHurried = true;
    this.#endPause?.();
  }

  tryAgain(): void {
    void this.#play();
  }

  leave(): void {
    this.#isGone = true;
    this.#unsubscribe();
    this.#deps.thinker.close();
    this.#endPause?.();
  }

  async #play(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    try {
      for (let bot = this.#botToMove(); bot && !this.#isGone; bot = this.#botToMove()) await this.#move(bot);
      this.#isHurried = false;
    } catch (error) {
      if (!(error instanceof Overtaken)) this.#deps.onFailure(error);
    } finally {
      this.#isPlaying = false;
    }
  }

  /** Without moves the past is looked at. */
  #botToMove(): BotLevel | undefined {
    const { toAct, moves } = this.#deps.table.position();
    return toAct === null || moves.length === 0 ? undefined : this.#deps.seats[toAct]?.bot;
  }

  /** What comes to light on the way may spoil the rest of a plan: then the bot thinks again. */
  async #move(level: BotLevel): Promise<void> {
    const { table } = this.#deps;
    let { view } = table.position();
    // at the same time: a thought that takes less than the pause cannot be told from any other
    const [plan] = await Promise.all([this.#think(level), this.#pause()]);
    for (const [i, action] of plan.entries()) {
      if (i > 0) await this.#pause();
      // another tab may have played on
      if (this.#isGone || table.position().view !== view) return;
      table.play(action);
      const { view: next, refusal } = table.position();
      if (refusal && i === 0) throw new Error(`a bot may not ${action.join(' ')}: ${refusal}`);
      if (refusal) return;
      view = next;
    }
  }

  /** The same match comes to the same thoughts, also after a reload. */
  #think(level: BotLevel): Promise<AnyAction[]> {
    const { table, thinker } = this.#deps;
    const { view, toAct } = table.position();
    const { game, seed, moves } = table.file();
    return thinker.ask({ kind: 'move', level, game, view, seat: toAct ?? 0, seed: `${seed} ${moves.length}` });
  }

  async #pause(): Promise<void> {
    const ms = this.#isHurried ? 0 : this.#deps.pace();
    if (ms === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
