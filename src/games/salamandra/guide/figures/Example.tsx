import { useMemo } from 'react';
import { logText } from '../../board/logText.ts';
import { useWords } from '../../board/useWords.ts';
import { type ExampleId, EXAMPLES } from '../examples/index.ts';
import { playExample } from '../examples/play.ts';
import { MADDER } from '../examples/position.ts';
import { Rich } from '../Rich.tsx';
import { useTexts } from '../texts.ts';
import * as styles from './Example.module.css';
import { GardenPicture } from './GardenPicture.tsx';
import { Holdings } from './Holdings.tsx';

/** A worked example: told, shown before and after, and as the journal has it. */
export function Example({ id }: { readonly id: ExampleId }) {
  const words = useWords();
  const { example, before, after, journal, examples } = useTexts();
  const setting = EXAMPLES[id];
  const played = useMemo(() => playExample(setting), [setting]);
  return (
    <figure className={styles.example}>
      <figcaption className={styles.told}>
        <p className={styles.label}>{example}</p>
        <p>
          <Rich text={examples[id]} />
        </p>
      </figcaption>
      <div className={styles.pictures}>
        <div className={styles.picture}>
          <p className={styles.when}>{before}</p>
          <GardenPicture view={setting.before} frame={setting.frame} until={played.after} />
        </div>
        <div className={styles.picture}>
          <p className={styles.when}>{after}</p>
          <GardenPicture view={played.after} frame={setting.frame} since={setting.before} />
        </div>
      </div>
      <div className={styles.outcome}>
        <div className={styles.journal}>
          <p className={styles.when}>{journal}</p>
          <ol>
            {played.journal.map((line) => {
              const text = logText(words, line);
              return <li key={text}>{text}</li>;
            })}
          </ol>
        </div>
        <Holdings before={setting.before} after={played.after} seat={MADDER} />
      </div>
    </figure>
  );
}
