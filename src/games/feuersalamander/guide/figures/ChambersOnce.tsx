import { Chambers } from '../../board/lair/Chambers.tsx';
import * as styles from './figures.module.css';

const ID = 'fs-guide-chambers';

/** The 84 chambers are most of every picture, and the same in all of them: they are drawn once on the page. */
export const ChambersOnce = () => (
  <svg className={styles.once} width={0} height={0} aria-hidden>
    <defs>
      <g id={ID}>
        <Chambers />
      </g>
    </defs>
  </svg>
);

export const UseChambers = () => <use href={`#${ID}`} />;
