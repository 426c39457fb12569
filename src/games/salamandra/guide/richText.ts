import { richText } from '../../guide/richText.ts';
import { ART_NAMES } from '../board/art/names.ts';
import { SECTION_IDS } from './sections.ts';

export type { RichPart } from '../../guide/richText.ts';

export const partsOf = richText(ART_NAMES, SECTION_IDS);
