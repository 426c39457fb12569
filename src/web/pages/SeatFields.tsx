import { useTranslation } from 'react-i18next';
import { lookOf } from '../../games/looks.tsx';
import type { GameMeta } from '../../games/module.ts';
import { colourName } from '../../games/names.ts';
import { LONGEST_NAME, type Seated } from '../../games/seats.ts';
import type { BotLevel } from '../../play/levels.ts';
import { BotChoice } from '../components/BotChoice.tsx';
import { ColourChoice } from '../components/ColourChoice.tsx';
import * as styles from './SeatFields.module.css';

interface SeatFieldsProps {
  /** Of the field for the name. */
  readonly id: string;
  readonly number: number;
  readonly seat: Seated;
  /** What whoever sits there is called. */
  readonly called: string;
  readonly meta: GameMeta;
  readonly problem: string | null;
  readonly onPlayer: (player: BotLevel | 'person') => void;
  readonly onName: (name: string) => void;
  readonly onColour: (colour: string) => void;
}

/** One seat: a person or a bot, a name if one likes, and a colour, by word and emblem. */
export function SeatFields(props: SeatFieldsProps) {
  const { id, number, seat, called, meta, problem, onPlayer, onName, onColour } = props;
  const { t } = useTranslation();
  const { Ribbon } = lookOf(meta.id);
  return (
    <fieldset className={styles.seat}>
      <legend className={styles.legend}>{t('newTable.seat', { n: number })}</legend>
      <div className={styles.ribbon}>
        <Ribbon colour={seat.colour} width={30} height={84} />
      </div>
      <BotChoice
        id={`${id}-player`}
        label={t('newTable.player')}
        person={t('newTable.person')}
        levels={meta.bots}
        value={seat.bot ?? 'person'}
        onChange={onPlayer}
      />
      <div className={styles.name}>
        <label htmlFor={id}>{t('newTable.name')}</label>
        <input
          id={id}
          value={seat.bot ? called : seat.name}
          readOnly={seat.bot !== undefined}
          maxLength={LONGEST_NAME}
          placeholder={colourName(t, meta.id, seat.colour)}
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => onName(event.currentTarget.value)}
        />
      </div>
      {!meta.coloursOf && (
        <ColourChoice
          label={t('newTable.colour')}
          game={meta.id}
          colours={meta.colours}
          value={seat.colour}
          onChange={onColour}
        />
      )}
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
