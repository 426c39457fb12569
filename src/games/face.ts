import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { AnyAction, Playable } from './module.ts';
import type { SeatedPlayer, TableProps } from './table.ts';

/** How a game looks and speaks at its table: it comes with the table, and its texts with it. */
export interface GameFace<G, Action extends AnyAction, Line> {
  readonly playable: Playable<G, Action, unknown, Line>;
  /** All of the table: as a picture and in words, with log, end, help and sounds; who sits there is in `SeatsContext`. */
  readonly Board: ComponentType<TableProps<G, Action, Line>>;
  readonly PointChart: ComponentType<PointChartProps>;
  readonly tableTexts: TextsFor<TableTexts<Line>>;
  /** Where an expert can be asked. Not every table asks for advice: its words come when one does. */
  readonly loadAdviceTexts?: () => Promise<TextsFor<AdviceTexts<G, Action>>>;
}

/** Of a game of which nobody outside its own folder knows what the state looks like. */
export type AnyFace = GameFace<unknown, AnyAction, unknown>;

/** In the language of the page, and with the names of those who sit there. */
export type TextsFor<Texts> = (i18n: I18n, seats: readonly SeatedPlayer[]) => Texts;

/** What happens at a table. */
export interface TableTexts<Line> {
  readonly line: (line: Line) => string;
  /** What a move is called, where no line tells of it. */
  readonly moveName: (move: string) => string;
}

/** What could be done. */
export interface AdviceTexts<G, Action extends AnyAction> {
  readonly move: (view: G, action: Action) => string;
  /** Is it a choice that a review has to tell of? Ending a turn is none. */
  readonly isChoice: (action: Action) => boolean;
  /** What a run of actions by who is to act brings. */
  readonly outcome: (view: G, actions: readonly Action[]) => string;
  /** One of the reasons by which bots of this game tell where points come from. */
  readonly reason: (reason: string) => string;
  /** When in the game it is. */
  readonly moment: (view: G) => string;
}

export interface PointLine {
  readonly seat: number;
  readonly corners: readonly (readonly [at: number, points: number])[];
}

/** How the points of all players grew. */
export interface PointChartProps {
  /** All of it in words. */
  readonly label: string;
  /** From who is first to who is last. */
  readonly lines: readonly PointLine[];
  /** Where lines end; they begin at 0. */
  readonly length: number;
  /** What stands below the lines: a round, or a word. */
  readonly below: readonly { readonly at: number; readonly what: number | string }[];
  /** A place to mark. */
  readonly now?: number;
}
