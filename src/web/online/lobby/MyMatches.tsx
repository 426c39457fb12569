import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { MatchList } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../shell/Section.tsx';
import * as lists from './List.module.css';
import { MyMatch } from './MyMatch.tsx';
import * as styles from './MyMatches.module.css';
import { byUrgency, isOver } from './mine.ts';

interface MyMatchesProps {
  readonly list: MatchList;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** One's matches: those to go on with, the most urgent first, and, folded away, those that are over. */
export function MyMatches({ list, busy, onMore }: MyMatchesProps) {
  const going = byUrgency(list.matches.filter((match) => !isOver(match)));
  const over = list.matches.filter(isOver);
  const { t } = useTranslation('online');
  return (
    <Section title={t('lobby.mine.title')}>
      <div className={lists.room}>
        <Link href="/my/games" className={styles.all}>
          {t('games.all')}
        </Link>
        <ul className={lists.list}>
          {going.map((match) => (
            <MyMatch key={match.id} match={match} />
          ))}
        </ul>
        {over.length > 0 && (
          <details className={styles.over} open={going.length === 0}>
            <summary>
              <Icon name="chev" size={16} />
              {t('lobby.mine.over', { count: over.length })}
            </summary>
            <ul className={lists.list}>
              {over.map((match) => (
                <MyMatch key={match.id} match={match} />
              ))}
            </ul>
          </details>
        )}
        {list.next !== null && (
          <Button className={styles.more} aria-disabled={busy} onClick={onMore}>
            {t('lobby.mine.more')}
          </Button>
        )}
      </div>
    </Section>
  );
}
