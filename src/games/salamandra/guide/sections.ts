/** The page's outline: chapters and their sections, each an anchor that other pages may link to. */
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

export type ChapterId = keyof typeof CHAPTERS;
export type SectionId = ChapterId | (typeof CHAPTERS)[ChapterId][number];

export const CHAPTER_IDS = Object.keys(CHAPTERS) as ChapterId[];

/** Every anchor, in the order of the page. */
export const SECTION_IDS: readonly SectionId[] = CHAPTER_IDS.flatMap((chapter) => [chapter, ...CHAPTERS[chapter]]);
