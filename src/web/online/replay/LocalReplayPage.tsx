import { useState } from 'react';
import { isReadable, type LocalMatch, localMatches } from '../../localMatches.ts';
import { findTable } from '../../localTable.ts';
import { Shell } from '../../shell/Shell.tsx';
import { useSeatNames } from '../../useSeatNames.ts';
import { Gone } from '../match/Gone.tsx';
import { localPast } from './localPast.ts';
import { Replayed } from './Replayed.tsx';
import { useReplayTitle } from './useReplayTitle.ts';

/** A match of this browser by its id, looked back at without the server. */
export function LocalReplayPage({ id }: { readonly id: string }) {
  const [match] = useState(() => findTable(localMatches, id));
  if (match && isReadable(match)) return <KeptMatch match={match} />;
  return (
    <Shell>
      <Gone />
    </Shell>
  );
}

function KeptMatch({ match }: { readonly match: LocalMatch }) {
  const { names, players } = useSeatNames(match);
  useReplayTitle(match.file.game, names);
  const [past] = useState(() => localPast(match));
  return <Replayed past={{ ...past, seats: players }} />;
}
