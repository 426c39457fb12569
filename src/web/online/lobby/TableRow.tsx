import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchSummary } from '../../../server/api/answers.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useWhen } from '../../home/useWhen.ts';
import { NameForm } from '../account/NameForm.tsx';
import { useTurnFacts } from '../time/useTurnFacts.ts';
import { Row } from './Row.tsx';
import { useJoin } from './useJoin.ts';
import { useNames } from './useNames.ts';
import { useStateWords } from './useStateWords.ts';

interface TableRowProps {
  readonly match: MatchSummary;
  /** It cannot be joined any more. */
  readonly gone: boolean;
  /** Does the reader have a name yet? */
  readonly named: boolean;
  readonly onGone: (id: string) => void;
  /** Neither the pointer nor the focus is here any more. */
  readonly onLeave: (id: string) => void;
}

/** A public table with a free seat. */
export function TableRow({ match, gone, named, onGone, onLeave }: TableRowProps) {
  const { t } = useTranslation('online');
  const { name, together } = useNames();
  const stateWords = useStateWords();
  const turnFacts = useTurnFacts();
  const when = useWhen(match.createdAt);
  const { busy, problem, join } = useJoin(onGone);
  const [asking, setAsking] = useState(false);
  const players = together(match.seats.filter((seat) => seat.name !== null).map((seat) => name(seat, match)));
  const sitDown = () => {
    if (gone || busy) return;
    if (named) join(match.id);
    else setAsking(true);
  };
  return (
    <Row
      match={match}
      state={gone ? t('lobby.tables.gone') : stateWords(match)}
      facts={[...turnFacts(match), t('lobby.tables.opened', { when })]}
      problem={problem}
      onPointerLeave={() => onLeave(match.id)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave(match.id)}
    >
      <Button aria-disabled={gone || busy} aria-label={t('lobby.tables.joinNamed', { players })} onClick={sitDown}>
        {t('lobby.tables.join')}
      </Button>
      {asking && (
        <Dialog title={t('lobby.tables.name')} onClose={() => setAsking(false)}>
          <NameForm
            submit={t('lobby.tables.join')}
            onDone={() => {
              setAsking(false);
              join(match.id);
            }}
          />
        </Dialog>
      )}
    </Row>
  );
}
