import { expect } from 'chai';
import { salamandra } from '../../src/games/salamandra/index.ts';
import type { Action } from '../../src/games/salamandra/rules/actions.ts';
import { hasRevealed } from '../../src/games/salamandra/rules/index.ts';
import type { Answers, Question } from '../../src/web/bots/questions.ts';
import { Reviewer } from '../../src/web/bots/Reviewer.ts';
import { Overtaken } from '../../src/web/bots/Thinker.ts';
import { fixtureGame } from './fixture.ts';
import { turnsOf } from './salamandra.ts';

function playedMatch() {
  const { opening, steps, scores } = fixtureGame('first-evening');
  const moves = steps.map(({ seat, action }) => ({ seat, action }));
  return { ...opening, moves, result: { scores: [...scores], winners: [0] } };
}

/** Thinks that every third turn lost two points, and can be told to stop. */
class QuickThinker {
  readonly asked: Question[] = [];
  #isClosed = false;

  async ask<Kind extends Question['kind']>(question: Question & { readonly kind: Kind }): Promise<Answers[Kind]> {
    this.#isClosed = false;
    await Promise.resolve();
    if (this.#isClosed) throw new Overtaken();
    this.asked.push(question);
    const played = 'played' in question ? (question.played ?? []) : [];
    const lost = this.asked.length % 3 === 0 ? 2 : 0;
    const best = { actions: [['pass']], points: 50, lost: 0 };
    return { best: [best], played: { actions: played, points: 50 - lost, lost } } as unknown as Answers[Kind];
  }

  close(): void {
    this.#isClosed = true;
  }
}

describe('The turns of a match', () => {
  it('are all of the seat, each as the seat saw it, with what could be foreseen', () => {
    const match = playedMatch();
    const { rules } = salamandra;
    for (const seat of [0, 1]) {
      const turns = turnsOf(match, seat);
      const G = rules.deal(match.arrangement as Parameters<typeof rules.deal>[0]);
      for (const [i, move] of match.moves.entries()) {
        const turn = turns.find((one) => one.move === i);
        if (turn) expect(turn.view).to.deep.equal(rules.view(G, seat));
        rules.play(G, move.seat, move.action);
      }
      expect(turns.length).to.be.greaterThan(5);
      for (const { view, actions, move } of turns) {
        expect(view.seat).to.equal(seat);
        expect(actions).to.deep.equal(match.moves.slice(move, move + actions.length).map(({ action }) => action));
        expect(actions).not.to.have.length(0);
        expectForeseen(match, move, actions);
      }
    }
  });
});

/** Nothing new was shown before the last of them. */
function expectForeseen(match: ReturnType<typeof playedMatch>, move: number, actions: readonly Action[]): void {
  const { rules } = salamandra;
  const G = rules.deal(match.arrangement as Parameters<typeof rules.deal>[0]);
  for (const { seat, action } of match.moves.slice(0, move)) rules.play(G, seat, action);
  for (const action of actions.slice(0, -1)) {
    rules.play(G, G.seat, action);
    expect(hasRevealed(G)).to.equal(false);
  }
}

describe('A review', () => {
  it('judges one turn after the other and says how far it has come', async () => {
    const turns = turnsOf(playedMatch(), 0);
    const reviewer = new Reviewer('salamandra', turns, new QuickThinker());
    const heard: number[] = [];
    reviewer.subscribe(() => heard.push(reviewer.review().judged.length));
    await reviewer.goOn();
    const { state, judged } = reviewer.review();
    expect(state).to.equal('done');
    expect(judged.map(({ turn }) => turn)).to.deep.equal(turns);
    expect(new Set(heard)).to.deep.equal(new Set(Array.from({ length: turns.length + 1 }, (_, i) => i)));
    expect(judged.reduce((sum, { played }) => sum + played.lost, 0)).to.equal(2 * Math.floor(turns.length / 3));
  });

  it('is stopped, and goes on from there', async () => {
    const turns = turnsOf(playedMatch(), 1);
    const thinker = new QuickThinker();
    const reviewer = new Reviewer('salamandra', turns, thinker);
    let isEnough = true;
    reviewer.subscribe(() => {
      if (isEnough && reviewer.review().judged.length === 3) queueMicrotask(() => reviewer.stop());
    });
    await reviewer.goOn();
    expect(reviewer.review()).to.include({ state: 'stopped', turns: turns.length });
    expect(reviewer.review().judged).to.have.length(3);
    isEnough = false;
    await reviewer.goOn();
    expect(reviewer.review().judged.map(({ turn }) => turn)).to.deep.equal(turns);
    expect(thinker.asked).to.have.length(turns.length);
  });
});
