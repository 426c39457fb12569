import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { buttonClass } from '../../components/Button.tsx';
import { useWhen } from '../../home/useWhen.ts';
import { TimeLeft } from '../time/TimeLeft.tsx';
import { useTurnFacts } from '../time/useTurnFacts.ts';
import { isMyTurn, isOver } from './mine.ts';
import { Row } from './Row.tsx';
import { useNames } from './useNames.ts';
import { useStateWords } from './useStateWords.ts';

const wayTo = (match: MatchSummary) => {
  if (isOver(match)) return 'look';
  return isMyTurn(match) ? 'play' : 'go';
};

export function MyMatch({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('online');
  const { name, together } = useNames();
  const stateWords = useStateWords();
  const turnFacts = useTurnFacts();
  const when = useWhen(match.status === 'open' ? match.createdAt : match.updatedAt);
  const urgent = isMyTurn(match);
  const way = wayTo(match);
  const players = together(match.seats.filter((seat) => seat.name !== null).map((seat) => name(seat, match)));
  const isOpen = match.status === 'open';
  const facts = [
    ...turnFacts(match),
    ...(isOpen && match.visibility === 'unlisted' ? [t('lobby.mine.unlisted')] : []),
    t(isOpen ? 'lobby.tables.opened' : 'lobby.mine.played', { when }),
  ];
  const due = match.seats.find(({ seat }) => match.toAct.includes(seat))?.dueAt ?? null;
  const state = (
    <>
      {stateWords(match)}
      {due !== null && (
        <>
          {' · '}
          <TimeLeft dueAt={due} />
        </>
      )}
    </>
  );
  return (
    <Row match={match} state={state} facts={facts} urgent={urgent}>
      <Link
        href={`/match/${match.id}`}
        className={buttonClass(urgent ? 'primary' : 'secondary')}
        aria-label={t(`lobby.mine.${way}Named`, { players })}
      >
        {t(`lobby.mine.${way}`)}
      </Link>
    </Row>
  );
}
