import { useState } from 'react';
import type { AnyPlayable } from '../../../games/playable.ts';
import { useLoadedFace } from '../../face.ts';
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
  const [match] = useState(() => localMatches.get(id));
  return match && isReadable(match) ? <Kept match={match} /> : <NotHere />;
}

const NotHere = () => (
  <Shell>
    <Gone />
  </Shell>
);

function Kept({ match }: { readonly match: LocalMatch }) {
  const { playable } = useLoadedFace(match.file.game);
  const [found] = useState(() => findTable(playable, localMatches, match.id));
  return found && isReadable(found) ? <KeptMatch match={found} playable={playable} /> : <NotHere />;
}

function KeptMatch({ match, playable }: { readonly match: LocalMatch; readonly playable: AnyPlayable }) {
  const { names, players } = useSeatNames(match);
  useReplayTitle(match.file.game, names);
  const [past] = useState(() => localPast(playable, match));
  return <Replayed past={{ ...past, seats: players }} />;
}
