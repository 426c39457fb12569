import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { buttonClass } from '../../components/Button.tsx';
import { Message } from '../../pages/Message.tsx';
import type { ApiProblem } from '../api.ts';
import { Unreachable } from '../Unreachable.tsx';
import { Gone } from './Gone.tsx';

interface NotToSeeProps {
  readonly problem: ApiProblem;
  readonly onAgain: () => void;
}

/** Why a match cannot be shown. */
export function NotToSee({ problem, onAgain }: NotToSeeProps) {
  if (problem.status === 404) return <Gone />;
  return problem.key === 'sealed' ? <Sealed /> : <Unreachable onAgain={onAgain} />;
}

/** Somebody else's try at the challenge of the day. */
function Sealed() {
  const { t } = useTranslation('online');
  return (
    <Message title={t('daily.closed')} text={t('daily.closedText')}>
      <Link href="/daily" className={buttonClass('secondary')}>
        {t('daily.toToday')}
      </Link>
    </Message>
  );
}
