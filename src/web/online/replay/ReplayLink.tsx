import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type ButtonKind, buttonClass } from '../../components/Button.tsx';
import { replayPath } from './useAddress.ts';

interface ReplayLinkProps {
  readonly matchId: string;
  readonly kind?: ButtonKind;
}

/** The way to the replay of a match, for any list or dialog. */
export function ReplayLink({ matchId, kind = 'secondary' }: ReplayLinkProps) {
  const { t } = useTranslation('online');
  return (
    <Link href={replayPath(`/match/${matchId}`)} className={buttonClass(kind)} data-tool="replay">
      {t('replay.watch')}
    </Link>
  );
}
