import type { CSSProperties } from 'react';
import { type Stick, STICKS } from '../../content/terms.ts';
import { Picture } from '../art/Picture.tsx';
import { StickArt, type StickFace } from '../art/StickArt.tsx';
import { seenProps } from '../pieces.ts';
import * as styles from './Sticks.module.css';

export interface StickShown {
  readonly stick: Stick;
  readonly face: StickFace;
  readonly label: string;
}

const StickPicture = ({ face }: { readonly face: StickFace }) => (
  <Picture box={[-82, -21, 164, 50]} width={164}>
    <StickArt face={face} />
  </Picture>
);

interface SticksProps {
  readonly label: string;
  readonly sticks: readonly StickShown[];
  /** A new name for every throw: the sticks are thrown again when it changes. */
  readonly throwId: string;
  /** Lets them tumble; what was thrown before the page was opened lies still. */
  readonly tumbles: boolean;
}

/** The throw: the sticks roll in, the symbol comes to rest first. */
export const Sticks = ({ label, sticks, throwId, tumbles }: SticksProps) => (
  <ul key={throwId} className={styles.sticks} data-tumbles={tumbles || undefined} aria-label={label}>
    {sticks.map(({ stick, face, label: name }) => (
      <li key={stick} className={styles.stick} data-stick={stick}>
        <div {...seenProps(`stick ${stick}`, name)}>
          <StickPicture face={face} />
        </div>
      </li>
    ))}
  </ul>
);

export interface KeyThrowShown {
  /** The sticks that show a key. */
  readonly keys: readonly Stick[];
  readonly label: string;
}

interface KeyThrowsProps {
  readonly label: string;
  /** In the order in which they were thrown. */
  readonly throws: readonly KeyThrowShown[];
  readonly throwId: string;
  readonly tumbles: boolean;
}

/** The throws for the keys, one below the other; a stick with a key stays lifted. */
export const KeyThrows = ({ label, throws, throwId, tumbles }: KeyThrowsProps) => (
  <ol key={throwId} className={styles.keyThrows} data-tumbles={tumbles || undefined} aria-label={label}>
    {throws.map(({ keys, label: name }, i) => (
      // oxlint-disable-next-line react/no-array-index-key -- a throw is known by when it was made
      <li key={i} style={{ '--turn': i } as CSSProperties}>
        <div className={styles.keyThrow} role="img" aria-label={name}>
          {STICKS.map((stick) => (
            <span
              key={stick}
              className={styles.stick}
              data-stick={stick}
              data-key={keys.includes(stick) || undefined}
            >
              <StickPicture face={{ shows: keys.includes(stick) ? 'key' : 'nothing' }} />
            </span>
          ))}
        </div>
      </li>
    ))}
  </ol>
);
