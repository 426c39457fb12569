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

/** To the end of a way, or only home. */
export interface WayOption {
  readonly id: string;
  readonly lines: readonly WayLine[];
}

export interface WayOffer {
  /** How the steps are reckoned: 4 − 2 = 2. */
  readonly title: string;
  readonly options: readonly WayOption[];
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
    {ways.map(({ title, options }) => (
      <div key={title} className={styles.way} data-chosen={options.some(({ id }) => id === chosen) || undefined}>
        <b>{title}</b>
        {options.map(({ id, lines }) => (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            aria-label={[title, ...lines.map(({ words }) => words)].join(', ')}
            onClick={() => onChoose(id)}
            data-option={id}
          >
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
    ))}
  </div>
);
