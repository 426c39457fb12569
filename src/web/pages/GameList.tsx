import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { GameMeta } from '../../games/module.ts';
import { leadOf } from '../../games/names.ts';
import { buttonClass } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import * as styles from './GameList.module.css';
import { rulesPath } from './rulesPath.ts';

/** Games by name, with the ways to their tables and to their rules. */
export function GameList({ metas }: { readonly metas: readonly GameMeta[] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.games}>
      {metas.map((meta) => (
        <li key={meta.id} data-game={meta.id}>
          <div>
            <h3>{meta.name}</h3>
            <p>{leadOf(t, meta.id)}</p>
            <p>
              {t('home.players', meta.players)} · {t('home.minutes', { minutes: meta.minutes })}
            </p>
          </div>
          <Link href={`/new/${meta.id}`} className={buttonClass('secondary')}>
            {t('home.setUp')}
          </Link>
          <Link href={rulesPath(meta)} className={buttonClass('quiet')}>
            <Icon name="help" />
            {t('home.learn')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
