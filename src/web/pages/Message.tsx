import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { AllSymbols } from '../../games/looks.tsx';
import { Decoration } from '../components/Decoration.tsx';
import { buttonClass } from '../components/Button.tsx';
import { PageHeading } from '../shell/PageHeading.tsx';
import { Sheet } from '../shell/Sheet.tsx';
import * as styles from './Message.module.css';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  /** What can be done besides going home. */
  readonly children?: ReactNode;
}

/** A page that has only one thing to say, and shows a way on. */
export function Message({ title, text, children }: MessageProps) {
  const { t } = useTranslation();
  return (
    <Sheet narrow>
      <AllSymbols />
      <Decoration name="fern" className={styles.fern} />
      <div className={styles.words}>
        <PageHeading title={title} />
        <p>{text}</p>
      </div>
      <div className={styles.ways}>
        <Link href="/" className={buttonClass('primary')}>
          {t('goHome')}
        </Link>
        {children}
      </div>
    </Sheet>
  );
}
