import { type ChapterOf, type SectionOf, sectionsOf } from '../../guide/outline.ts';

export const CHAPTERS = {
  aim: [],
  components: [
    'fields',
    'tools',
    'groves',
    'temple-tile',
    'apprentices',
    'resources',
    'cards',
    'spellbooks',
    'score-track',
    'mat',
  ],
  setup: [],
  round: [],
  actions: ['place', 'build', 'cauldron', 'temple', 'pass', 'exceptional-case'],
  'free-actions': [],
  paying: [],
  glades: [],
  scrolls: [],
  'end-of-round': [],
  'end-of-game': ['scoring', 'ties'],
  solo: [],
  rulings: [],
  reference: ['all-fields', 'all-groves', 'all-beasts', 'all-salamanders', 'all-spellbooks'],
} as const;

export type ChapterId = ChapterOf<typeof CHAPTERS>;
export type SectionId = SectionOf<typeof CHAPTERS>;
export const SECTION_IDS = sectionsOf(CHAPTERS);
