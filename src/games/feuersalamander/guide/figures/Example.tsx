import type { ReactNode } from 'react';
import { Example as ExampleFrame, Journal } from '../../../guide/Example.tsx';
import { logText } from '../../board/logText.ts';
import { useWords } from '../../board/useWords.ts';
import { type ExampleId, EXAMPLES } from '../examples/index.ts';
import { type Played, playExample } from '../examples/play.ts';
import { KING, MONK, QUEEN, ROBBER } from '../examples/position.ts';
import { useTexts } from '../texts.ts';
import { CombinationLine } from './CombinationLine.tsx';
import * as styles from './figures.module.css';
import { type Frame, LOWER_LEFT, RIGHT_HALF, UPPER_HALF, UPPER_RIGHT, WATER_WING } from './frames.ts';
import { Hands } from './Hands.tsx';
import { HeardFigure } from './HeardFigure.tsx';
import { KeysPicture } from './KeysPicture.tsx';
import { LairPicture } from './LairPicture.tsx';
import { ThrowPicture } from './ThrowPicture.tsx';

interface Pictures {
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly besides?: ReactNode;
}

const WIDTH = 400;

const inLair = ({ before, after }: Played, frame: Frame): Pictures => ({
  before: <LairPicture view={before} frame={frame} width={WIDTH} />,
  after: <LairPicture view={after} frame={frame} width={WIDTH} since={before} />,
});

const withThrow = (played: Played, frame: Frame): Pictures => {
  const { throw: thrown } = played.before;
  return {
    ...inLair(played, frame),
    besides: thrown && (
      <div className={styles.sticks}>
        <ThrowPicture thrown={thrown} />
      </div>
    ),
  };
};

const inHands = ({ before, after }: Played, seats: readonly number[]): Pictures => ({
  before: <Hands view={before} seats={seats} />,
  after: <Hands view={after} seats={seats} />,
});

/** What each example is about. */
const PICTURES: Readonly<Record<ExampleId, (played: Played) => Pictures>> = {
  keys: (played) => ({
    ...inLair(played, LOWER_LEFT),
    besides: (
      <div className={styles.sticks}>
        <KeysPicture view={played.after} />
      </div>
    ),
  }),
  salamander: (played) => inHands(played, [KING]),
  token: (played) => ({ ...inLair(played, WATER_WING), besides: <Hands view={played.before} seats={[QUEEN]} /> }),
  move: (played) => withThrow(played, UPPER_HALF),
  home: (played) => withThrow(played, RIGHT_HALF),
  ask: ({ before, after }) => ({
    before: <LairPicture view={before} frame={UPPER_RIGHT} width={300} />,
    after: <HeardFigure view={after} />,
  }),
  lay: (played) => ({
    ...inHands(played, [MONK, QUEEN]),
    besides: played.after.players[MONK]?.laid.map((chamber) => (
      <CombinationLine key={chamber.join()} chamber={chamber} />
    )),
  }),
  fail: (played) => ({ ...inLair(played, LOWER_LEFT), besides: <Hands view={played.after} seats={[ROBBER]} /> }),
  freed: (played) => inLair(played, LOWER_LEFT),
};

/** A worked example with the journal, and with whatever shows what it is about. */
export function Example({ id }: { readonly id: ExampleId }) {
  const words = useWords();
  const { examples } = useTexts();
  const played = playExample(EXAMPLES[id]);
  const { before, after, besides } = PICTURES[id](played);
  return (
    <ExampleFrame text={examples[id]} before={before} after={after}>
      <Journal lines={played.journal.map((line) => logText(words, line))} />
      {besides}
    </ExampleFrame>
  );
}
