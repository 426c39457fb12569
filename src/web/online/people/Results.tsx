import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { lookOf } from '../../../games/looks.tsx';
import type { ResultLine, ResultList } from '../../../server/api/answers.ts';
import { botName } from '../../called.ts';
import { Button, buttonClass } from '../../components/Button.tsx';
import { useWhen } from '../../home/useWhen.ts';
import { Section } from '../../shell/Section.tsx';
import { Problem } from '../Problem.tsx';
import { gameName, replayOf } from './GameCard.tsx';
import { PersonName } from './PersonName.tsx';
import * as styles from './Results.module.css';

interface ResultsProps {
  readonly list: ResultList;
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onMore: () => void;
}

/** How matches ended for somebody, the latest first. */
export function Results({ list: { results, next }, busy, problem, onMore }: ResultsProps) {
  const { t } = useTranslation('online');
  return (
    <Section title={t('people.results.title')}>
      <ul className={styles.results}>
        {results.map((line) => (
          <Result key={line.match} line={line} />
        ))}
      </ul>
      <Problem text={problem} />
      {next !== null && (
        <Button className={styles.more} aria-disabled={busy} onClick={onMore}>
          {t('people.results.more')}
        </Button>
      )}
    </Section>
  );
}

function Result({ line }: { readonly line: ResultLine }) {
  const { t, i18n } = useTranslation('online');
  const { t: site } = useTranslation('site');
  const { match, game, place, players, score, change, at, others } = line;
  const when = useWhen(at);
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  const called = others.map(({ name, bot }, i) => (bot ? botName(site, bot, others.slice(0, i)) : name));
  const names = new Intl.ListFormat(i18n.language).format(called.map((name) => name || t('formerPlayer')));
  const alone = place === 1 ? 'people.results.aloneWon' : 'people.results.aloneLost';
  const facts = [
    score === null ? t('people.results.left') : t('people.game.points', { count: score }),
    ...(change === null ? [] : [t('people.results.change', { change: signed.format(change) })]),
    when,
  ];
  return (
    <li data-match={match} className={place === 1 ? styles.won : undefined}>
      <div>
        <p className={styles.place}>
          <b>{players === 1 ? t(alone) : t('people.results.place', { place, count: players })}</b> {gameName(game)}
        </p>
        <ul className={styles.others}>
          {others.map(({ seat, account }, i) => (
            <li key={seat}>
              <PersonName name={called[i] ?? ''} account={account} />
            </li>
          ))}
        </ul>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <Link
        href={replayOf(match)}
        className={buttonClass()}
        aria-label={t('people.results.replayNamed', {
          game: gameName(game),
          players: names || lookOf(game).rival,
          when,
        })}
      >
        {t('people.results.replay')}
      </Link>
    </li>
  );
}
