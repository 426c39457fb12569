import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { useMe } from '../me.ts';
import * as styles from './NextTable.module.css';
import { useTurns } from './turns.ts';

const KEY = 'N';

const addressOf = ({ id }: MatchSummary): string => `/match/${id}`;

/** From a table that waits for somebody else to the next one that waits for the reader. */
export function NextTable({ here }: { readonly here: string }) {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  // whoever comes by a link may never have been asked who they are
  useMe();
  const waiting = useTurns();
  const [next] = waiting;
  const isShown = next !== undefined && !waiting.some((match) => addressOf(match) === here);
  const go = () => {
    if (isShown) navigate(addressOf(next));
  };
  useKey(go);
  if (!isShown) return null;
  const label = t('games.next', { count: waiting.length });
  return (
    <Button
      kind="primary"
      icon="end-turn"
      className={styles.next ?? ''}
      aria-label={label}
      aria-keyshortcuts={KEY}
      title={`${label} (${KEY})`}
      onClick={go}
      data-tool="next"
    >
      <span className={styles.words}>{t('games.nextTable')}</span> ({waiting.length})
    </Button>
  );
}

function useKey(go: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    const isTyping = target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;
    if (key.toUpperCase() === KEY && !isTyping && !altKey && !ctrlKey && !metaKey) go();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
