import { type Callout, Callouts } from '../../../guide/Callouts.tsx';
import { GroveArt } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { useTexts } from '../texts.ts';

const CALLOUTS: readonly Callout[] = [
  { pin: [38, 0], target: [14, 0] },
  { pin: [32, -24], target: [17, -16] },
  { pin: [-32, 24], target: [-14, 14] },
];

/** A grove, explained part by part. */
export function GroveFigure() {
  const words = useWords();
  const { groves } = useTexts();
  return (
    <Callouts
      box="-42 -32 86 64"
      width={300}
      pinRadius={5}
      callouts={CALLOUTS}
      texts={groves.callouts}
      name={words.grove('G05')}
    >
      <GroveArt id="G05" />
    </Callouts>
  );
}
