import type { ReactNode } from 'react';
import { Panel } from '../../../shared/text/Panel.tsx';
import { CARD_IDS, type CardId } from '../../content/cards.ts';
import type { Certainty, Notebook, PlayerNotes } from '../../notebook/notebook.ts';
import type { G, Seat } from '../../rules/state.ts';
import { outOfSight } from '../notebook/notes.ts';
import { marked, markOf, MARKS, type Pencil } from '../notebook/pencil.ts';
import { useWords } from '../useWords.ts';
import type { Words } from '../words.ts';
import { DatedNotes } from './DatedNotes.tsx';
import * as styles from './NotebookPanel.module.css';
import { Notes } from './Notes.tsx';
import { PlayerName } from './PlayerName.tsx';
import { Table } from './Table.tsx';

interface NotebookPanelProps {
  readonly view: G;
  readonly notebook: Notebook;
  readonly pencil: Pencil;
  /** Null for who has no pencil. */
  readonly onPencil: ((pencil: Pencil) => void) | null;
}

/** What has been heard and seen, and what follows from it, or what the player makes of it. */
export function NotebookPanel({ view, notebook, pencil, onPencil }: NotebookPanelProps) {
  const words = useWords();
  const { t } = words;
  const { questions, tokens, shown } = notebook;
  const { isLogical } = pencil;
  return (
    <Panel title={t('text.notebook')} note={t(isLogical ? 'text.byLogic' : 'text.byHand')}>
      {onPencil && (
        <label className={styles.logic}>
          <input
            type="checkbox"
            checked={isLogical}
            onChange={({ target }) => onPencil({ ...pencil, isLogical: target.checked })}
            data-tool="logic"
          />
          {t('text.logic')}
        </label>
      )}
      {isLogical ? (
        <Hands notebook={notebook} />
      ) : (
        <Pencilled view={view} notebook={notebook} pencil={pencil} onPencil={onPencil} />
      )}
      <DatedNotes
        title={t('text.questions')}
        columns={[t('text.asker'), t('text.asked'), t('text.card'), t('text.answer')]}
        notes={questions.map(({ asker, asked, card, answer, isFresh }) => ({
          isFresh,
          row: [
            <PlayerName key={asker} seat={asker} />,
            <PlayerName key={asked} seat={asked} />,
            words.card(card),
            answer === null ? t('text.sealed') : words.answer(answer),
          ],
        }))}
      />
      <DatedNotes
        title={t('text.tokens')}
        columns={[t('text.player'), t('text.chamber'), ...(isLogical ? [t('text.agrees')] : [])]}
        notes={tokens.map(({ seat, chamber, isFresh, agrees }) => ({
          isFresh,
          row: [
            <PlayerName key={seat} seat={seat} />,
            words.chamber(chamber),
            ...(isLogical ? [certaintyText(words, agrees)] : []),
          ],
        }))}
      />
      <DatedNotes
        title={t('text.shown')}
        columns={[t('text.player'), t('text.card'), t('text.held')]}
        notes={shown.map(({ seat, card, isHeld, isFresh }) => ({
          isFresh,
          row: [<PlayerName key={seat} seat={seat} />, words.card(card), words.answer(isHeld)],
        }))}
      />
    </Panel>
  );
}

/** What is sure stands out. */
function certaintyText({ t }: Words, certainty: Certainty): ReactNode {
  const text = t(`text.certainty.${certainty}`);
  return certainty === 'sure' ? <b>{text}</b> : text;
}

/** A row for every card, a column for every hand, and the copies that nobody has seen. */
function Hands({ notebook: { players, copies } }: { readonly notebook: Notebook }) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <Notes title={t('text.inHands')}>
        <Table
          label={t('text.inHands')}
          columns={[
            t('text.card'),
            ...players.map(({ seat }) => words.player(seat)),
            t('text.unseen'),
            t('text.inPile'),
          ]}
          rows={CARD_IDS.map((card) => [
            words.card(card),
            ...players.map(({ cards }) => certaintyText(words, cards[card])),
            copies[card].unseen,
            t(`text.certainty.${copies[card].inPile ? 'possible' : 'impossible'}`),
          ])}
        />
      </Notes>
      <Notes title={t('text.possibleHands')}>
        <ul>
          {players.map((notes) => (
            <li key={notes.seat}>{handsText(words, notes)}</li>
          ))}
        </ul>
      </Notes>
    </>
  );
}

/** A list for every card and hand, to note what one thinks of it. */
function Pencilled({ view, notebook: { players }, pencil, onPencil }: NotebookPanelProps) {
  const words = useWords();
  const { t } = words;
  const mark = (seat: Seat, card: CardId) => (
    <select
      key={seat}
      className={styles.mark}
      aria-label={t('text.noteOn', { player: words.player(seat), card: words.card(card) })}
      name={`note ${seat} ${card}`}
      value={markOf(pencil, seat, card) ?? ''}
      onChange={({ target }) =>
        onPencil?.(marked(pencil, seat, card, MARKS.find((each) => each === target.value) ?? null))
      }
    >
      <option value="">{t('text.noNote')}</option>
      {MARKS.map((each) => (
        <option key={each} value={each}>
          {t(`text.certainty.${each}`)}
        </option>
      ))}
    </select>
  );
  return (
    <Notes title={t('text.inHands')}>
      <Table
        label={t('text.inHands')}
        columns={[t('text.card'), ...players.map(({ seat }) => words.player(seat)), t('text.unseen')]}
        rows={CARD_IDS.map((card) => [
          words.card(card),
          ...players.map(({ seat }) => mark(seat, card)),
          outOfSight(view, card),
        ])}
      />
    </Notes>
  );
}

/** So many hands are listed; more would be no help. */
const FEW = 4;

function handsText({ t, player, cards }: Words, { seat, hands }: PlayerNotes): string {
  if (hands.length > FEW) return t('text.handCount', { player: player(seat), count: hands.length });
  const texts = hands.map((hand) => (hand.length > 0 ? cards(hand) : t('noHand')));
  return t('text.handList', { player: player(seat), hands: texts.join('; ') });
}
