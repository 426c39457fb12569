import { Icon } from '../../../../web/components/Icon.tsx';
import { type Figure, FIGURES } from '../../content/terms.ts';
import { EmblemDisc } from '../art/EmblemDisc.tsx';
import { Mark, type MarkName } from '../art/Mark.tsx';
import * as styles from './WayChoice.module.css';

/** Something that a way leads to: a sign or a figure, and the words for it. */
export interface WayLine {
  readonly sign: MarkName | Figure;
  readonly words: string;
}

export interface WayOffer {
  readonly id: string;
  /** How the steps are reckoned: 4 − 2 = 2. */
  readonly title: string;
  readonly lines: readonly WayLine[];
}

const FIGURE_SIGNS: ReadonlySet<string> = new Set(FIGURES);
const isFigure = (sign: MarkName | Figure): sign is Figure => FIGURE_SIGNS.has(sign);

interface WayChoiceProps {
  readonly label: string;
  readonly ways: readonly WayOffer[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** The ways to move that the throw allows, beside each other. */
export const WayChoice = ({ label, ways, chosen, onChoose }: WayChoiceProps) => (
  <div className={styles.ways} role="group" aria-label={label}>
    {ways.map(({ id, title, lines }) => (
      <button
        key={id}
        type="button"
        className={styles.way}
        aria-pressed={id === chosen}
        onClick={() => onChoose(id)}
        data-option
      >
        <b>{title}</b>
        {lines.map(({ sign, words }) => (
          <span key={words}>
            {isFigure(sign) ? <EmblemDisc figure={sign} size={16} /> : <Mark name={sign} size={16} />}
            {words}
          </span>
        ))}
        {id === chosen && <Icon name="check" size={18} className={styles.tick} />}
      </button>
    ))}
  </div>
);
