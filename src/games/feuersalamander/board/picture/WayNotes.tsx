import type { G } from '../../rules/state.ts';
import { WayNote } from '../lair/Notes.tsx';
import { useWords } from '../useWords.ts';
import type { Intent } from './intent.ts';
import { homeLine, wayLines } from './wayOffers.ts';
import { type WayAhead, waysAhead } from './ways.ts';

interface WayNotesProps {
  readonly view: G;
  readonly intent: Intent;
}

/** What the ways lead to, told beside the wheel. */
export function WayNotes({ view, intent }: WayNotesProps) {
  const words = useWords();
  const told = (way: WayAhead) =>
    [...(way.leadsHome ? [homeLine(words, view)] : []), ...wayLines(words, view, way)].map((line) => line.words);
  return waysAhead(view).map((way) => (
    <WayNote
      key={way.by}
      corner={way.by === 'sum' ? 'above' : 'below'}
      chosen={intent.kind === 'move' && intent.by === way.by}
      title={`${words.t(`reckonings.${way.by}`)} ${way.steps}`}
    >
      {told(way).join('; ')}
    </WayNote>
  ));
}
