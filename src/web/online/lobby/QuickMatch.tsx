import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { companySizes, smallestCompany } from '../../../games/options.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { call } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useCall } from '../useCall.ts';
import { GameChoice, PlayersChoice } from './GameChoices.tsx';
import { firstMeta, metaOf } from './plan.ts';
import * as styles from './Welcome.module.css';

/** Play now: with whoever waits, or waiting for whoever comes next. */
export function QuickMatch({ focused }: { readonly focused: boolean }) {
  const { t } = useTranslation('online');
  const [, navigate] = useLocation();
  const { busy, problem, run } = useCall();
  const [meta, setMeta] = useState(firstMeta);
  const [players, setPlayers] = useState(smallestCompany(meta));
  const start = useRef<HTMLButtonElement>(null);
  // the form in which the name was given is gone
  useEffect(() => {
    if (focused) start.current?.focus();
  }, [focused]);
  const find = async () => {
    const { id } = await call<MatchSummary>('POST', '/api/quick', { game: meta.id, players });
    navigate(`/match/${id}`);
  };
  return (
    <section className={styles.way}>
      <h2>{t('lobby.quick.title')}</h2>
      <p>{t('lobby.quick.text')}</p>
      <GameChoice
        value={meta.id}
        onChange={(id) => {
          setMeta(metaOf(id));
          setPlayers(smallestCompany(metaOf(id)));
        }}
      />
      <div className={styles.line}>
        <PlayersChoice sizes={companySizes(meta)} value={players} onChange={setPlayers} />
        <Button
          ref={start}
          kind="primary"
          icon="play"
          size="large"
          className={styles.start}
          aria-disabled={busy}
          onClick={() => void run(find)}
        >
          {t('lobby.quick.start')}
        </Button>
      </div>
      <Problem text={problem} />
    </section>
  );
}
