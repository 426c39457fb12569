import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { smallestCompany } from '../../games/options.ts';
import { unnamed } from '../../games/seats.ts';
import { Button, buttonClass } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { rulesPath } from '../pages/rulesPath.ts';
import { PageHeading } from '../shell/PageHeading.tsx';
import { Sheet } from '../shell/Sheet.tsx';
import { useNewTable } from '../useNewTable.ts';
import * as styles from './Hero.module.css';
import { FLAGSHIP as meta } from './flagship.ts';
import { HeroGarden } from './HeroGarden.tsx';

/** What Salamandra is, and the shortest way to its table. */
export function Hero() {
  const { t } = useTranslation();
  const { busy, open } = useNewTable(meta);
  return (
    <Sheet>
      <div className={styles.hero}>
        <div>
          <p className={styles.eyebrow}>{t('home.eyebrow')}</p>
          <PageHeading title={t('home.title')} className={styles.name}>
            {meta.name}
          </PageHeading>
          <p className={styles.lead}>{t('home.lead')}</p>
          <ul className={styles.facts}>
            <li>{t('home.players', meta.players)}</li>
            <li>{t('home.minutes', { minutes: meta.minutes })}</li>
            <li>{t('home.screen')}</li>
          </ul>
          <div className={styles.ways}>
            <Button
              kind="primary"
              icon="play"
              size="large"
              className={styles.play}
              aria-disabled={busy}
              aria-describedby="play-hint"
              onClick={() => !busy && open(unnamed(meta, smallestCompany(meta)))}
            >
              {t('home.play')}
            </Button>
            <Link href="/play" className={`${buttonClass('secondary', 'large')} ${styles.online}`}>
              <Icon name="language" />
              {t('home.online')}
            </Link>
          </div>
          <p id="play-hint" className={styles.hint}>
            {t('home.playHint')}
          </p>
          <div className={`${styles.ways} ${styles.quiet}`}>
            <Link href={`/new/${meta.id}`} className={buttonClass('quiet', 'large')}>
              {t('home.setUp')}
            </Link>
            <Link href="/daily" className={buttonClass('quiet', 'large')}>
              <Icon name="clock" />
              {t('solo.daily')}
            </Link>
            <Link href={rulesPath(meta)} className={buttonClass('quiet', 'large')}>
              <Icon name="help" />
              {t('home.learn')}
            </Link>
          </div>
        </div>
        <HeroGarden />
      </div>
    </Sheet>
  );
}
