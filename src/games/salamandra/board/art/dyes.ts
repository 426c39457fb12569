import type { Dye } from '../../content/terms.ts';

/** What a player is known by besides the colour: an emblem and a pattern, both pictures of the sprite. */
export const DYE_ART: Record<Dye, { readonly emblem: string; readonly pattern: string }> = {
  madder: { emblem: 'e-toadstool', pattern: 'dots' },
  woad: { emblem: 'e-moth', pattern: 'barbs' },
  weld: { emblem: 'e-snail', pattern: 'scallops' },
  walnut: { emblem: 'e-acorn', pattern: 'hatch' },
};
