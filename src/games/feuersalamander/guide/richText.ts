import { richText } from '../../guide/richText.ts';
import { ICON_NAMES } from './icons.ts';
import { SECTION_IDS } from './sections.ts';

export const partsOf = richText(ICON_NAMES, SECTION_IDS);
