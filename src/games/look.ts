import type { ComponentType } from 'react';
import type { Theme } from '../web/theme.ts';
import type { Options } from './module.ts';
import type { Seated } from './seats.ts';

/** What lists and forms show of a game and of those who play it: little enough for the first page. */
export interface GameLook {
  /** To be mounted once on every page that shows pieces. */
  readonly Symbols: ComponentType;
  /** A player's piece, by its colour. */
  readonly Piece: ComponentType<PieceProps>;
  /** A player's colour, hung up. */
  readonly Ribbon: ComponentType<RibbonProps>;
  /** Left out where all rounds are played by the same light. */
  readonly lightOf?: (round: number) => Theme;
  /** Everybody in a match: those who sit there, and whom the game itself brings. */
  readonly everyone: <Player extends Pick<Seated, 'name' | 'colour'>>(
    seats: readonly Player[],
    options: Options,
  ) => readonly (Player | Seated)[];
  /** Whom one plays against alone, by a name that is the same in every language; left out where one cannot. */
  readonly rival?: string;
}

export interface PieceProps {
  /** Empty or unknown where the player has left: then any. */
  readonly colour: string;
  /** By day, where nothing is said. */
  readonly light?: Theme;
  /** To move, or here, or the winner. */
  readonly isActive: boolean;
  readonly size: number;
}

export interface RibbonProps {
  readonly colour: string;
  readonly width: number;
  readonly height: number;
}
