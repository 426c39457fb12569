import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isReadable, type KeptMatch, localMatches } from '../localMatches.ts';
import { Section } from '../shell/Section.tsx';
import { DeletedMatch } from './DeletedMatch.tsx';
import { MatchRow } from './MatchRow.tsx';
import * as styles from './Matches.module.css';
import { UnreadableRow } from './UnreadableRow.tsx';

const isOver = (match: KeptMatch): boolean => isReadable(match) && match.summary.toAct === null;

/** The games of this browser: those to go on with, and those that are over. What is deleted can be brought back. */
export function Matches() {
  const { t } = useTranslation();
  const matches = useSyncExternalStore(localMatches.subscribe, localMatches.list);
  const [deleted, setDeleted] = useState<readonly KeptMatch[]>([]);
  const remove = (match: KeptMatch) => {
    localMatches.remove(match.id);
    setDeleted([...deleted, match]);
  };
  const restore = (match: KeptMatch) => {
    localMatches.restore(match);
    setDeleted(deleted.filter((other) => other !== match));
  };
  const section = (title: string, listed: readonly KeptMatch[], gone: readonly KeptMatch[]) =>
    listed.length + gone.length > 0 && (
      <Section title={title}>
        <ul className={styles.list}>
          {gone.map((match) => (
            <DeletedMatch key={match.id} match={match} onRestore={() => restore(match)} />
          ))}
          {listed.map((match) =>
            isReadable(match) ? (
              <MatchRow key={match.id} match={match} onDelete={() => remove(match)} />
            ) : (
              <UnreadableRow key={match.id} match={match} onDelete={() => remove(match)} />
            ),
          )}
        </ul>
      </Section>
    );
  return (
    <>
      {section(
        t('matches.going'),
        matches.filter((match) => !isOver(match)),
        deleted.filter((match) => !isOver(match)),
      )}
      {section(t('matches.finished'), matches.filter(isOver), deleted.filter(isOver))}
    </>
  );
}
