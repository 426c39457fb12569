import { Link } from 'wouter';
import { buttonClass } from '../../../web/components/Button.tsx';
import { Dialog } from '../../../web/components/Dialog.tsx';
import * as styles from './Help.module.css';
import { useWords } from './useWords.ts';

/** Every key there is, by what it is for; the arrows are written as they look on the keys. */
const KEYS = {
  actions: ['A', 'B', 'C', 'D', 'E', 'X'],
  turn: ['Enter', 'W', 'Esc', 'U', 'R', 'N'],
  walk: ['Tab', '↑ ↓ ← →', 'Shift + ↑ ↓ ← →'],
  garden: ['+', '-', '0', 'Alt + ↑ ↓ ← →'],
  table: ['T', '?'],
} as const;

type Group = keyof typeof KEYS;

/** How to play with the mouse, the finger and the keyboard. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <div className={styles.help}>
        <p>{t('help.choosing')}</p>
        <p>{t('help.explaining')}</p>
        <p>{t('help.garden')}</p>
        <h3>{t('help.keyboard')}</h3>
        <div className={styles.groups}>
          {(Object.keys(KEYS) as Group[]).map((group) => (
            <section key={group}>
              <h4>{t(`help.groups.${group}`)}</h4>
              <dl>
                {KEYS[group].map((key) => (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{t(`help.keys.${key}`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <Link href="/rules/salamandra" className={buttonClass('secondary')}>
          {t('help.rules')}
        </Link>
      </div>
    </Dialog>
  );
}
