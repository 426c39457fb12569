import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/Button.tsx';
import { isReadable, type KeptMatch, type LocalMatch } from '../localMatches.ts';
import * as styles from './DeletedMatch.module.css';
import { useSeatNames } from '../useSeatNames.ts';

interface DeletedMatchProps {
  readonly match: KeptMatch;
  readonly onRestore: () => void;
}

/** What stands in the place of a deleted game for as long as the page is open. */
export function DeletedMatch({ match, onRestore }: DeletedMatchProps) {
  const { t } = useTranslation();
  const undo = useRef<HTMLButtonElement>(null);
  // the button that deleted it is gone: whoever plays by keyboard goes on from here
  useEffect(() => undo.current?.focus(), []);
  return (
    <li className={styles.deleted}>
      <p role="status">
        {isReadable(match) ? <Names match={match} /> : t('matches.deleted', { players: t('matches.unreadable') })}
      </p>
      <Button ref={undo} icon="undo" onClick={onRestore}>
        {t('matches.undo')}
      </Button>
    </li>
  );
}

function Names({ match }: { readonly match: LocalMatch }) {
  const { t } = useTranslation();
  const { names, together } = useSeatNames(match);
  return t('matches.deleted', { players: together(names) });
}
