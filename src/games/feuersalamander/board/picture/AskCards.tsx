import type { CardId } from '../../content/cards.ts';
import type { Action } from '../../rules/actions.ts';
import { hostFor } from '../../rules/question.ts';
import { type G, playerAt, type Seat } from '../../rules/state.ts';
import { CardGrid } from '../dock/CardGrid.tsx';
import { useWords } from '../useWords.ts';
import * as styles from './Choice.module.css';
import type { Notes } from '../notebook/notes.ts';
import type { Turn } from './useTurn.ts';
import type { WayAhead } from './ways.ts';

interface AskCardsProps {
  readonly view: G;
  readonly moves: readonly Action[];
  readonly turn: Turn;
  readonly notes: Notes;
  /** The way that is chosen: at its end somebody can be asked. */
  readonly way: WayAhead | null;
}

/** Which card to ask for, where the figure stands or where it is about to go. */
export function AskCards({ view, moves, turn, notes, way }: AskCardsProps) {
  const { intent } = turn;
  if (intent.kind === 'move') {
    if (!way || way.asks === null) return null;
    const choose = (card: CardId) => turn.choose({ ...intent, card: intent.card === card ? null : card });
    return (
      <Question
        {...{ view, notes }}
        host={way.asks}
        frees={way.frees}
        chosen={intent.card}
        onChoose={choose}
        isLater
      />
    );
  }
  const host = moves.some(([move]) => move === 'ask') ? hostFor(view, view.seat) : null;
  if (host === null) return null;
  return (
    <Question
      {...{ view, notes }}
      host={host}
      frees={playerAt(view, host).place === 'dungeon'}
      chosen={intent.kind === 'ask' ? intent.card : null}
      onChoose={(card) => turn.choose({ kind: 'ask', card })}
    />
  );
}

interface QuestionProps extends Pick<AskCardsProps, 'view' | 'notes'> {
  readonly host: Seat;
  /** It would also free the host from the dungeon. */
  readonly frees: boolean;
  readonly chosen: CardId | null;
  readonly onChoose: (card: CardId) => void;
  /** Only after the move. */
  readonly isLater?: boolean;
}

function Question({ view, notes, host, frees, chosen, onChoose, isLater = false }: QuestionProps) {
  const { t, player, card } = useWords();
  const name = player(host);
  const verdict = (id: CardId) => t(`picture.notebook.verdicts.${notes.of(host, id)}`);
  return (
    <>
      <p className={styles.words} data-host={host}>
        <b>{t(isLater ? 'picture.ask.later' : 'picture.ask.now', { player: name })}</b>{' '}
        {t(view.players.length === 2 ? 'picture.ask.open' : 'picture.ask.alone')}{' '}
        {frees && t('picture.ask.frees', { player: name })}
      </p>
      <CardGrid
        label={t('picture.ask.label')}
        option="ask"
        cardLabel={(id) => t('picture.ask.card', { card: card(id), verdict: verdict(id) })}
        chosen={chosen ? [chosen] : []}
        idle={(id) => notes.of(host, id) !== 'possible'}
        onChoose={onChoose}
      />
    </>
  );
}
