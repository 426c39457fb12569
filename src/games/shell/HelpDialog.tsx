import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { buttonClass } from '../../web/components/Button.tsx';
import { Dialog } from '../../web/components/Dialog.tsx';
import * as styles from './HelpDialog.module.css';

interface HelpDialogProps {
  readonly game: string;
  /** How one plays with the mouse and the finger. */
  readonly paragraphs: readonly string[];
  /** Every key there is, by what it is for; the arrows are written as they look on the keys. */
  readonly groups: readonly {
    readonly name: string;
    readonly keys: readonly (readonly [key: string, does: string])[];
  }[];
  /** What leads to the rules. */
  readonly rules: string;
  readonly onClose: () => void;
}

/** How to play with the mouse, the finger and the keyboard. */
export function HelpDialog({ game, paragraphs, groups, rules, onClose }: HelpDialogProps) {
  const { t } = useTranslation('table');
  return (
    <Dialog title={t('howItWorks')} onClose={onClose}>
      <div className={styles.help}>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <h3>{t('keyboard')}</h3>
        <div className={styles.groups}>
          {groups.map(({ name, keys }) => (
            <section key={name}>
              <h4>{name}</h4>
              <dl>
                {keys.map(([key, does]) => (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <Link href={`/rules/${game}`} className={buttonClass('secondary')}>
          {rules}
        </Link>
      </div>
    </Dialog>
  );
}
