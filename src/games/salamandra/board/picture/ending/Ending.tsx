import { useId, useState } from 'react';
import { type AtTheEnd, EndingDialog } from '../../../../shell/EndingDialog.tsx';
import { tiesDecided } from '../../../advice/story.ts';
import type { Source } from '../../../content/terms.ts';
import { sourcesIn } from '../../../rules/scoring.ts';
import type { TableBoardProps } from '../../board.ts';
import { useWords } from '../../useWords.ts';
import * as styles from './Ending.module.css';
import { RoundLines } from './RoundLines.tsx';
import { SourceBars } from './SourceBars.tsx';
import { SourceTable } from './SourceTable.tsx';
import { Textures } from './Textures.tsx';
import { Ties } from './Ties.tsx';
import { Verdict } from './Verdict.tsx';

interface EndingProps extends AtTheEnd {
  readonly table: TableBoardProps;
}

/** The end of the game: who won, what the points came from, and how it went. */
export function Ending({ table: { view, log, epilogue }, ...atTheEnd }: EndingProps) {
  const { t } = useWords();
  const id = useId();
  const [source, setSource] = useState<Source | null>(null);
  return (
    <EndingDialog {...atTheEnd} headingId={id}>
      <Verdict id={id} view={view}>
        {epilogue}
      </Verdict>
      <section>
        <Textures sources={sourcesIn(view)} />
        <h3>{t('panels.ending.sources')}</h3>
        <SourceBars view={view} source={source} />
      </section>
      <div className={styles.details}>
        <SourceTable view={view} source={source} onPoint={setSource} />
        <div className={styles.story}>
          <section>
            <h3>{t('panels.ending.rounds')}</h3>
            <RoundLines view={view} log={log} />
          </section>
          <Ties ties={tiesDecided(view)} />
        </div>
      </div>
    </EndingDialog>
  );
}
