import { useId, useState } from 'react';
import { Button } from '../../../../../web/components/Button.tsx';
import { useWords } from '../../useWords.ts';
import { chosenWay } from '../intent.ts';
import { isConversion } from '../conversion.ts';
import { changeText, conversionText } from '../texts.ts';
import type { Turn } from '../useTurn.ts';
import * as styles from './Dock.module.css';

/** So many are shown at once: a player with ten apprentices at work may have hundreds of ways. */
const SHOWN = 8;

/** The other ways to pay, one click away. */
export function Ways({ turn }: { readonly turn: Turn }) {
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState(false);
  const [all, setAll] = useState(false);
  const list = useId();
  const { intent, ways } = turn;
  if (!('way' in intent) || ways.length < 2) return null;
  const shown = all ? ways : ways.slice(0, SHOWN);
  return (
    <div className={styles.ways}>
      <Button kind="secondary" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)} data-ways>
        {t('table.otherWays', { count: ways.length - 1 })}
      </Button>
      {open && (
        <ul id={list} className={styles.list}>
          {shown.map((way, i) => (
            <li
              key={`${way.flipped.map(({ field, spot }) => field + spot).join()} ${way.crystals} ${way.cards.join()} ${way.basic}`}
            >
              <button
                type="button"
                aria-pressed={chosenWay(intent, ways) === i}
                onClick={() => {
                  turn.choose({ ...intent, way: i });
                  setOpen(false);
                }}
              >
                <b>
                  {way.crystals === 0 ? t('table.change.noCrystals') : changeText(words, 'crystals', -way.crystals)}
                </b>
                <span>
                  {way.flipped.length > 0
                    ? t('table.flips', { places: words.and(way.flipped.map(words.place)) })
                    : t('table.noFlips')}
                  {way.actions.filter(isConversion).map((action) => ` · ${conversionText(words, action)}`)}
                </span>
              </button>
            </li>
          ))}
          {!all && ways.length > SHOWN && (
            <li>
              <Button kind="quiet" onClick={() => setAll(true)}>
                {t('table.allWays', { count: ways.length })}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
