import { useMemo } from 'react';
import { Example as ExampleFrame, Journal } from '../../../guide/Example.tsx';
import { logText } from '../../board/logText.ts';
import { useWords } from '../../board/useWords.ts';
import { type ExampleId, EXAMPLES } from '../examples/index.ts';
import { playExample } from '../examples/play.ts';
import { MADDER } from '../examples/position.ts';
import { useTexts } from '../texts.ts';
import { GardenPicture } from './GardenPicture.tsx';
import { Holdings } from './Holdings.tsx';

/** A worked example in the garden, with the journal and with what the player has got by it. */
export function Example({ id }: { readonly id: ExampleId }) {
  const words = useWords();
  const { examples } = useTexts();
  const setting = EXAMPLES[id];
  const played = useMemo(() => playExample(setting), [setting]);
  return (
    <ExampleFrame
      text={examples[id]}
      before={<GardenPicture view={setting.before} frame={setting.frame} until={played.after} />}
      after={<GardenPicture view={played.after} frame={setting.frame} since={setting.before} />}
    >
      <Journal lines={played.journal.map((line) => logText(words, line))} />
      <Holdings before={setting.before} after={played.after} seat={MADDER} />
    </ExampleFrame>
  );
}
