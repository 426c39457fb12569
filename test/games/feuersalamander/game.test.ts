import { expect } from 'chai';
import { Client } from 'boardgame.io/client';
import type { Game, State } from 'boardgame.io';
import { FeuerSalamander } from '../../../src/games/feuersalamander/game.ts';
import { playable } from '../../../src/games/feuersalamander/playable.ts';
import { play, STAGES } from '../../../src/games/feuersalamander/rules/index.ts';
import type { Options } from '../../../src/games/feuersalamander/rules/setup.ts';
import type { G } from '../../../src/games/feuersalamander/rules/state.ts';
import { start } from '../../../src/play/driver.ts';
import { standing } from '../../../src/play/log.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { choose } from './players.ts';

const { rules } = playable;

/** A client for all seats, as a table in one browser has it. */
function seatedClient(players: number, seed: string, options: Options = {}) {
  const setup: Game<G>['setup'] = (context) => FeuerSalamander.setup!(context, options);
  const client = Client({ game: { ...FeuerSalamander, setup, seed }, numPlayers: players, debug: false });
  client.start();
  return {
    client,
    /** The whole truth, not the view. */
    state: (): State<G> => client.store.getState() as State<G>,
    /** By whoever is to act. */
    move: ([name, ...args]: readonly [string, ...unknown[]]) => {
      client.updatePlayerID(String((client.store.getState() as State<G>).G.actor));
      client.moves[name]?.(...args);
    },
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

describe('Der Feuer-Salamander in boardgame.io', () => {
  for (const players of [2, 3, 4]) {
    it(`random matches with ${players} players go through the driver and through boardgame.io step by step the same`, () => {
      let swaps = 0;
      let series = 0;
      for (let game = 0; game < 4 || swaps < 3; game++) {
        const seed = `both/${players}/${game}`;
        const options: Options = { target: 49, series: 1 + (game % 2) };
        const random = randomFrom(seed);
        const { state, move } = seatedClient(players, seed, options);
        const G = start(rules, players, seed, { ...options });
        expect(state().G).to.deep.equal(G);
        expect(state().ctx.activePlayers).to.deep.equal({ [G.actor]: G.stage });
        while (!G.over) {
          const action = choose(G, G.actor, random);
          move(action);
          play(G, G.actor, action);
          if (JSON.stringify(state().G) !== JSON.stringify(G)) expect(state().G, action.join(' ')).to.deep.equal(G);
          const { ctx } = state();
          if (G.over) continue;
          expect(ctx.currentPlayer, action.join(' ')).to.equal(String(G.seat));
          expect(ctx.turn).to.equal(G.turn);
          expect(ctx.activePlayers).to.deep.equal({ [G.actor]: G.stage });
          if (G.actor !== G.seat) swaps++;
        }
        series = Math.max(series, G.results.length);
        expect(state().ctx.gameover).to.deep.equal(rules.result(G));
      }
      expect(series).to.equal(2);
    });
  }

  it('takes target, series and figures as setup data, each as usual where it is not chosen', () => {
    const problem = (players: number, options?: unknown) => FeuerSalamander.validateSetupData?.(options, players);
    for (const players of [2, 3, 4]) {
      expect(problem(players)).to.equal(undefined);
      expect(problem(players, { target: 462, series: 12 })).to.equal(undefined);
      for (const target of [0, 463, 84.5, '84', null])
        expect(problem(players, { target })).to.include('from 1 to 462');
      for (const series of [0, 13]) expect(problem(players, { series })).to.include('from 1 to 12');
    }
    expect(problem(2, { pair: 'monk-robber' })).to.equal(undefined);
    expect(problem(2, { pair: 'robber-monk' })).to.include('one of king-queen, king-monk');
    expect(problem(2, { trio: 'king-queen-monk' })).to.equal('The option "trio" is for 3 player.');
    expect(problem(3, { trio: 'queen-monk-robber' })).to.equal(undefined);
    expect(problem(4, { pair: 'king-queen' })).to.equal('The option "pair" is for 2 player.');
  });

  it('declares for each stage the moves that the rules allow in it', () => {
    const declared = Object.entries(FeuerSalamander.turn?.stages ?? {}).map(([stage, config]) => [
      stage,
      Object.keys(config.moves ?? {}).toSorted(),
    ]);
    const allowed = Object.entries(STAGES).map(([stage, names]) => [stage, names.toSorted()]);
    expect(Object.fromEntries(declared)).to.deep.equal(Object.fromEntries(allowed));
  });

  it('leaves no event to the players: only the rules end turns', () => {
    expect(Object.keys(seatedClient(2, 'events').client.events)).to.deep.equal([]);
  });

  it('refuses garbage and illegal moves, and the state is untouched to the byte', () => {
    const random = randomFrom('refuse');
    const hostile: unknown[] = [
      null,
      'fire',
      'row-5',
      '__proto__',
      {},
      [],
      NaN,
      -1,
      'sum',
      'stone-2',
      0,
      1,
      { x: 1 },
    ];
    quietly(() => {
      const { client, state, move } = seatedClient(3, 'refuse');
      let refused = 0;
      while (!state().G.over) {
        const { G } = state();
        const before = JSON.stringify(G);
        for (let i = 0; i < 8; i++) {
          const name = pick(Object.keys(client.moves), random);
          const args = Array.from({ length: Math.floor(random() * 7) }, () => pick(hostile, random));
          if (rules.refusal(G, G.actor, [name, ...args]) === null) continue;
          move([name, ...args]);
          refused++;
        }
        expect(JSON.stringify(state().G)).to.equal(before);
        move(choose(G, G.actor, random));
      }
      expect(refused).to.be.above(1000);
    });
  });

  it('nobody but who is to act is heard, not even whose turn it is while another may swap a card', () => {
    const random = randomFrom('others');
    quietly(() => {
      let swaps = 0;
      for (let game = 0; swaps < 3; game++) {
        const { client, state, move } = seatedClient(4, `others/${game}`);
        while (!state().G.over) {
          const { G } = state();
          const before = JSON.stringify(G);
          for (let seat = 0; seat < 4; seat++) {
            if (seat === G.actor) continue;
            client.updatePlayerID(String(seat));
            for (const name of STAGES[G.stage]) client.moves[name]?.();
          }
          expect(JSON.stringify(state().G)).to.equal(before);
          if (G.stage === 'swap' && G.actor !== G.seat) swaps++;
          move(choose(G, G.actor, random));
        }
      }
    });
  });

  it("a client sees its seat's view, a spectator that of nobody, and the log tells each move's events", () => {
    const { client, state, move } = seatedClient(3, 'log');
    const random = randomFrom('log');
    for (let i = 0; i < 200 && !state().G.over; i++) {
      move(choose(state().G, state().G.actor, random));
      const { G } = state();
      for (const seat of [0, 1, 2, null]) {
        client.updatePlayerID(seat === null ? null : String(seat));
        expect(JSON.stringify(client.getState()?.G)).to.equal(JSON.stringify(rules.view(G, seat)));
      }
      expect(standing(client.log ?? []).at(-1)?.metadata).to.deep.equal(G.events);
    }
  });
});

describe('Undo', () => {
  it('takes a move on the circuit back while the turn goes on, and nothing else ever', () => {
    const random = randomFrom('undo');
    quietly(() => {
      const undone = new Set<string>();
      const kept = new Set<string>();
      for (let game = 0; game < 4; game++) {
        const { client, state, move } = seatedClient(2 + (game % 3), `undo/${game}`);
        while (!state().G.over) {
          const before = JSON.stringify(state().G);
          const { turn, actor } = state().G;
          const action = choose(state().G, actor, random);
          move(action);
          const after = JSON.stringify(state().G);
          if (state().G.over) break;
          client.undo();
          if (['move', 'goHome'].includes(action[0]) && state().G.turn === turn && after !== before) {
            expect(JSON.stringify(state().G), action.join(' ')).to.equal(before);
            expect(state().ctx.activePlayers).to.deep.equal({ [actor]: 'move' });
            undone.add(action[0]);
            move(action);
            expect(JSON.stringify(state().G)).to.equal(after);
          } else {
            expect(JSON.stringify(state().G), action.join(' ')).to.equal(after);
            kept.add(action[0]);
          }
        }
      }
      expect([...undone]).to.have.members(['move', 'goHome']);
      const all = ['throwSticks', 'keyThrow', 'discard', 'keep', 'placeToken', 'ask', 'lay', 'swap', 'endTurn'];
      expect([...kept]).to.include.members(all);
    });
  });
});
