import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { lookOf } from '../../games/looks.tsx';
import { metaCalled } from '../../games/metas.ts';
import { buttonClass } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { downloadMatch } from '../download.ts';
import type { LocalMatch } from '../localMatches.ts';
import * as styles from './MatchRow.module.css';
import { useSeatNames } from '../useSeatNames.ts';
import { useWhen } from './useWhen.ts';

interface MatchRowProps {
  readonly match: LocalMatch;
  readonly onDelete: () => void;
}

export function MatchRow({ match, onDelete }: MatchRowProps) {
  const { t } = useTranslation();
  const when = useWhen(match.played);
  const { names, players, together } = useSeatNames(match);
  const { round, toAct, scores, winners } = match.summary;
  const { Piece, lightOf } = lookOf(match.file.game);
  const light = lightOf?.(round);
  const over = toAct === null;
  const facts = [
    ...(light ? [t('matches.round', { round, light: t(`lights.${light}`) })] : []),
    ...(over ? [] : [t('matches.turn', { player: names[toAct] })]),
  ];
  const everyone = together(names);
  return (
    <li className={styles.match}>
      <p className={styles.game}>{metaCalled(match.file.game).name}</p>
      <ul className={styles.players}>
        {players.map(({ name, colour }, seat) => (
          <li key={colour} className={over && winners.includes(seat) ? styles.winner : undefined}>
            <Piece
              colour={colour}
              {...(light && { light })}
              isActive={over ? winners.includes(seat) : seat === toAct}
              size={30}
            />
            <span className={styles.name}>{name}</span>
            <b className={styles.score}>{scores[seat]}</b>
          </li>
        ))}
      </ul>
      <p className={styles.state}>
        {light && <Icon name={light === 'day' ? 'sun' : 'moon'} size={18} />}
        {over
          ? t('matches.won', { count: winners.length, players: together(winners.map((seat) => names[seat] ?? '')) })
          : facts.join(' · ')}
      </p>
      <div className={styles.foot}>
        <p className={styles.when}>{t('matches.played', { when })}</p>
        <IconButton
          icon="download"
          label={t('matches.save', { players: everyone })}
          onClick={() => downloadMatch(match.file)}
        />
        <IconButton icon="trash" label={t('matches.delete', { players: everyone })} onClick={onDelete} />
        <Link
          href={`/table/${match.id}`}
          className={buttonClass(over ? 'secondary' : 'primary')}
          aria-label={t(over ? 'matches.lookNamed' : 'matches.openNamed', { players: everyone })}
        >
          {t(over ? 'matches.look' : 'matches.open')}
        </Link>
      </div>
    </li>
  );
}
