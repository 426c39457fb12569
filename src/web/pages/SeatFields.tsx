import { useTranslation } from 'react-i18next';
import { ApprenticePicture } from '../../games/salamandra/board/art/ApprenticePicture.tsx';
import { Ribbon } from '../../games/salamandra/board/art/Ribbon.tsx';
import type { Dye } from '../../games/salamandra/content/terms.ts';
import { LONGEST_NAME, type Seated } from '../../games/seats.ts';
import * as styles from './SeatFields.module.css';

interface SeatFieldsProps {
  /** Of the field for the name. */
  readonly id: string;
  readonly number: number;
  readonly seat: Seated;
  readonly colours: readonly string[];
  readonly problem: string | null;
  readonly onName: (name: string) => void;
  readonly onColour: (colour: string) => void;
}

/** One seat: a name if one likes, and a colour, by word and emblem. */
export function SeatFields({ id, number, seat, colours, problem, onName, onColour }: SeatFieldsProps) {
  const { t } = useTranslation();
  const dye = (colour: string) => t(`dyes.${colour as Dye}`);
  return (
    <fieldset className={styles.seat}>
      <legend className={styles.legend}>{t('newTable.seat', { n: number })}</legend>
      <div className={styles.ribbon}>
        <Ribbon dye={seat.colour as Dye} width={30} height={84} />
      </div>
      <div className={styles.name}>
        <label htmlFor={id}>{t('newTable.name')}</label>
        <input
          id={id}
          value={seat.name}
          maxLength={LONGEST_NAME}
          placeholder={dye(seat.colour)}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      </div>
      <div className={styles.colours} role="radiogroup" aria-label={t('newTable.colour')}>
        {colours.map((colour) => (
          <label key={colour} title={dye(colour)}>
            <input
              type="radio"
              name={`${id}-colour`}
              checked={colour === seat.colour}
              onChange={() => onColour(colour)}
            />
            <ApprenticePicture dye={colour as Dye} face="day" active size={30} />
            <span>{dye(colour)}</span>
          </label>
        ))}
      </div>
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
