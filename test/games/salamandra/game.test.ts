import { expect } from 'chai';
import { Client } from 'boardgame.io/client';
import type { Game, State } from 'boardgame.io';
import { Salamandra } from '../../../src/games/salamandra/game.ts';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import type { Action } from '../../../src/games/salamandra/rules/actions.ts';
import { hasRevealed, legalMoves, play, STAGES, stageOf } from '../../../src/games/salamandra/rules/index.ts';
import type { Options } from '../../../src/games/salamandra/rules/setup.ts';
import { type G, lightOf } from '../../../src/games/salamandra/rules/state.ts';
import { exportMatch, movesIn } from '../../../src/play/match-file.ts';
import { start } from '../../../src/play/driver.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { verify } from '../../../src/play/verify.ts';

/** A hot-seat client, as the site has one. */
function seatedClient(players: number, seed: string, options: Options = {}) {
  const setup: Game<G>['setup'] = (context) => Salamandra.setup!(context, options);
  const client = Client({ game: { ...Salamandra, setup, seed }, numPlayers: players, debug: false });
  client.start();
  return {
    client,
    /** The whole truth, not the view. */
    state: (): State<G> => client.store.getState() as State<G>,
    move: ([name, ...args]: readonly [string, ...unknown[]]) => client.moves[name]?.(...args),
  };
}

/** boardgame.io writes every refusal to the console, thousands of them here. */
function quietly(run: () => void): void {
  const { error } = console;
  console.error = () => {};
  try {
    run();
  } finally {
    console.error = error;
  }
}

const sensible = (G: G, random: () => number): Action[] =>
  random() < 0.5 ? pick(salamandra.bot.plans(G, G.seat), random) : [pick(legalMoves(G, G.seat), random)];

describe('Salamandra in boardgame.io', () => {
  for (const players of [1, 2, 3, 4]) {
    it(`random whole games with ${players} players go through the driver and through boardgame.io step by step the same`, () => {
      let recycled = 0;
      const toRecycle = players === 1 ? 10 : 0;
      for (let game = 0; game < 5 || recycled < toRecycle; game++) {
        const seed = `both/${players}/${game}`;
        const options: Options = players === 1 ? { rudolph: 1 } : {};
        const random = randomFrom(seed);
        const { state, move } = seatedClient(players, seed, options);
        const G = start(salamandra.rules, players, seed, { ...options });
        expect(state().G).to.deep.equal(G);
        while (!G.over) {
          for (const action of sensible(G, random)) {
            move(action);
            play(G, G.seat, action);
            if (action[0] === 'recycle') recycled++;
            expect(JSON.stringify(state().G), action.join(' ')).to.equal(JSON.stringify(G));
          }
          const { ctx } = state();
          if (G.over) continue;
          expect(ctx).to.include({ currentPlayer: String(G.seat), turn: G.turn, phase: lightOf(G.round) });
          expect(ctx.activePlayers).to.deep.equal({ [G.seat]: stageOf(G) });
        }
        expect(state().ctx.gameover).to.deep.equal(salamandra.rules.result(G));
      }
    });
  }

  it("takes Rudolph's level as setup data from whoever plays alone, and from nobody else", () => {
    const problem = (players: number, options?: unknown) => Salamandra.validateSetupData?.(options, players);
    for (const level of [1, 2, 3]) expect(problem(1, { rudolph: level })).to.equal(undefined);
    for (const options of [undefined, null, {}, { rudolph: 0 }, { rudolph: '1' }, { rudolph: 4 }]) {
      expect(problem(1, options)).to.equal('With 1 player the option "rudolph" must be one of 1, 2, 3.');
    }
    expect(problem(2, { rudolph: 1 })).to.equal('The option "rudolph" is for 1 player.');
    expect(problem(2, { toString: 1 })).to.equal('Salamandra has no option "toString".');
    expect(problem(2)).to.equal(undefined);
  });

  it('declares for each stage the moves that the rules allow in it', () => {
    for (const phase of ['day', 'night'] as const) {
      const declared = Salamandra.phases?.[phase]?.turn?.stages ?? {};
      const moves = Object.entries(declared).map(([stage, config]) => [
        stage,
        Object.keys(config.moves ?? {}).toSorted(),
      ]);
      const allowed = Object.entries(STAGES).map(([stage, names]) => [stage, names.toSorted()]);
      expect(Object.fromEntries(moves)).to.deep.equal(Object.fromEntries(allowed));
    }
  });

  it('leaves no event to the players: only the rules end turns and rounds', () => {
    expect(Object.keys(seatedClient(2, 'events').client.events)).to.deep.equal([]);
  });

  it('refuses garbage and illegal moves, and the state is untouched to the byte', () => {
    const random = randomFrom('refuse');
    const hostile: unknown[] = [null, 'N', 'F05', '__proto__', {}, [], NaN, -1, 'start-green', 'G01', { x: 1 }];
    quietly(() => {
      const { client, state, move } = seatedClient(3, 'refuse');
      let refused = 0;
      while (!state().G.over) {
        const { G } = state();
        const before = JSON.stringify(G);
        for (let i = 0; i < 8; i++) {
          const name = pick(Object.keys(client.moves), random);
          const args = Array.from({ length: Math.floor(random() * 4) }, () => pick(hostile, random));
          if (salamandra.rules.refusal(G, G.seat, [name, ...args]) === null) continue;
          move([name, ...args]);
          refused++;
        }
        expect(JSON.stringify(state().G)).to.equal(before);
        move(pick(legalMoves(G, G.seat), random));
      }
      expect(refused).to.be.above(1000);
    });
  });

  it("a client sees the view, and the log tells each move's events", () => {
    const { client, state, move } = seatedClient(2, 'log');
    move(pick(legalMoves(state().G, state().G.seat), randomFrom('log')));
    expect(client.getState()?.G.piles.fields.every((id: unknown) => id === null)).to.equal(true);
    expect(client.log?.at(-1)?.metadata).to.deep.equal(state().G.events);
  });
});

describe('Undo', () => {
  it('goes back within the turn to the last thing that showed something new, and never past it', () => {
    const random = randomFrom('undo');
    quietly(() => {
      let refused = 0;
      let undone = 0;
      for (let game = 0; game < 4; game++) {
        const players = 1 + (game % 4);
        const { client, state, move } = seatedClient(players, `undo/${game}`, players === 1 ? { rudolph: 3 } : {});
        /** The positions of this turn that can be gone back to, the present one last. */
        let stack = [JSON.stringify(state().G)];
        while (!state().G.over) {
          if (random() < 0.3) {
            client.undo();
            if (stack.length > 1) {
              stack.pop();
              undone++;
            } else refused++;
            expect(JSON.stringify(state().G)).to.equal(stack.at(-1));
            expect(state().ctx.activePlayers).to.deep.equal({ [state().G.seat]: stageOf(state().G) });
          }
          const { turn } = state().G;
          for (const action of sensible(state().G, random)) {
            move(action);
            const { G } = state();
            if (G.turn !== turn || hasRevealed(G)) stack = [];
            stack.push(JSON.stringify(G));
          }
        }
      }
      expect(Math.min(refused, undone)).to.be.above(20);
    });
  });

  it('a drawn tile, a turned-up card and a new grove are not undone', () => {
    const { client, state, move } = seatedClient(2, 'reveal');
    const random = randomFrom('reveal');
    quietly(() => {
      while (!hasRevealed(state().G)) {
        move(pick(salamandra.bot.plans(state().G, state().G.seat), random)[0]!);
      }
      const after = JSON.stringify(state().G);
      client.undo();
      expect(JSON.stringify(state().G)).to.equal(after);
    });
  });

  it('undone moves are not exported, and the export of the rest verifies', () => {
    const random = randomFrom('export');
    const { client, state, move } = seatedClient(3, 'export');
    quietly(() => {
      while (!state().G.over) {
        for (const action of sensible(state().G, random)) move(action);
        if (random() < 0.2) client.undo();
        if (random() < 0.1) client.redo();
      }
    });
    const file = exportMatch(salamandra, 3, 'export', movesIn(client.log ?? []));
    expect(file.result).to.deep.equal(state().ctx.gameover);
    expect(verify(JSON.stringify(file)).result).to.deep.equal(file.result);
  });
});
