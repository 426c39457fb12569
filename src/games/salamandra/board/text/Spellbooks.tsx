import { LEVELS } from '../../content/terms.ts';
import type { G } from '../../rules/state.ts';
import { Panel } from '../../../shared/text/Panel.tsx';
import { Piece, Pieces } from '../../../shared/text/Piece.tsx';
import { PlayerName } from './PlayerName.tsx';
import { useWords } from '../useWords.ts';

/** The spellbooks in play, what their spots bring at the end, and who is on them. */
export function Spellbooks({ view }: { readonly view: G }) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('board.spellbooks')}>
      <Pieces>
        {view.books.map((book) => (
          <Piece key={book.book} name={t(`spellbooks.${book.book}`)}>
            {LEVELS.map((level) => {
              const seat = book[level];
              return (
                <p key={level}>
                  {t('board.spellbookSpot', {
                    level: t(`levels.${level}`),
                    points: words.spellbookPoints(book.book, level),
                  })}
                  {' · '}
                  {seat === null ? t('board.free') : <PlayerName seat={seat} />}
                </p>
              );
            })}
          </Piece>
        ))}
      </Pieces>
    </Panel>
  );
}
