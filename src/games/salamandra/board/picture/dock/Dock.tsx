import type { ReactNode } from 'react';
import { Button } from '../../../../../web/components/Button.tsx';
import { IconButton } from '../../../../../web/components/IconButton.tsx';
import { warningsFor } from '../../../advice/warnings.ts';
import type { BoardProps } from '../../board.ts';
import { useWords } from '../../useWords.ts';
import { sequelsFor } from '../intent.ts';
import { outcomeText, whyNotText } from '../texts.ts';
import type { Turn } from '../useTurn.ts';
import { ByHand, Conversions } from './ByHand.tsx';
import * as styles from './Dock.module.css';
import { Gains, Payment } from './Bill.tsx';
import { CardsOnOffer } from './CardsOnOffer.tsx';
import { Pages } from './Pages.tsx';
import { Prompt } from './Prompt.tsx';
import { Sequels } from './Sequels.tsx';
import { Subject, SubjectPicture } from './Subject.tsx';
import { Ways } from './Ways.tsx';

interface DockProps extends Pick<BoardProps, 'view' | 'onlooker' | 'moves'> {
  readonly turn: Turn;
}

/** What is being done, what it costs and brings, and the button that does it. */
export function Dock({ view, onlooker, moves, turn }: DockProps) {
  const words = useWords();
  const { t } = words;
  const { intent, offer, outcome, notice } = turn;
  const sequels = sequelsFor(view, intent);
  const mayEnd = moves.some(([move]) => move === 'endTurn');
  const warnings = offer ? [...new Set(offer.flatMap((action) => warningsFor(view, view.seat, action)))] : [];
  return (
    <section className={styles.dock} aria-label={t('table.dock')} data-dock>
      {intent.kind === 'none' ? (
        <Prompt view={view} onlooker={onlooker} moves={moves} />
      ) : (
        <>
          <SubjectPicture intent={intent} />
          <Subject view={view} turn={turn} />
        </>
      )}
      {intent.kind === 'apprentice' && <ByHand view={view} moves={moves} turn={turn} at={intent.at} />}
      {intent.kind === 'convert' && <Conversions moves={moves} turn={turn} />}
      <CardsOnOffer view={view} moves={moves} turn={turn} />
      {intent.kind === 'inscribe' && intent.at && <Pages view={view} moves={moves} turn={turn} intent={intent} />}
      <Payment view={view} turn={turn} />
      {outcome && <Gains outcome={outcome} sequels={sequels} />}
      {intent.kind === 'build' && <Sequels view={view} turn={turn} intent={intent} sequels={sequels} />}
      {/* there before it is needed: only what changes is read out */}
      <div role="alert" className={styles.notices}>
        {notice && <Notice kind="why">{whyNotText(words, notice)}</Notice>}
        {warnings.map((warning) => (
          <Notice key={warning} kind="warning">
            {t(`table.warnings.${warning}`)}
          </Notice>
        ))}
      </div>
      {intent.kind === 'none' && mayEnd && (
        <div className={styles.go}>
          <Button
            kind="primary"
            size="large"
            icon="end-turn"
            aria-keyshortcuts="N"
            onClick={() => turn.run([['endTurn']])}
            data-action="endTurn"
          >
            {t('moves.endTurn')}
          </Button>
        </div>
      )}
      {intent.kind !== 'none' && (
        <div className={styles.go}>
          <Ways turn={turn} />
          {turn.cancel && <IconButton icon="close" label={t('table.cancel')} onClick={turn.cancel} />}
          {offer && (
            <Button kind="primary" size="large" icon="check" onClick={turn.confirm} data-confirm>
              {t(`table.confirm.${offer.at(-1)?.[0] ?? 'place'}`)}
            </Button>
          )}
        </div>
      )}
      <output className={styles.spoken}>{outcome && outcomeText(words, outcome, sequels)}</output>
    </section>
  );
}

const Notice = ({ kind, children }: { readonly kind: 'why' | 'warning'; readonly children: ReactNode }) => (
  <p className={styles.notice} data-kind={kind}>
    {children}
  </p>
);
