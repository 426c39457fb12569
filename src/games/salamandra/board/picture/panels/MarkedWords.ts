/** Lines of the log with marks where the journal shows a picture: the words around them stay those of the log. */
import type { TFunction } from 'i18next';
import { writeMark } from '../../../../shared/picture/marks.ts';
import type { FieldId } from '../../../content/fields.ts';
import type { Seat } from '../../../rules/state.ts';
import type { ArtName } from '../../art/names.ts';
import type { SeatedPlayer } from '../../../../table.ts';
import { type Noun, Words } from '../../words.ts';
import { RESOURCE_ART } from './icons.ts';

const AMOUNT_ART: Partial<Record<Noun, ArtName>> = {
  points: 'vp',
  crystals: 'crystal',
  scrolls: 'scroll',
  basic: 'any',
  ...RESOURCE_ART,
};

export type Mark =
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'field'; readonly id: FieldId }
  | { readonly kind: 'amount'; readonly art: ArtName; readonly n: number };

export class MarkedWords extends Words {
  constructor(t: TFunction<'salamandra'>, language: string, seats: readonly SeatedPlayer[]) {
    super(t, language, seats);
    const inWords = this.amount;
    this.amount = (noun, n) => {
      const art = AMOUNT_ART[noun];
      return art ? writeMark({ kind: 'amount', art, n }) : inWords(noun, n);
    };
    this.player = (seat) => writeMark({ kind: 'player', seat });
  }

  override field(id: FieldId): string {
    return writeMark({ kind: 'field', id });
  }
}
