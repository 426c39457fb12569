/**
 * A game that is made up for tests: everyone hides a number. Whoever has the turn asks the next player, who answers in
 * the middle of that turn with what everyone hears; after two rounds whoever hides most has won.
 */
import type { LongFormMove } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import type { GameMeta, Playable, Rules } from '../../src/games/module.ts';

export interface HidingG {
  /** What a view does not know is null in it. */
  hidden: (number | null)[];
  turn: number;
  seat: number;
  actor: number;
  events: string[];
}

export type HidingAction = ['ask'] | ['answer', number];

const meta: GameMeta = {
  id: 'hiding',
  name: 'Hiding',
  players: { min: 2, max: 4 },
  colours: ['red', 'blue', 'green', 'black'],
  minutes: 1,
  options: {},
  bots: [],
  designers: [],
  publisher: '',
  hasSecrets: true,
};

const isOver = ({ turn, hidden }: HidingG): boolean => turn > 2 * hidden.length;
const next = ({ hidden }: HidingG, seat: number): number => (seat + 1) % hidden.length;

const rules: Rules<HidingG, HidingAction, number[]> = {
  arrange: (players, random) => Array.from({ length: players }, () => Math.floor(random() * 90) + 10),
  parseArrangement: (value) => value as number[],
  deal: (numbers) => ({ hidden: [...numbers], turn: 1, seat: 0, actor: 0, events: ['begin'] }),
  toAct: (G) => (isOver(G) ? null : G.actor),
  legalMoves(G, seat) {
    if (isOver(G) || seat !== G.actor) return [];
    return G.actor === G.seat ? [['ask']] : [['answer', G.hidden[seat] as number]];
  },
  refusal(G, seat, action) {
    return rules.legalMoves(G, seat).some((one) => one.join() === String(action)) ? null : 'notNow';
  },
  refusals: ['notNow'],
  play(G, seat, [move]) {
    G.events = [`${seat} ${move}`];
    if (move === 'ask') {
      G.actor = next(G, seat);
      return;
    }
    G.turn += 1;
    G.seat = next(G, G.seat);
    G.actor = G.seat;
  },
  round: (G) => Math.ceil(G.turn / G.hidden.length),
  turn: (G) => G.turn,
  events: (G) => G.events,
  hasRevealed: () => true,
  scores: (G) => G.hidden.map((n) => n ?? 0),
  result(G) {
    const scores = G.hidden.map((n) => n ?? 0);
    const most = Math.max(...scores);
    return isOver(G) ? { scores, winners: scores.flatMap((n, seat) => (n === most ? seat : [])) } : null;
  },
  view: (G, seat) => ({ ...G, hidden: isOver(G) ? G.hidden : G.hidden.map((n, one) => (one === seat ? n : null)) }),
};

const moveNamed = (name: HidingAction[0]): LongFormMove<HidingG> => ({
  move({ G, playerID, log }, ...args: unknown[]) {
    const action = [name, ...args] as HidingAction;
    if (rules.refusal(G, Number(playerID), action)) return INVALID_MOVE;
    rules.play(G, Number(playerID), action);
    log.setMetadata([...G.events]);
    return undefined;
  },
  client: false,
  undoable: false,
});

export const hiding: Playable<HidingG, HidingAction, number[], string> = {
  meta,
  rules,
  game: {
    name: meta.id,
    turn: {
      order: { first: ({ G }) => G.seat, next: ({ G }) => G.seat },
      stages: { act: { moves: { ask: moveNamed('ask'), answer: moveNamed('answer') } } },
      activePlayers: { currentPlayer: 'act' },
      onMove: ({ G, ctx, events }) => {
        if (G.turn === ctx.turn) events.setActivePlayers({ value: { [G.actor]: 'act' } });
      },
      endIf: ({ G, ctx }) => G.turn > ctx.turn,
    },
    endIf: ({ G }) => rules.result(G) ?? undefined,
    playerView: ({ G, playerID }) => rules.view(G, playerID === null ? null : Number(playerID)),
  },
  tell: (events) => events as string[],
};
