/** What the pieces of the lair are called, and what there is to say about any piece. */
import type { Explanation } from '../../../shared/picture/explanation.ts';
import { type CardId, CARDS, type Chamber } from '../../content/cards.ts';
import type { Notebook } from '../../notebook/notebook.ts';
import { hostOf } from '../../rules/circuit.ts';
import { type G, type Place, pointsOf, type Seat } from '../../rules/state.ts';
import type { PieceKey } from '../pieces.ts';
import type { Words } from '../words.ts';
import type { Notes } from '../notebook/notes.ts';
import { playersShown } from './playersShown.ts';

const standingAt = (words: Words, { players }: G, place: Place): string[] =>
  players.flatMap((player, seat) => (player.place === place ? [words.player(seat)] : []));

const tokensOn = ({ players }: G, chamber: Readonly<Chamber>): Seat[] =>
  players.flatMap(({ token }, seat) => (token?.join() === chamber.join() ? [seat] : []));

/** The name of a place or a chamber, with whoever is there. */
export function describe(words: Words, view: G, piece: PieceKey): string {
  const { t } = words;
  const [kind, ...ids] = piece.split(' ');
  switch (kind) {
    case 'chamber': {
      const chamber = ids as Chamber;
      const said = { chamber: words.chamber(chamber), product: words.product(chamber) };
      const tokens = tokensOn(view, chamber);
      return tokens.length > 0
        ? t('picture.pieces.tokenOn', { ...said, players: words.and(tokens.map(words.player)) })
        : t('picture.pieces.chamber', said);
    }
    case 'space': {
      const place = words.place(Number(ids[0]));
      const there = standingAt(words, view, Number(ids[0]));
      return there.length > 0 ? t('picture.pieces.standing', { place, players: words.and(there) }) : place;
    }
    case 'start': {
      const seat = Number(ids[0]);
      const place = words.home(seat);
      return view.players[seat]?.place === 'start'
        ? t('picture.pieces.standing', { place, players: words.player(seat) })
        : place;
    }
    case 'dungeon': {
      const there = standingAt(words, view, 'dungeon');
      return there.length > 0
        ? t('picture.pieces.dungeon', { players: words.and(there) })
        : t('picture.pieces.dungeonEmpty');
    }
    default:
      return piece;
  }
}

interface Known {
  readonly viewer: Seat | null;
  readonly heard: Notebook;
  readonly notes: Notes;
}

/** Null for what needs no words. */
export function explanationOf(
  words: Words,
  view: G,
  piece: PieceKey,
  { viewer, heard, notes }: Known,
): Omit<Explanation, 'why'> | null {
  const { t } = words;
  const [kind, ...ids] = piece.split(' ');
  const seat = Number(ids[0]);
  const player = view.players[seat];
  const shown = () => playersShown(words, view, viewer)[seat];
  switch (kind) {
    case 'chamber': {
      const tokens = tokensOn(view, ids as Chamber);
      const lines = tokens.map((owner) => tokenLine(words, heard, owner));
      return { title: describe(words, view, piece), lines: [t('picture.explain.chamber'), ...lines] };
    }
    case 'space':
      return {
        title: describe(words, view, piece),
        lines: [t('picture.explain.asks', { player: words.player(hostOf(seat)) })],
      };
    case 'start':
      return { title: describe(words, view, piece), lines: [t('picture.explain.start')] };
    case 'dungeon':
      return { title: describe(words, view, piece), lines: [t('picture.explain.dungeon')] };
    case 'stick':
      return ids[0] === 'symbol'
        ? {
            title: t('sticks.symbol'),
            lines: [t('picture.explain.salamander'), t('picture.explain.tokenSymbol')],
          }
        : { title: t(ids[0] === 'first' ? 'sticks.first' : 'sticks.second'), lines: [t('picture.explain.numbers')] };
    case 'hand':
      return {
        title: words.card(ids[0] as CardId),
        lines: [t('picture.explain.hand'), copies(words, heard, ids[0])],
      };
    case 'pile':
      return {
        title: t('picture.piles.pile', { cards: words.amount('cards', view.pile.length) }),
        lines: [t('picture.explain.pile')],
      };
    case 'discards':
      return { title: t('picture.piles.title'), lines: [t('picture.explain.discards')] };
    case 'player':
      return player ? { title: words.player(seat), lines: [shown()?.status ?? ''] } : null;
    case 'cards':
      return { title: shown()?.labels.cards ?? '', lines: [t('picture.explain.hand')] };
    case 'laid':
      return { title: shown()?.labels.laid ?? '', lines: [t('picture.explain.laid')] };
    case 'score':
      return {
        title: player ? words.amount('points', pointsOf(player)) : '',
        lines: [t('picture.explain.target', { points: words.amount('points', view.target) })],
      };
    case 'note': {
      const card = ids[1] as CardId;
      const verdict = notes.of(seat, card);
      return {
        title: t('picture.notebook.card', {
          player: words.player(seat),
          card: words.card(card),
          verdict: t(`picture.notebook.verdicts.${verdict}`),
        }),
        lines: [
          t(`picture.explain.${verdict}`),
          copies(words, heard, card),
          ...(viewer === null ? [] : [t('picture.explain.pencil')]),
        ],
      };
    }
    default:
      return null;
  }
}

const copies = ({ t }: Words, { copies: known }: Notebook, id: string | undefined): string =>
  t('picture.explain.copies', { count: CARDS[id as CardId].copies, unseen: known[id as CardId].unseen });

function tokenLine(words: Words, { tokens }: Notebook, owner: Seat): string {
  const token = tokens.findLast(({ seat }) => seat === owner);
  const player = words.player(owner);
  if (!token) return player;
  const { t } = words;
  const note = t('picture.explain.token', { player, agrees: t(`picture.seen.agrees.${token.agrees}`) });
  return token.isFresh ? note : t('picture.seen.gone', { note });
}
