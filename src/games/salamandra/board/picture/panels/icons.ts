import type { Resource } from '../../../content/terms.ts';
import type { Faith } from '../../../rules/scoring.ts';
import type { ArtName } from '../../art/names.ts';

export const RESOURCE_ART: Record<Resource, ArtName> = {
  leaf: 'leaf',
  flower: 'flower',
  fruit: 'fruit',
  greenPotion: 'potion-green',
  duskPotion: 'potion-dusk',
};

export const FAITH_ART: Record<Faith, ArtName> = { bear: 'paw', eagle: 'feather', salamander: 'sal' };
