import { useTranslation } from 'react-i18next';
import { Ribbon } from '../../games/salamandra/board/art/Ribbon.tsx';
import type { Dye } from '../../games/salamandra/content/terms.ts';
import { LONGEST_NAME, type Seated } from '../../games/seats.ts';
import { BOT_LEVELS, type BotLevel } from '../../play/levels.ts';
import { ColourChoice } from '../components/ColourChoice.tsx';
import * as styles from './SeatFields.module.css';

interface SeatFieldsProps {
  /** Of the field for the name. */
  readonly id: string;
  readonly number: number;
  readonly seat: Seated;
  /** What whoever sits there is called. */
  readonly called: string;
  readonly colours: readonly string[];
  readonly problem: string | null;
  readonly onPlayer: (player: BotLevel | 'person') => void;
  readonly onName: (name: string) => void;
  readonly onColour: (colour: string) => void;
}

/** One seat: a person or a bot, a name if one likes, and a colour, by word and emblem. */
export function SeatFields(props: SeatFieldsProps) {
  const { id, number, seat, called, colours, problem, onPlayer, onName, onColour } = props;
  const { t } = useTranslation();
  return (
    <fieldset className={styles.seat}>
      <legend className={styles.legend}>{t('newTable.seat', { n: number })}</legend>
      <div className={styles.ribbon}>
        <Ribbon dye={seat.colour as Dye} width={30} height={84} />
      </div>
      <div className={styles.player}>
        <label htmlFor={`${id}-player`}>{t('newTable.player')}</label>
        <select
          id={`${id}-player`}
          value={seat.bot ?? 'person'}
          onChange={(event) => onPlayer(event.currentTarget.value as BotLevel | 'person')}
        >
          <option value="person">{t('newTable.person')}</option>
          {BOT_LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`bots.levels.${level}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.name}>
        <label htmlFor={id}>{t('newTable.name')}</label>
        <input
          id={id}
          value={seat.bot ? called : seat.name}
          readOnly={seat.bot !== undefined}
          maxLength={LONGEST_NAME}
          placeholder={t(`dyes.${seat.colour as Dye}`)}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      </div>
      <ColourChoice label={t('newTable.colour')} colours={colours} value={seat.colour} onChange={onColour} />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
