import type { Source } from '../../../content/terms.ts';
import { SOURCE_LOOKS } from './sources.ts';
import * as styles from './Textures.module.css';

export const textureId = (source: string): string => `ending-${source}`;

/** The textures that the bars and their key are filled with. */
export const Textures = ({ sources }: { readonly sources: readonly Source[] }) => (
  <svg className={styles.textures} aria-hidden>
    <defs>
      {sources.map((source) => (
        <pattern key={source} id={textureId(source)} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} className={styles[source]} />
          <path d={SOURCE_LOOKS[source].texture ?? ''} className={styles.light} transform="translate(.8 .8)" />
          <path d={SOURCE_LOOKS[source].texture ?? ''} className={styles.dark} />
        </pattern>
      ))}
    </defs>
  </svg>
);
