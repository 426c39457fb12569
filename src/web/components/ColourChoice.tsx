import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOf } from '../../games/looks.tsx';
import { colourName } from '../../games/names.ts';
import * as styles from './ColourChoice.module.css';

interface ColourChoiceProps {
  readonly label: string;
  readonly game: string;
  readonly colours: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (colour: string) => void;
}

/** One of the colours, each by word and emblem. */
export function ColourChoice({ label, game, colours, value, onChange }: ColourChoiceProps) {
  const { t } = useTranslation('site');
  const name = useId();
  const { Piece } = lookOf(game);
  return (
    <div className={styles.colours} role="radiogroup" aria-label={label}>
      {colours.map((colour) => (
        <label key={colour} title={colourName(t, game, colour)}>
          <input type="radio" name={name} checked={colour === value} onChange={() => onChange(colour)} />
          <Piece colour={colour} isActive size={30} />
          <span>{colourName(t, game, colour)}</span>
        </label>
      ))}
    </div>
  );
}
