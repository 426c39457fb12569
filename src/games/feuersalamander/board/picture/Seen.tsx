import type { Notebook, PlacedToken, ShownCard } from '../../notebook/notebook.ts';
import type { G, Seat } from '../../rules/state.ts';
import { CardChip } from '../art/CardChip.tsx';
import { EmblemDisc } from '../art/EmblemDisc.tsx';
import { useWords } from '../useWords.ts';
import type { Words } from '../words.ts';
import * as styles from './Seen.module.css';

interface SeenProps {
  readonly view: G;
  readonly heard: Pick<Notebook, 'tokens' | 'shown'>;
  readonly isLogical: boolean;
}

/** The newest token of everyone, and what failed combinations showed of hands that are still the same. */
export function Seen({ view, heard, isLogical }: SeenProps) {
  const words = useWords();
  const tokens = view.players.flatMap((_, seat) => heard.tokens.findLast((token) => token.seat === seat) ?? []);
  const shown = heard.shown.filter(({ isFresh }) => isFresh);
  if (tokens.length === 0 && shown.length === 0) return null;
  const figure = (seat: Seat) => view.figures[seat] ?? words.figureAt(seat);
  const title = words.t('picture.seen.title');
  return (
    <ul className={styles.seen} aria-label={title}>
      {tokens.map((token) => (
        <li key={token.seat}>
          <span
            role="img"
            aria-label={tokenText(words, token, isLogical)}
            title={tokenText(words, token, isLogical)}
            data-agrees={isLogical ? token.agrees : undefined}
            data-stale={!token.isFresh || undefined}
          >
            <EmblemDisc figure={figure(token.seat)} size={18} />
            {token.chamber.map((card) => (
              <CardChip key={card} id={card} width={17} />
            ))}
          </span>
        </li>
      ))}
      {shown.map((note, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- cards may be shown twice
        <li key={i}>
          <span
            role="img"
            aria-label={shownText(words, note)}
            title={shownText(words, note)}
            data-held={String(note.isHeld)}
          >
            <EmblemDisc figure={figure(note.seat)} size={18} />
            <CardChip id={note.card} width={19} />
            <b>{words.answer(note.isHeld)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

function tokenText(words: Words, { seat, chamber, agrees, isFresh }: PlacedToken, isLogical: boolean): string {
  const { t } = words;
  const note = isLogical
    ? t('picture.seen.token', {
        player: words.player(seat),
        chamber: words.chamber(chamber),
        agrees: t(`picture.seen.agrees.${agrees}`),
      })
    : t('picture.list', { title: words.player(seat), list: words.chamber(chamber) });
  return isFresh ? note : t('picture.seen.gone', { note });
}

const shownText = ({ t, player, card }: Words, note: ShownCard): string =>
  t(note.isHeld ? 'picture.seen.held' : 'picture.seen.notHeld', { player: player(note.seat), card: card(note.card) });
