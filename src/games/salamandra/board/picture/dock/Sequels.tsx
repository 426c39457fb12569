import { ApprenticePicture } from '../../art/ApprenticePicture.tsx';
import { Art } from '../../art/Art.tsx';
import { type G, playerAt } from '../../../rules/state.ts';
import { useWords } from '../../useWords.ts';
import type { Intent, Sequel } from '../intent.ts';
import type { Turn } from '../useTurn.ts';
import * as styles from './Dock.module.css';

interface SequelsProps {
  readonly view: G;
  readonly sequels: readonly Sequel[];
  readonly turn: Turn;
  readonly intent: Extract<Intent, { kind: 'build' }>;
}

/** After building: an apprentice on the new field, or a card. It can be chosen now, or when the field lies there. */
export function Sequels({ view, turn, intent, sequels }: SequelsProps) {
  const words = useWords();
  const { t } = words;
  if (sequels.length < 2) return null;
  const nameOf = (sequel: Sequel): string => {
    if (sequel === 'apprentice') return t('table.sequels.apprentice');
    const top = view.piles[sequel][0];
    return top ? `${words.card(top)}: ${words.cardText(top)}` : t(`beasts.${sequel}`);
  };
  return (
    <fieldset className={styles.bill}>
      <legend>{t('table.afterwards')}</legend>
      <span className={styles.segments}>
        {sequels.map((sequel) => (
          <label
            key={sequel}
            title={nameOf(sequel)}
            data-on={(intent.sequel ?? 'apprentice') === sequel || undefined}
          >
            <input
              type="radio"
              name="sequel"
              className={styles.radio}
              checked={(intent.sequel ?? 'apprentice') === sequel}
              aria-label={nameOf(sequel)}
              onChange={() => turn.choose({ ...intent, sequel })}
            />
            {sequel === 'apprentice' ? (
              <ApprenticePicture dye={words.dye(view.seat)} face={playerAt(view, view.seat).druid} active size={26} />
            ) : (
              <Art name={sequel === 'bear' ? 'c-bear' : 'c-eagle'} size={24} />
            )}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
