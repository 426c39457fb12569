/** Two tiny games with everything that can go wrong: secrets, dice, moves that throw, players who act at once. */
import type { Game, MoveFn } from 'boardgame.io';
import type { AnyGame } from '../../../src/games/index.ts';

export interface TinkerG {
  deck: string[];
  hands: Record<string, string[]>;
  rolls: number[];
  steps: number[];
  seat: number;
}

const step: MoveFn<TinkerG> = ({ G, playerID }) => {
  const i = Number(playerID);
  G.steps[i] = (G.steps[i] ?? 0) + 1;
};
const roll: MoveFn<TinkerG> = ({ G, random }) => {
  G.rolls.push(random.Number());
};
const draw: MoveFn<TinkerG> = ({ G, playerID }) => {
  G.hands[playerID]?.push(G.deck.pop() ?? '');
};
const whisper: MoveFn<TinkerG> = ({ G, log }) => {
  G.steps[0] = 9;
  log.setMetadata('METADATA-SECRET');
};
const explode: MoveFn<TinkerG> = () => {
  throw new Error('bang');
};
const finish: MoveFn<TinkerG> = ({ G, events }) => {
  G.seat = 1 - G.seat;
  events.endTurn();
};

const moves = {
  step,
  roll: { move: roll, client: false, undoable: false },
  draw: { move: draw, client: false, undoable: false },
  whisper: { move: whisper, client: false, redact: true },
  explode: { move: explode, client: false },
  finish: { move: finish, client: false },
};

const tinker = (name: string, turn: Game<TinkerG>['turn']): Game<TinkerG> => ({
  name,
  setup: ({ random }) => ({
    deck: random.Shuffle(['DECK-A', 'DECK-B', 'DECK-C', 'DECK-D', 'DECK-E']),
    hands: { 0: ['HAND-0'], 1: ['HAND-1'] },
    rolls: [],
    steps: [0, 0],
    seat: 0,
  }),
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.map(() => '?'),
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.map(() => '?')]),
    ),
  }),
  plugins: [{ name: 'purse', setup: () => ({ gold: 'PURSE-SECRET' }) }],
  moves,
  ...(turn ? { turn } : {}),
});

function moduleOf(game: Game<TinkerG>, isSimultaneous: boolean): AnyGame {
  const rules: Partial<AnyGame['rules']> = {
    toAct: (G) => (G as TinkerG).seat,
    refusal: (G, seat) => (isSimultaneous || seat === (G as TinkerG).seat ? null : 'notYourTurn'),
    round: () => 1,
    scores: (G) => (G as TinkerG).steps,
    view: (G) => G,
    result: () => null,
  };
  return { meta: { id: game.name, players: { min: 2, max: 2 } }, game, rules } as unknown as AnyGame;
}

export const byTurns = moduleOf(tinker('byTurns', undefined), false);
export const atOnce = moduleOf(
  tinker('atOnce', { activePlayers: { all: 'play' }, stages: { play: { moves } } }),
  true,
);
