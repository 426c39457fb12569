/** Everything that the boards may show. */
export { Banner } from './Banner.tsx';
export { CardBack, PilePicture } from './CardBack.tsx';
export { CardChip } from './CardChip.tsx';
export { CardPicture } from './CardPicture.tsx';
export { EmblemDisc } from './EmblemDisc.tsx';
export { FigurePicture } from './FigurePicture.tsx';
export { Mark, type MarkName } from './Mark.tsx';
export { Points } from './Points.tsx';
export type { StickFace } from './StickArt.tsx';
export { Symbols } from './Symbols.tsx';
