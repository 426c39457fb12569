import { useState } from 'react';
import { Panel } from '../../../shared/picture/Panel.tsx';
import { CARD_IDS, type CardId } from '../../content/cards.ts';
import type { Notebook as Heard, Question } from '../../notebook/notebook.ts';
import type { G, Seat } from '../../rules/state.ts';
import { Mark } from '../art/Mark.tsx';
import { Legend } from '../notebook/Legend.tsx';
import { type NoteShown, Notebook, type NotesOf } from '../notebook/Notebook.tsx';
import { Questions, type QuestionShown } from '../notebook/Questions.tsx';
import { useWords } from '../useWords.ts';
import type { Words } from '../words.ts';
import { type Notes, outOfSight } from '../notebook/notes.ts';
import * as styles from './NotebookPanel.module.css';
import { markOf, type Pencil, pencilled } from '../notebook/pencil.ts';
import { Seen } from './Seen.tsx';

interface NotebookPanelProps {
  readonly view: G;
  readonly heard: Heard;
  readonly notes: Notes;
  readonly pencil: Pencil;
  /** Null for who has no pencil. */
  readonly onPencil: ((pencil: Pencil) => void) | null;
}

const FEW_QUESTIONS = 9;

/** All that the viewer has heard and seen, and what follows from it. */
export function NotebookPanel({ view, heard, notes, pencil, onPencil }: NotebookPanelProps) {
  const words = useWords();
  const { t } = words;
  const [isWhole, setWhole] = useState(false);
  const questions = heard.questions.toReversed().map((question) => questionShown(words, view, question));
  const shown = isWhole ? questions : questions.slice(0, FEW_QUESTIONS);
  const unseen = Object.fromEntries(
    CARD_IDS.map((card) => [card, pencil.isLogical ? heard.copies[card].unseen : outOfSight(view, card)]),
  ) as Record<CardId, number>;
  return (
    <>
      <Panel
        title={t('picture.notebook.title')}
        note={t(pencil.isLogical ? 'picture.notebook.note' : 'picture.notebook.byHand')}
      >
        <Notebook
          label={t('picture.notebook.title')}
          rows={heard.players.map(({ seat }) => rowOf(words, view, seat, notes, pencil))}
          unseen={unseen}
          unseenLabel={t('picture.notebook.unseen')}
          onPencil={onPencil && ((seat, card) => onPencil(pencilled(pencil, seat, card)))}
        />
        <div className={styles.foot}>
          <Legend
            sure={t('picture.notebook.sure')}
            impossible={t('picture.notebook.impossible')}
            pencil={t('picture.notebook.pencil')}
          />
          {onPencil && (
            <label className={styles.logic} title={t('picture.notebook.logicHint')}>
              <input
                type="checkbox"
                role="switch"
                checked={pencil.isLogical}
                aria-checked={pencil.isLogical}
                onChange={({ target }) => onPencil({ ...pencil, isLogical: target.checked })}
                data-tool="logic"
              />
              {t('picture.notebook.logic')}
            </label>
          )}
        </div>
      </Panel>
      <section aria-label={t('picture.questions.title')}>
        <header className={styles.head}>
          <h2>{t('picture.questions.title')}</h2>
          {questions.some(({ answer }) => !answer) && (
            <small>
              <Mark name="sealed" size={16} /> {t('picture.questions.note')}
            </small>
          )}
        </header>
        {questions.length === 0 ? (
          <p className={styles.none}>{t('picture.questions.none')}</p>
        ) : (
          <Questions label={t('picture.questions.title')} questions={shown} />
        )}
        {questions.length > FEW_QUESTIONS && (
          <button type="button" className={styles.more} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('picture.questions.few') : t('picture.questions.all', { count: questions.length })}
          </button>
        )}
      </section>
      <Seen view={view} heard={heard} isLogical={pencil.isLogical} />
    </>
  );
}

function rowOf(words: Words, view: G, seat: Seat, notes: Notes, pencil: Pencil): NotesOf {
  const name = words.player(seat);
  const cards = CARD_IDS.map((card): [CardId, NoteShown] => {
    const verdict = pencil.isLogical ? notes.of(seat, card) : 'possible';
    const mark = markOf(pencil, seat, card);
    return [card, { verdict, pencil: mark, label: noteLabel(words, name, card, verdict, mark) }];
  });
  return {
    seat,
    figure: view.figures[seat] ?? words.figureAt(seat),
    name,
    notes: Object.fromEntries(cards) as NotesOf['notes'],
  };
}

function noteLabel(
  words: Words,
  player: string,
  card: CardId,
  verdict: NoteShown['verdict'],
  mark: NoteShown['pencil'],
): string {
  const { t } = words;
  const note = t('picture.notebook.card', {
    player,
    card: words.card(card),
    verdict: t(`picture.notebook.verdicts.${verdict}`),
  });
  if (!mark) return note;
  return t(mark === 'sure' ? 'picture.notebook.pencilSure' : 'picture.notebook.pencilImpossible', { note });
}

function questionShown(words: Words, view: G, { asker, asked, card, answer }: Question): QuestionShown {
  const { t, player } = words;
  const said = { asker: player(asker), asked: player(asked), card: words.card(card) };
  const figure = (seat: Seat) => view.figures[seat] ?? words.figureAt(seat);
  return {
    asker: figure(asker),
    asked: figure(asked),
    card,
    answer: answer === null ? null : { is: answer, word: words.answer(answer) },
    label:
      answer === null
        ? t('picture.questions.sealed', said)
        : t('picture.questions.heard', { ...said, answer: words.answer(answer) }),
  };
}
