/** Lines of the log with marks where the journal shows a picture: the words around them stay those of the log. */
import type { TFunction } from 'i18next';
import { writeMark } from '../../../shared/picture/marks.ts';
import type { SeatedPlayer } from '../../../table.ts';
import type { CardId, Chamber } from '../../content/cards.ts';
import type { CastSymbol } from '../../content/terms.ts';
import type { Claim, Seat } from '../../rules/state.ts';
import { Words } from '../words.ts';

export type JournalMark =
  | { readonly kind: 'player'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly id: CardId }
  | { readonly kind: 'chamber'; readonly chamber: Readonly<Chamber> }
  | { readonly kind: 'symbol'; readonly symbol: CastSymbol }
  | { readonly kind: 'claim'; readonly claim: Readonly<Claim>; readonly right?: readonly boolean[] }
  | { readonly kind: 'points'; readonly n: number };

const write = (mark: JournalMark): string => writeMark(mark);

export class MarkedWords extends Words {
  constructor(t: TFunction<'feuersalamander'>, language: string, seats: readonly SeatedPlayer[]) {
    super(t, language, seats);
    const inWords = this.amount;
    this.amount = (noun, n) => (noun === 'points' ? write({ kind: 'points', n }) : inWords(noun, n));
    this.player = (seat) => write({ kind: 'player', seat });
    this.card = (id) => write({ kind: 'card', id });
    this.chamber = (chamber) => write({ kind: 'chamber', chamber });
    this.claim = (claim, right) => write({ kind: 'claim', claim, ...(right && { right }) });
    this.sticks = ({ sticks: [first, second], symbol }) =>
      t('thrown', { first, second, symbol: write({ kind: 'symbol', symbol }) });
  }
}
