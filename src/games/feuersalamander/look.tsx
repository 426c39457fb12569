import { lazily } from '../../web/lazily.tsx';
import type { GameLook } from '../look.ts';
import { Banner } from './board/art/Banner.tsx';
import { FigurePicture } from './board/art/FigurePicture.tsx';
import { type Figure, FIGURES } from './content/terms.ts';

const figureOf = (colour: string): Figure => FIGURES.find((figure) => figure === colour) ?? FIGURES[0];

/** A figure is drawn higher than it is wide. */
const SLIM = 0.66;

/** Not every page shows figures: they come where one does. */
const Symbols = lazily(async () => (await import('./board/art/Symbols.tsx')).Symbols);

export const look: GameLook = {
  Symbols,
  Piece: ({ colour, isActive, size }) => (
    <FigurePicture figure={figureOf(colour)} width={size * SLIM} className={isActive ? undefined : 'fs-waiting'} />
  ),
  Ribbon: ({ colour, ...ribbon }) => <Banner figure={figureOf(colour)} {...ribbon} />,
  everyone: (seats) => seats,
};
