/** Der Feuer-Salamander as boardgame.io plays it: every declaration is one call into the rules, and ctx follows G. */
import type { Game, LongFormMove, MoveFn, StageConfig, TurnConfig } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { optionsProblem } from '../options.ts';
import { meta } from './meta.ts';
import type { Action, MoveName } from './rules/actions.ts';
import { hasRevealed, legalMoves, play, refusal, resultOf, view } from './rules/index.ts';
import { arrange, deal } from './rules/setup.ts';
import type { G, Stage } from './rules/state.ts';

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

export const keyThrow = moveNamed('keyThrow');
export const throwSticks = moveNamed('throwSticks');
export const discard = moveNamed('discard');
export const keep = moveNamed('keep');
export const placeToken = moveNamed('placeToken');
export const move = moveNamed('move');
export const goHome = moveNamed('goHome');
export const ask = moveNamed('ask');
export const lay = moveNamed('lay');
export const swap = moveNamed('swap');
export const keepShown = moveNamed('keepShown');
export const endTurn = moveNamed('endTurn');
export const offerEnd = moveNamed('offerEnd');
export const takeBack = moveNamed('takeBack');

/** Moves run where hands, pile and chance are known. */
const declare = (moves: Partial<Record<MoveName, MoveFn<G>>>): StageConfig<G> => ({
  moves: Object.fromEntries(
    Object.entries(moves).map(([name, run]): [string, LongFormMove<G>] => [
      name,
      { move: run, client: false, undoable: ({ G }) => !hasRevealed(G) },
    ]),
  ),
});

const agreement = { offerEnd, takeBack };

const stages: Record<Stage, StageConfig<G>> = {
  setup: declare({ discard }),
  dungeon: declare({ keyThrow, ...agreement }),
  begin: declare({ throwSticks, lay, ...agreement }),
  drawn: declare({ keep, discard }),
  token: declare({ placeToken }),
  move: declare({ move, goHome }),
  moved: declare({ ask, lay, throwSticks, endTurn }),
  swap: declare({ swap, keepShown }),
};

/** The rules know whose turn it is, and who acts in it: who may swap a shown card does so in the turn of who showed it. */
const turn: TurnConfig<G> = {
  order: { first: ({ G }) => G.seat, next: ({ G }) => G.seat },
  stages,
  onBegin: ({ G, events }) => events.setActivePlayers({ currentPlayer: G.stage }),
  onMove: ({ G, ctx, events }) => {
    if (G.turn === ctx.turn) events.setActivePlayers({ value: { [G.actor]: G.stage } });
  },
  endIf: ({ G, ctx }) => G.turn > ctx.turn,
};

/** The rules alone end turns and stages: no player does it past them. */
const playersEvents = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
};

export const FeuerSalamander: Game<G> = {
  name: meta.id,
  minPlayers: meta.players.min,
  maxPlayers: meta.players.max,
  validateSetupData: (options, players) => optionsProblem(meta, players, Object(options)) ?? undefined,
  setup: ({ ctx, random }, options) => deal(arrange(ctx.numPlayers, () => random.Number(), options)),
  events: playersEvents,
  turn,
  endIf: ({ G }) => resultOf(G) ?? undefined,
  playerView: ({ G, playerID }) => view(G, playerID === null ? null : Number(playerID)),
  ai: {
    enumerate: (G: G, _ctx, playerID) =>
      legalMoves(G, Number(playerID)).map(([name, ...args]) => ({ move: name, args })),
  },
};
