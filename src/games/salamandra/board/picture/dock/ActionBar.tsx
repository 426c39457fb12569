import { useMemo } from 'react';
import { Button } from '../../../../../web/components/Button.tsx';
import { Icon, type IconName } from '../../../../../web/components/Icon.tsx';
import { type ActionName, actionStates } from '../../../advice/actions.ts';
import { EXCHANGE } from '../../../content/cards.ts';
import type { Action } from '../../../rules/actions.ts';
import type { G } from '../../../rules/state.ts';
import type { UndoState } from '../../../../table.ts';
import { Sum } from '../../art/Sum.tsx';
import { CHEVRON, costTokens } from '../../art/sum/tokens.ts';
import { useWords } from '../../useWords.ts';
import { type Intent, NO_INTENT } from '../intent.ts';
import { whyNotBriefly } from '../texts.ts';
import type { Turn } from '../useTurn.ts';
import * as styles from './ActionBar.module.css';

const ICONS: Record<ActionName, IconName> = {
  place: 'place',
  build: 'build',
  cauldron: 'brew',
  temple: 'shrine',
  pass: 'harvest',
};

export const ACTION_KEYS: Record<ActionName, string> = {
  place: 'A',
  build: 'B',
  cauldron: 'C',
  temple: 'D',
  pass: 'E',
};

/** Where an action begins: with its first choice open. */
export const BEGIN: Record<ActionName, Intent> = {
  place: { kind: 'place', at: null },
  build: { kind: 'build', field: null, cell: null, way: null, sequel: null },
  cauldron: { kind: 'cauldron', field: null, way: null },
  temple: { kind: 'temple', half: null, way: null },
  pass: { kind: 'pass' },
};

const UNDO_REASONS = {
  nothing: 'board.undoNothing',
  revealed: 'board.undoRevealed',
  over: 'refusals.gameOver',
  notYours: 'refusals.notYourTurn',
} as const;

const EXCHANGE_SUM = [...costTokens({ crystals: EXCHANGE.crystals }), CHEVRON, ...costTokens({ basic: 1 })];

interface ActionBarProps {
  readonly view: G;
  readonly moves: readonly Action[];
  readonly turn: Turn;
  readonly undo: UndoState;
}

/** The five actions, the exchange, and what takes back or ends a turn. */
export function ActionBar({ view, moves, turn, undo }: ActionBarProps) {
  const words = useWords();
  const { t } = words;
  const { intent } = turn;
  const may = (name: Action[0]) => moves.some(([move]) => move === name);
  const states = useMemo(() => actionStates(view, view.seat, moves), [view, moves]);
  const undoReason = undo === 'possible' ? null : t(UNDO_REASONS[undo]);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('table.actions')}>
      <div className={styles.actions}>
        {states.map(({ action, possible, count, obstacle }) => (
          <button
            key={action}
            type="button"
            className={styles.action}
            aria-pressed={intent.kind === action}
            // what is not possible stays in reach, so that its reason can be read
            aria-disabled={!possible}
            aria-keyshortcuts={ACTION_KEYS[action]}
            onClick={() =>
              obstacle ? turn.explain(obstacle) : turn.choose(intent.kind === action ? NO_INTENT : BEGIN[action])
            }
            data-action={action}
          >
            <Icon name={ICONS[action]} size={28} />
            <span>
              <b>{t(`table.actionNames.${action}`)}</b>
              <small>
                {obstacle ? whyNotBriefly(words, obstacle) : t(`table.actionCounts.${action}`, { count })}
              </small>
            </span>
            <kbd aria-hidden>{ACTION_KEYS[action]}</kbd>
          </button>
        ))}
      </div>
      <div className={styles.rest}>
        <Button
          kind="secondary"
          aria-label={t('table.titles.convert')}
          title={t('table.titles.convert')}
          aria-disabled={!may('convert')}
          onClick={() =>
            may('convert') &&
            turn.choose({ kind: 'convert', begun: intent.kind === 'convert' ? intent.begun : intent })
          }
          data-action="convert"
        >
          <Sum tokens={EXCHANGE_SUM} size={20} />
        </Button>
        <Button
          kind="secondary"
          icon="undo"
          aria-disabled={undoReason !== null}
          title={undoReason ?? undefined}
          aria-keyshortcuts="U"
          onClick={() => undo === 'possible' && turn.undo()}
          data-action="undo"
        >
          {t('board.undo')}
        </Button>
        <Button
          kind="secondary"
          icon="restart"
          aria-label={t('table.restart')}
          aria-disabled={undoReason !== null}
          title={undoReason ?? t('table.restart')}
          aria-keyshortcuts="R"
          onClick={() => undo === 'possible' && turn.restart()}
          data-action="restart"
        />
      </div>
    </div>
  );
}
