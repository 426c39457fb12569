import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprenticePicture } from '../../games/salamandra/board/art/ApprenticePicture.tsx';
import type { Dye } from '../../games/salamandra/content/terms.ts';
import * as styles from './ColourChoice.module.css';

interface ColourChoiceProps {
  readonly label: string;
  readonly colours: readonly string[];
  readonly value: string | undefined;
  readonly onChange: (colour: string) => void;
}

/** One of the colours, each by word and emblem. */
export function ColourChoice({ label, colours, value, onChange }: ColourChoiceProps) {
  const { t } = useTranslation('site');
  const name = useId();
  return (
    <div className={styles.colours} role="radiogroup" aria-label={label}>
      {colours.map((colour) => (
        <label key={colour} title={t(`dyes.${colour as Dye}`)}>
          <input type="radio" name={name} checked={colour === value} onChange={() => onChange(colour)} />
          <ApprenticePicture dye={colour as Dye} face="day" active size={30} />
          <span>{t(`dyes.${colour as Dye}`)}</span>
        </label>
      ))}
    </div>
  );
}
