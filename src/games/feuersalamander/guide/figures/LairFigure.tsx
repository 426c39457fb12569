import { type Callout, Callouts } from '../../../guide/Callouts.tsx';
import { KING, position } from '../examples/position.ts';
import { useTexts } from '../texts.ts';
import { LairArt } from './LairPicture.tsx';

const CALLOUTS: readonly Callout[] = [
  { pin: [0, -384], target: [0, -318] },
  { pin: [92, -378], target: [46, -271] },
  { pin: [-92, -378], target: [-40, -238] },
  { pin: [-292, 292], target: [-196, 196] },
  { pin: [292, -292], target: [224, -224] },
  { pin: [-372, -112], target: [-312, -57] },
  { pin: [-82, 82], target: [-26, 26] },
];

const EVERYONE_AT_HOME = position({ seat: KING, stage: 'begin' });

/** The whole plate, explained part by part. */
export function LairFigure() {
  const { lair } = useTexts();
  return (
    <Callouts
      box="-398 -404 796 764"
      width={560}
      pinRadius={20}
      callouts={CALLOUTS}
      texts={lair.callouts}
      name={lair.name}
    >
      <LairArt view={EVERYONE_AT_HOME} />
    </Callouts>
  );
}
