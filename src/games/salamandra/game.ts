/** Salamandra as boardgame.io plays it: every declaration is one call into the rules, and ctx follows G. */
import type { Game, LongFormMove, MoveFn, PhaseConfig, StageConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { optionsProblem } from '../options.ts';
import { meta } from './meta.ts';
import type { Action, MoveName } from './rules/actions.ts';
import type { Stage } from './rules/agenda.ts';
import { hasRevealed, legalMoves, play, refusal, resultOf, stageOf, view } from './rules/index.ts';
import { arrange, deal } from './rules/setup.ts';
import { type G, lightOf } from './rules/state.ts';

const moveNamed =
  (name: MoveName): MoveFn<G> =>
  ({ G, playerID, log }, ...args: unknown[]) => {
    const seat = Number(playerID);
    const action = [name, ...args];
    if (refusal(G, seat, action)) return INVALID_MOVE;
    play(G, seat, action as Action);
    // the log entry outlives this move's draft of G
    log.setMetadata(JSON.parse(JSON.stringify(G.events)));
  };

export const place = moveNamed('place');
export const build = moveNamed('build');
export const settle = moveNamed('settle');
export const takeCard = moveNamed('takeCard');
export const work = moveNamed('work');
export const flip = moveNamed('flip');
export const convert = moveNamed('convert');
export const activateCauldron = moveNamed('activateCauldron');
export const activateTemple = moveNamed('activateTemple');
export const reactivate = moveNamed('reactivate');
export const takeGrove = moveNamed('takeGrove');
export const inscribe = moveNamed('inscribe');
export const pass = moveNamed('pass');
export const harvest = moveNamed('harvest');
export const recycle = moveNamed('recycle');
export const endTurn = moveNamed('endTurn');

/** Moves run where the piles are known; whatever shows something new is not undone. */
const declare = (moves: Partial<Record<MoveName, MoveFn<G>>>): StageConfig<G> => ({
  moves: Object.fromEntries(
    Object.entries(moves).map(([name, move]): [string, LongFormMove<G>] => [
      name,
      { move, client: false, undoable: ({ G }) => !hasRevealed(G) },
    ]),
  ),
});

const freeActions = { work, flip, convert };

const stages: Record<Stage, StageConfig<G>> = {
  act: declare({ place, build, activateCauldron, activateTemple, pass, ...freeActions }),
  acted: declare({ ...freeActions, endTurn }),
  harvest: declare({ harvest, endTurn }),
  settle: declare({ settle, takeCard }),
  inscribe: declare({ inscribe }),
  reactivate: declare({ reactivate }),
  takeGrove: declare({ takeGrove }),
  recycle: declare({ recycle, endTurn }),
};

/** Fewest points first, then clockwise past those who are out of the round: the rules know whose turn it is. */
const roundOf = (light: 'day' | 'night'): PhaseConfig<G> => ({
  start: light === 'day',
  next: light === 'day' ? 'night' : 'day',
  endIf: ({ G }) => lightOf(G.round) !== light,
  turn: {
    order: { first: ({ G }) => G.seat, next: ({ G }) => G.seat },
    activePlayers: { currentPlayer: 'act' },
    stages,
    onMove: ({ G, ctx, events }) => {
      if (G.turn === ctx.turn) events.setActivePlayers({ currentPlayer: stageOf(G) });
    },
    endIf: ({ G, ctx }) => G.turn > ctx.turn,
  },
});

/** The rules alone end turns, stages and rounds: no player does it past them. */
const events = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
};

export const Salamandra: Game<G> = {
  name: meta.id,
  minPlayers: meta.players.min,
  maxPlayers: meta.players.max,
  validateSetupData: (options, players) => optionsProblem(meta, players, Object(options)) ?? undefined,
  setup: ({ ctx, random }, options) => deal(arrange(ctx.numPlayers, () => random.Number(), options)),
  events,
  phases: { day: roundOf('day'), night: roundOf('night') },
  endIf: ({ G }) => resultOf(G) ?? undefined,
  playerView: ({ G }) => view(G),
  ai: {
    enumerate: (G: G, _ctx, playerID) => legalMoves(G, Number(playerID)).map(([move, ...args]) => ({ move, args })),
  },
};
