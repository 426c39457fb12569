import { Plate } from '../../../guide/prose.tsx';
import { Legend } from '../../board/notebook/Legend.tsx';
import { Notebook, type NotesOf } from '../../board/notebook/Notebook.tsx';
import type { Words } from '../../board/words.ts';
import { useWords } from '../../board/useWords.ts';
import { CARD_IDS, type CardId } from '../../content/cards.ts';
import { notebookOf, type PlayerNotes } from '../../notebook/notebook.ts';
import { view } from '../../rules/index.ts';
import { EXAMPLES } from '../examples/index.ts';
import { playExample } from '../examples/play.ts';
import { MONK } from '../examples/position.ts';
import { useTexts } from '../texts.ts';
import { Still } from './Still.tsx';

const byCard = <T,>(note: (card: CardId) => T): Record<CardId, T> =>
  Object.fromEntries(CARD_IDS.map((card) => [card, note(card)])) as Record<CardId, T>;

const notesOf = (words: Words, { seat, cards }: PlayerNotes): NotesOf => ({
  seat,
  figure: words.figureAt(seat),
  name: words.player(seat),
  notes: byCard((card) => ({ verdict: cards[card], pencil: null, label: words.card(card) })),
});

/** What the Monk knows after having asked. */
export function NotebookFigure() {
  const words = useWords();
  const { notebook } = useTexts();
  const { players, copies } = notebookOf(view(playExample(EXAMPLES.ask).after, MONK), MONK);
  const told = players.map(({ seat, cards }) => {
    const those = (verdict: PlayerNotes['cards'][CardId]) => CARD_IDS.filter((card) => cards[card] === verdict);
    const lines = [
      [notebook.legend.sure, those('sure')],
      [notebook.legend.impossible, those('impossible')],
    ] as const;
    const known = lines.filter(([, ids]) => ids.length > 0).map(([word, ids]) => `${word} ${words.cards(ids)}`);
    return `${words.player(seat)}: ${known.join('; ')}`;
  });
  return (
    <Plate caption={notebook.caption}>
      <Still text={told.join('. ')}>
        <Notebook
          label={notebook.caption}
          rows={players.map((player) => notesOf(words, player))}
          unseen={byCard((card) => copies[card].unseen)}
          unseenLabel={notebook.unseen}
          onPencil={null}
        />
        <Legend {...notebook.legend} />
      </Still>
    </Plate>
  );
}
