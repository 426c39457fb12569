import { type ChapterOf, type SectionOf, sectionsOf } from '../../guide/outline.ts';

export const CHAPTERS = {
  aim: [],
  components: ['lair', 'circuit', 'figures', 'cards', 'sticks'],
  setup: [],
  'hand-rule': [],
  turn: ['key-throw', 'throw', 'salamander', 'token', 'move', 'question', 'again'],
  combination: ['value', 'success', 'failure'],
  dungeon: [],
  'end-of-game': [],
  secrets: ['notebook'],
  rulings: [],
  reference: ['all-wings', 'all-rows', 'all-stones', 'all-chambers'],
} as const;

export type ChapterId = ChapterOf<typeof CHAPTERS>;
export type SectionId = SectionOf<typeof CHAPTERS>;
export const SECTION_IDS = sectionsOf(CHAPTERS);
