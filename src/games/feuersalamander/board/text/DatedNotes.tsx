import { useWords } from '../useWords.ts';
import * as styles from './DatedNotes.module.css';
import { Notes } from './Notes.tsx';
import { type Row, Table } from './Table.tsx';

interface DatedNotesProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** In the order in which they were made. */
  readonly notes: readonly { readonly isFresh: boolean; readonly row: Row }[];
}

/** Notes on the hand of a player, the newest first; those on a hand that has changed since are put by. */
export function DatedNotes({ title, columns, notes }: DatedNotesProps) {
  const { t } = useWords();
  const [fresh, older] = [true, false].map((wanted) =>
    notes.filter(({ isFresh }) => isFresh === wanted).map(({ row }) => row),
  ) as [Row[], Row[]];
  return (
    <Notes title={title}>
      {fresh.length > 0 ? (
        <Table label={title} columns={columns} rows={fresh.toReversed()} />
      ) : (
        <p>{t('text.nothingNew')}</p>
      )}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{t('text.older', { count: older.length })}</summary>
          <Table label={t('text.olderOf', { title })} columns={columns} rows={older.toReversed()} />
        </details>
      )}
    </Notes>
  );
}
