import { expect } from 'chai';
import type { Game, State } from 'boardgame.io';
import { gameCalled } from '../../../../src/games/index.ts';
import type { Fact, G, GameEvent } from '../../../../src/games/feuersalamander/rules/state.ts';
import { randomFrom } from '../../../../src/play/random.ts';
import { type Engine, engineOf, type PlayerAction } from '../../../../src/server/tables/engine.ts';
import { createInitialState } from '../../../../src/server/tables/initial.ts';
import { type View, viewOf } from '../../../../src/server/tables/views.ts';
import { arrangementFor, Course, type Eyes, eyesOf, played, rules, sentAs } from './course.ts';
import { Censor } from './objections.ts';
import { Browser } from './shown.ts';
import { twinOf } from './twin.ts';

const PLAYERS = 3;
/** Enough for all of it. */
const DEEDS = 60;

type Showing = (G: G, eyes: Eyes) => unknown;

const honestly: Showing = (G, eyes) => rules.view(G, eyes);

/** The game with a view of its own. */
function gameThatShows(showing: Showing, opening?: G): Engine {
  const module = gameCalled('feuersalamander');
  const playerView: Game['playerView'] = ({ G, playerID }) =>
    showing(G as G, playerID === null ? null : Number(playerID));
  const setup = () => structuredClone(opening);
  return engineOf({ ...module, game: { ...module.game, setup, playerView } });
}

/** As the server has them. */
function statesOf({ positions, deeds }: Course): State[] {
  const engine = gameThatShows(honestly, positions[0]);
  const states = [createInitialState(engine.module, PLAYERS, {})];
  for (const deed of deeds) {
    const { type, payload } = sentAs(deed) as PlayerAction;
    const action = { type, payload: { ...payload, playerID: String(deed.seat) } } as PlayerAction;
    states.push(engine.reduce(states.at(-1) as State, action)?.state as State);
  }
  return states;
}

/** As a socket brings it. */
const packet = (state: View, log: unknown[] = []): string =>
  JSON.stringify({
    type: 'message',
    data: `2/feuersalamander,${JSON.stringify(['sync', 'match', { state, initialState: state, log }])}`,
  });

describe('The scan of Der Feuer-Salamander', () => {
  const course = played(PLAYERS, DEEDS);
  const everybody = eyesOf(course.now);

  const states = statesOf(course);
  const honest = gameThatShows(honestly);

  const objectionsTo = (showing: Showing): string[] => {
    const engine = gameThatShows(showing);
    return everybody.flatMap((eyes) => {
      const [censor, browser] = [new Censor(course, eyes), new Browser()];
      return states.flatMap((state) => censor.objections(browser.read(packet(viewOf(engine, state, eyes)))));
    });
  };

  it('has no objection to what the game shows', () => {
    expect(objectionsTo(honestly)).to.deep.equal([]);
  });

  const facts = (change: (fact: Fact, truth: Fact) => Fact) => (G: G, eyes: Eyes) => {
    const view = rules.view(G, eyes);
    return { ...view, history: view.history.map((fact, i) => change(fact, G.history[i] as Fact)) };
  };
  const happening = (change: (event: GameEvent, G: G) => object) => (G: G, eyes: Eyes) => ({
    ...rules.view(G, eyes),
    events: G.events.map((event) => change(event, G)),
  });
  const LEAKS: Record<string, { view: Showing; isDeduced: boolean }> = {
    'the whole truth': { view: (G) => G, isDeduced: true },
    'the hands': { view: (G, eyes) => ({ ...rules.view(G, eyes), players: G.players }), isDeduced: true },
    'one card of a hand': {
      view: (G, eyes) => ({
        ...rules.view(G, eyes),
        players: G.players.map((player, seat) =>
          seat === eyes ? player : { ...player, hand: player.hand.map((card, i) => (i === 0 ? card : null)) },
        ),
      }),
      isDeduced: true,
    },
    'the order of the pile': { view: (G, eyes) => ({ ...rules.view(G, eyes), pile: G.pile }), isDeduced: true },
    'the card on top': {
      view: (G, eyes) => ({
        ...rules.view(G, eyes),
        pile: [...G.pile.slice(0, 1), ...G.pile.slice(1).map(() => null)],
      }),
      isDeduced: true,
    },
    'throws to come': { view: (G, eyes) => ({ ...rules.view(G, eyes), chance: G.chance }), isDeduced: false },
    'how many numbers were taken': {
      view: (G, eyes) => ({ ...rules.view(G, eyes), chance: { key: '', taken: G.chance?.taken } }),
      isDeduced: false,
    },
    'answers to others': { view: facts((fact, truth) => (fact.fact === 'question' ? truth : fact)), isDeduced: true },
    'what others drew': { view: facts((fact, truth) => (fact.fact === 'draw' ? truth : fact)), isDeduced: true },
    'what was dealt': { view: facts((fact, truth) => (fact.fact === 'deal' ? truth : fact)), isDeduced: true },
    'an answer in what happened': {
      view: happening((event) => (event.type === 'ask' ? { ...event, answer: true } : event)),
      isDeduced: true,
    },
    'a drawn card in what happened': {
      view: happening((event, G) =>
        event.type === 'draw' ? { ...event, card: G.players[event.seat]?.hand.at(-1) } : event,
      ),
      isDeduced: false,
    },
    'whether a discard was just drawn': {
      view: happening((event) => (event.type === 'discard' ? { ...event, isNew: true } : event)),
      isDeduced: false,
    },
    'the moves that others have': {
      view: (G, eyes) => ({ ...rules.view(G, eyes), moves: rules.legalMoves(G, G.actor) }),
      isDeduced: false,
    },
  };
  for (const [what, { view, isDeduced }] of Object.entries(LEAKS)) {
    it(`objects to ${what}`, () => {
      const objections = objectionsTo(view);
      expect(objections.some((objection) => objection.includes('not what these eyes may see'))).to.equal(true);
      expect(objections.some((objection) => objection.includes('another knowledge'))).to.equal(isDeduced);
    });
  }

  it('objects to what is beside the view', () => {
    const state = states[20] as State;
    const view = viewOf(honest, state, null);
    const objectionTo = (shown: object): string[] =>
      new Censor(course, null).objections(new Browser().read(packet(shown as View)));
    expect(objectionTo(view)).to.deep.equal([]);
    expect(objectionTo({ ...view, _undo: [state] })).to.not.deep.equal([]);
    expect(objectionTo({ ...view, plugins: state.plugins })).to.not.deep.equal([]);
    expect(objectionTo({ ...view, deltalog: [] })).to.not.deep.equal([]);
    expect(objectionTo({ ...view, ctx: { ...view.ctx, drawn: 'air' } })).to.not.deep.equal([]);
  });

  it('objects to a log or a message that tells more', () => {
    const id = course.deeds.findIndex(({ action }) => action[0] === 'ask');
    const view = viewOf(honest, states[id + 1] as State, null);
    const { payload } = sentAs(course.deeds[id]!) as PlayerAction;
    const events = (view.G as G).events;
    const entry = { action: { type: 'MAKE_MOVE', payload }, _stateID: id, turn: 1, phase: null, metadata: events };
    const objectionTo = (...texts: string[]): string[] => {
      const browser = new Browser();
      return texts.flatMap((text) => new Censor(course, null).objections(browser.read(text)));
    };
    expect(objectionTo(packet(view, [entry]))).to.deep.equal([]);
    const told = events.map((event) => ({ ...event, answer: false }));
    expect(objectionTo(packet(view, [{ ...entry, metadata: told }]))).to.not.deep.equal([]);
    expect(objectionTo(packet(view, [{ ...entry, hand: [] }]))).to.not.deep.equal([]);
    expect(objectionTo('200 []\n{"toAct":[1],"note":["row-4"]}')).to.not.deep.equal([]);
    expect(objectionTo('200 []\n{"note":"{\\"hand\\":[\\"row-4\\"]}"}')).to.not.deep.equal([]);
    expect(objectionTo('200 []\n{"toAct":[1]}')).to.deep.equal([]);
  });

  it('tells games apart by any leak', () => {
    for (const eyes of everybody) {
      const twin = twinOf(arrangementFor(PLAYERS), course, eyes, randomFrom('tell apart')).course;
      const areAlike = (showing: Showing): boolean =>
        course.positions.every(
          (G, id) => JSON.stringify(showing(G, eyes)) === JSON.stringify(showing(twin.positions[id] as G, eyes)),
        );
      expect(areAlike(honestly)).to.equal(true);
      for (const leak of ['the hands', 'the order of the pile', 'the card on top', 'what others drew']) {
        expect(areAlike(LEAKS[leak]!.view), leak).to.equal(false);
      }
    }
  });
});
