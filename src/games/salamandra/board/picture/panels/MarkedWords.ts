/** Lines of the log with marks where the journal shows a picture: the words around them stay those of the log. */
import type { TFunction } from 'i18next';
import type { FieldId } from '../../../content/fields.ts';
import type { LogLine } from '../../../log.ts';
import type { Seat } from '../../../rules/state.ts';
import type { ArtName } from '../../art/names.ts';
import { logText } from '../../logText.ts';
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

/** A piece of a line, and where in it that begins. */
export interface Part {
  readonly at: number;
  readonly content: string | Mark;
}

// private characters, which no language uses
const MARK = /\uE000(.*?)\uE001/gu;
const write = (mark: Mark): string => `\uE000${JSON.stringify(mark)}\uE001`;

export class MarkedWords extends Words {
  constructor(t: TFunction<'salamandra'>, language: string, seats: readonly SeatedPlayer[]) {
    super(t, language, seats);
    const inWords = this.amount;
    this.amount = (noun, n) => {
      const art = AMOUNT_ART[noun];
      return art ? write({ kind: 'amount', art, n }) : inWords(noun, n);
    };
    this.player = (seat) => write({ kind: 'player', seat });
  }

  override field(id: FieldId): string {
    return write({ kind: 'field', id });
  }
}

export function partsOf(words: MarkedWords, line: LogLine): Part[] {
  const text = logText(words, line);
  const parts: Part[] = [];
  let at = 0;
  for (const { 0: marked, 1: mark = '', index } of text.matchAll(MARK)) {
    if (index > at) parts.push({ at, content: text.slice(at, index) });
    parts.push({ at: index, content: JSON.parse(mark) as Mark });
    at = index + marked.length;
  }
  if (at < text.length) parts.push({ at, content: text.slice(at) });
  return parts;
}
