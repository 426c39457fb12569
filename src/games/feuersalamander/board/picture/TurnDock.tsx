import { Button } from '../../../../web/components/Button.tsx';
import { IconButton } from '../../../../web/components/IconButton.tsx';
import { canThrowAgain } from '../../rules/sticks.ts';
import { type Seat } from '../../rules/state.ts';
import type { Action, MoveName } from '../../rules/actions.ts';
import type { BoardProps } from '../board.ts';
import { Dock } from '../dock/Dock.tsx';
import { WayChoice } from '../dock/WayChoice.tsx';
import { isEnded, promptText, turnText } from '../promptText.ts';
import { useWords } from '../useWords.ts';
import type { Words } from '../words.ts';
import { mayLay } from './actions.ts';
import { AskCards } from './AskCards.tsx';
import { HandChoice } from './HandChoice.tsx';
import { intentOf } from './intent.ts';
import type { Notes } from '../notebook/notes.ts';
import { whyNotText } from './obstacle.ts';
import { TidingsList } from './TidingsView.tsx';
import type { Tidings } from './tidings.ts';
import { TokenChoice } from './TokenChoice.tsx';
import type { Turn } from './useTurn.ts';
import { wayOffers } from './wayOffers.ts';
import { waysAhead } from './ways.ts';

interface TurnDockProps extends Pick<BoardProps, 'view' | 'onlooker' | 'moves'> {
  readonly viewer: Seat | null;
  readonly turn: Turn;
  readonly notes: Notes;
  readonly tidings: readonly Tidings[];
  readonly onLay: () => void;
}

/** What is asked of the player, what can be chosen, and the buttons that do it. */
export function TurnDock({ view, onlooker, moves, viewer, turn, notes, tidings, onLay }: TurnDockProps) {
  const words = useWords();
  const { t } = words;
  const { intent, notice } = turn;
  const board = { view, onlooker, moves };
  const isAsked = moves.length > 0;
  const ways = isAsked && view.stage === 'move' ? waysAhead(view) : [];
  const way = intent.kind === 'move' && !intent.isHome ? ways.find(({ by }) => by === intent.by) : undefined;
  const offering = view.offers.flatMap((isOffered, seat) => (isOffered && !view.over ? [seat] : []));
  const chooseWay = (id: string) => {
    const action = moves.find((move) => move.join(' ') === id);
    const next = action && intentOf(action);
    if (next) turn.choose(next);
  };
  return (
    <Dock
      label={t('picture.dock')}
      title={turnText(words, board)}
      // once a way is chosen, what can be asked at its end is in question
      prompt={!isEnded(board) && (way?.asks ?? null) === null && <p>{promptText(words, board)}</p>}
      notice={notice && whyNotText(words, notice)}
      choice={
        ways.length > 0 && (
          <WayChoice
            label={t('picture.ways.label')}
            ways={wayOffers(words, view, ways)}
            chosen={intent.kind === 'move' ? `${intent.isHome ? 'goHome' : 'move'} ${intent.by}` : null}
            onChoose={chooseWay}
          />
        )
      }
      confirm={<Buttons view={view} moves={moves} turn={turn} onLay={onLay} />}
    >
      {intent.kind === 'none' && <TidingsList tidings={tidings} />}
      {offering.length > 0 && intent.kind === 'none' && (
        <p data-offers>{t('picture.offers.who', { players: words.and(offering.map(words.player)) })}</p>
      )}
      {moves.some(([move]) => move === 'discard') && <HandChoice moves={moves} turn={turn} />}
      {moves.some(([move]) => move === 'placeToken') && viewer !== null && (
        <TokenChoice view={view} viewer={viewer} moves={moves} turn={turn} />
      )}
      <AskCards view={view} moves={moves} turn={turn} notes={notes} way={way ?? null} />
    </Dock>
  );
}

interface ButtonsProps extends Pick<TurnDockProps, 'view' | 'moves' | 'turn' | 'onLay'> {}

/** What is done at once; and what is chosen, once it is confirmed. */
function Buttons({ view, moves, turn, onLay }: ButtonsProps) {
  const words = useWords();
  const { t } = words;
  const { intent, offer, cancel } = turn;
  const can = (name: MoveName) => moves.some(([move]) => move === name);
  if (intent.kind !== 'none') {
    return (
      <>
        {offer && (
          <Button kind="primary" size="large" icon="check" onClick={turn.confirm} data-confirm>
            {confirmText(words, turn, view.throw ? stepsOf(view, intent) : 0)}
          </Button>
        )}
        {/* another way, card or chamber is chosen in place of the first; whoever would not ask may end the turn */}
        {cancel && intent.kind === 'ask' && (
          <IconButton icon="close" label={t('picture.cancel')} onClick={cancel} data-cancel />
        )}
      </>
    );
  }
  const act = (action: Action, kind: 'primary' | 'secondary', text: string) =>
    can(action[0]) && (
      <Button
        kind={kind}
        size={kind === 'primary' ? 'large' : 'normal'}
        onClick={() => turn.run(action)}
        data-action={action[0]}
        data-option={action[0]}
      >
        {text}
      </Button>
    );
  const isAgain = canThrowAgain(view) && view.stage === 'moved';
  return (
    <>
      {/* the keyboard comes to the first of them: that is what goes on with the turn */}
      {act(['keyThrow'], 'primary', t('moves.keyThrow'))}
      {act(['keep'], 'primary', t('moves.keep'))}
      {act(['keepShown'], 'primary', t('moves.keepShown'))}
      {act(['swap'], 'secondary', t('moves.swap'))}
      {act(['throwSticks'], 'primary', t(isAgain ? 'picture.confirm.throwAgain' : 'moves.throwSticks'))}
      {act(['endTurn'], isAgain ? 'secondary' : 'primary', t('moves.endTurn'))}
      {mayLay(view, moves) && (
        <Button kind="secondary" onClick={onLay} data-option="lay">
          {t('moves.lay')}
        </Button>
      )}
      {act(['offerEnd'], 'secondary', t('moves.offerEnd'))}
      {act(['takeBack'], 'secondary', t('moves.takeBack'))}
    </>
  );
}

const stepsOf = (view: TurnDockProps['view'], intent: Turn['intent']): number =>
  intent.kind === 'move' ? (waysAhead(view).find(({ by }) => by === intent.by)?.steps ?? 0) : 0;

function confirmText({ t, card }: Words, { intent }: Turn, n: number): string {
  switch (intent.kind) {
    case 'discard':
      return t('picture.confirm.discard', { card: card(intent.card) });
    case 'token':
      return t('picture.confirm.token');
    case 'ask':
      return t('picture.confirm.ask', { card: card(intent.card) });
    case 'move':
      if (intent.isHome) return t('picture.confirm.home');
      if (!intent.card) return n === 0 ? t('picture.confirm.stay') : t('picture.confirm.move', { n });
      return n === 0
        ? t('picture.confirm.stayAndAsk', { card: card(intent.card) })
        : t('picture.confirm.moveAndAsk', { n, card: card(intent.card) });
    case 'none':
      return '';
  }
}
