import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { locales } from '../../../games/salamandra/locales/index.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { buttonClass } from '../../components/Button.tsx';
import { needTexts } from '../../i18n.ts';
import { Message } from '../../pages/Message.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { ApiProblem, call } from '../api.ts';
import { Unreachable } from '../Unreachable.tsx';
import { openOnlineTable } from './onlineTable.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const PlayedMatch = lazy(async () => {
  const [{ PlayedMatch: page }] = await Promise.all([import('./PlayedMatch.tsx'), needTexts('salamandra', locales)]);
  return { default: page };
});

/** A match by its address: a waiting room until all seats are taken, then the table. */
export function MatchPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<MatchSummary | ApiProblem | null>(null);
  const ask = () => void call<MatchSummary>('GET', `/api/matches/${id}`).then(setFound, setFound);
  useEffect(ask, [id]);
  if (found instanceof ApiProblem) {
    return <Shell>{found.status === 404 ? <Gone /> : <Unreachable onAgain={ask} />}</Shell>;
  }
  return found ? <SatDown opened={found} /> : <Waiting />;
}

function Gone() {
  const { t } = useTranslation('online');
  return (
    <Message title={t('match.gone')} text={t('match.goneText')}>
      <Link href="/play" className={buttonClass('secondary')}>
        {t('match.toLobby')}
      </Link>
    </Message>
  );
}

/** Keeps its place at the table for as long as the page is open. */
function SatDown({ opened }: { readonly opened: MatchSummary }) {
  const [table] = useState(() => openOnlineTable(opened));
  useEffect(() => table.attend(), [table]);
  const now = useSyncExternalStore(table.subscribe, table.now);
  if (now.isGone) {
    return (
      <Shell>
        <Gone />
      </Shell>
    );
  }
  if (now.match.status === 'open') {
    return (
      <Shell>
        <WaitingRoom now={now} onMatch={table.hear} />
      </Shell>
    );
  }
  return (
    <Suspense fallback={<Waiting />}>
      <PlayedMatch table={table} now={now} />
    </Suspense>
  );
}
