import { type Callout, Callouts } from '../../../guide/Callouts.tsx';
import { FieldArt } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { useTexts } from '../texts.ts';

const CALLOUTS: readonly Callout[] = [
  { pin: [0, -66], target: [0, -47] },
  { pin: [60, -46], target: [13, -10] },
  { pin: [-60, 46], target: [-33, 31] },
  { pin: [-60, -46], target: [-33, -31] },
  { pin: [68, 0], target: [47, 0] },
  { pin: [60, 46], target: [21, 42] },
];

/** A field, explained part by part. */
export function FieldFigure() {
  const words = useWords();
  const { fields } = useTexts();
  return (
    <Callouts
      box="-78 -76 156 136"
      width={360}
      pinRadius={8}
      callouts={CALLOUTS}
      texts={fields.callouts}
      name={words.field('F19')}
    >
      <FieldArt id="F19" />
    </Callouts>
  );
}
