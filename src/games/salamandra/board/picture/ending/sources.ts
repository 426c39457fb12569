import type { Source } from '../../../content/terms.ts';
import type { ArtName } from '../../art/names.ts';

/** How a source of points is told apart: by a picture, a texture and a wash. */
interface SourceLook {
  readonly art: ArtName;
  /** The strokes of an 8 x 8 tile; none for a plain wash. */
  readonly texture: string | null;
}

const UP = 'M-2 2l4-4M0 8l8-8M6 10l4-4';
const DOWN = 'M-2 6l4 4M0 0l8 8M6-2l4 4';

export const SOURCE_LOOKS: Record<Source, SourceLook> = {
  build: { art: 'build', texture: 'M0 0h8M0 4h8M2 0v4M6 4v4' },
  bonus: { art: 'place', texture: null },
  cauldron: { art: 'cauldron', texture: 'M2 1a1 1 0 1 0 .01 0M6 5a1 1 0 1 0 .01 0' },
  temple: { art: 'temple', texture: 'M0 2q4 5 8 0M-4 6q4 5 8 0M4 6q4 5 8 0' },
  grove: { art: 'grove', texture: 'M4 0l4 4-4 4-4-4z' },
  groveRow: { art: 'grove', texture: 'M0 4h8' },
  bear: { art: 'c-bear', texture: 'M4 0v8' },
  eagle: { art: 'c-eagle', texture: 'M0 2l4 4 4-4' },
  spellbooks: { art: 'spellbook', texture: UP },
  faithSalamander: { art: 'sal', texture: 'M0 4q2-4 4 0t4 0' },
  faithBear: { art: 'paw', texture: DOWN },
  faithEagle: { art: 'feather', texture: `${UP}${DOWN}` },
  scrolls: { art: 'scroll', texture: 'M4 2v4M2 4h4' },
  labour: { art: 'billhook', texture: 'M0 6h8M2 0v6' },
};
