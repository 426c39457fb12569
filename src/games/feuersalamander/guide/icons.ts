import type { MarkName } from '../board/art/Mark.tsx';
import { type CardId, CARD_IDS } from '../content/cards.ts';
import { type Figure, FIGURES } from '../content/terms.ts';

const MARKS = ['vp', 'key', 'sealed', 'sal', 'seal'] as const satisfies readonly MarkName[];

/** What can stand in a text: a sign, the emblem of a figure, a card. */
export type IconName = (typeof MARKS)[number] | Figure | CardId;
export const ICON_NAMES: readonly IconName[] = [...MARKS, ...FIGURES, ...CARD_IDS];

export const isFigure = (name: IconName): name is Figure => FIGURES.some((figure) => figure === name);
export const isCard = (name: IconName): name is CardId => CARD_IDS.some((card) => card === name);
