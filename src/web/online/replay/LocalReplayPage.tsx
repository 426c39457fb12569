import { useState } from 'react';
import type { AnyFace } from '../../../games/face.ts';
import { loadFace } from '../../../games/faces.ts';
import { WhenLoaded } from '../../lazily.tsx';
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
  if (!match || !isReadable(match)) return <NotHere />;
  return <WhenLoaded of={loadFace(match.file.game)}>{(face) => <Kept match={match} face={face} />}</WhenLoaded>;
}

const NotHere = () => (
  <Shell>
    <Gone />
  </Shell>
);

interface KeptProps {
  readonly match: LocalMatch;
  readonly face: AnyFace;
}

function Kept({ match, face }: KeptProps) {
  const [found] = useState(() => findTable(face.playable, localMatches, match.id));
  return found && isReadable(found) ? <KeptMatch match={found} face={face} /> : <NotHere />;
}

function KeptMatch({ match, face }: KeptProps) {
  const { names, players } = useSeatNames(match);
  useReplayTitle(match.file.game, names);
  const [past] = useState(() => localPast(face.playable, match));
  return <Replayed past={{ ...past, seats: players }} face={face} />;
}
