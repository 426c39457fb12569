import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AnyPlayable, loadPlayable } from '../../../games/playable.ts';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { lazyPage, WhenLoaded } from '../../lazily.tsx';
import { Shell } from '../../shell/Shell.tsx';
import { Waiting } from '../../shell/Waiting.tsx';
import { ApiProblem, call } from '../api.ts';
import { Gone } from './Gone.tsx';
import { NotToSee } from './NotToSee.tsx';
import { openOnlineTable } from './onlineTable.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

const PlayedMatch = lazyPage(async () => (await import('./PlayedMatch.tsx')).PlayedMatch);

/** A match by its address: a waiting room until all seats are taken, then the table. */
export function MatchPage({ id }: { readonly id: string }) {
  const [found, setFound] = useState<MatchSummary | ApiProblem | null>(null);
  const ask = () => void call<MatchSummary>('GET', `/api/matches/${id}`).then(setFound, setFound);
  useEffect(ask, [id]);
  if (found instanceof ApiProblem) {
    return (
      <Shell>
        <NotToSee problem={found} onAgain={ask} />
      </Shell>
    );
  }
  if (!found) return <Waiting />;
  return <Found match={found} />;
}

/** The rules of its game come first, and the board only when there is something to play. */
function Found({ match }: { readonly match: MatchSummary }) {
  const [rules] = useState(() => loadPlayable(match.game));
  return <WhenLoaded of={rules}>{(playable) => <SatDown playable={playable} opened={match} />}</WhenLoaded>;
}

/** Keeps its place at the table for as long as the page is open. */
function SatDown({ playable, opened }: { readonly playable: AnyPlayable; readonly opened: MatchSummary }) {
  const [table] = useState(() => openOnlineTable(playable, opened));
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
  return <PlayedMatch table={table} now={now} />;
}
