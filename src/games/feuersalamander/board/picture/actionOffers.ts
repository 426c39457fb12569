/** The bar of actions, in words. */
import type { UndoState } from '../../../table.ts';
import type { Action } from '../../rules/actions.ts';
import { hostFor } from '../../rules/question.ts';
import type { G } from '../../rules/state.ts';
import type { MarkName } from '../art/Mark.tsx';
import type { ActionOffer } from '../dock/ActionBar.tsx';
import type { Words } from '../words.ts';
import { type ActionName, actionStates, type Obstacle } from './actions.ts';
import { ACTION_KEYS } from './useShortcuts.ts';
import { waysAhead } from './ways.ts';

const SIGNS: Readonly<Record<ActionName, MarkName>> = {
  throw: 'do-throw',
  move: 'do-move',
  ask: 'do-ask',
  token: 'do-token',
  lay: 'do-lay',
};

const BRIEF = [
  'gameOver',
  'notYourTurn',
  'discardFirst',
  'keysFirst',
  'throwFirst',
  'cardFirst',
  'tokenFirst',
  'moveFirst',
  'movedAlready',
  'swapFirst',
  'nobodyToAsk',
  'askedAlready',
  'notAtStart',
  'laidAlready',
  'sticksDiffer',
  'symbolMissing',
] as const;

const briefly = ({ t }: Words, obstacle: Obstacle): string =>
  t(`picture.brief.${BRIEF.find((each) => each === obstacle) ?? 'other'}`);

function promise(words: Words, view: G, moves: readonly Action[], action: ActionName): string {
  const { t } = words;
  switch (action) {
    case 'throw':
      if (view.stage === 'dungeon') return t('picture.can.keys');
      return t(view.stage === 'moved' ? 'picture.can.again' : 'picture.can.sticks');
    case 'move': {
      const [difference, sum] = waysAhead(view).map(({ steps }) => steps);
      return t('picture.can.move', { difference, sum });
    }
    case 'ask': {
      const host = hostFor(view, view.seat);
      return host === null ? '' : words.player(host);
    }
    case 'token':
      return t('picture.can.token', { count: moves.length });
    case 'lay':
      return t('picture.can.lay');
  }
}

/** What is to be decided now is pressed. */
const CURRENT: Readonly<Partial<Record<G['stage'], ActionName>>> = { move: 'move', token: 'token' };

export function actionOffers(words: Words, view: G, moves: readonly Action[], undo: UndoState): ActionOffer[] {
  const { t } = words;
  const offers = actionStates(view, moves).map(({ action, obstacle }): ActionOffer => ({
    id: action,
    sign: SIGNS[action],
    name: t(`picture.actions.${action}`),
    note: obstacle ? briefly(words, obstacle) : promise(words, view, moves, action),
    shortcut: ACTION_KEYS[action],
    isPossible: obstacle === null,
    isCurrent: obstacle === null && CURRENT[view.stage] === action,
  }));
  return [
    ...offers,
    {
      id: 'undo',
      sign: 'do-undo',
      name: t('picture.actions.undo'),
      note: undo === 'possible' ? t('picture.can.undo') : t(`picture.undo.${undo}`),
      shortcut: ACTION_KEYS.undo,
      isPossible: undo === 'possible',
      isCurrent: false,
    },
  ];
}
