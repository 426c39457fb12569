import { expect } from 'chai';
import { logicalNotes } from '../../../../../src/games/feuersalamander/board/notebook/notes.ts';
import { moveGroups } from '../../../../../src/games/feuersalamander/board/text/moveGroups.ts';
import { resultOf } from '../../../../../src/games/feuersalamander/board/text/result.ts';
import type { CardId } from '../../../../../src/games/feuersalamander/content/cards.ts';
import { notebookOf } from '../../../../../src/games/feuersalamander/notebook/notebook.ts';
import { playable } from '../../../../../src/games/feuersalamander/playable.ts';
import type { MoveName } from '../../../../../src/games/feuersalamander/rules/actions.ts';
import { legalMoves, view as viewOf } from '../../../../../src/games/feuersalamander/rules/index.ts';
import type { G } from '../../../../../src/games/feuersalamander/rules/state.ts';
import { start } from '../../../../../src/play/driver.ts';
import { randomFrom } from '../../../../../src/play/random.ts';
import { expectText, LANGUAGES } from '../../../words.ts';
import { choose } from '../../players.ts';
import { doAll, stand, table, throwing } from '../../table.ts';
import { wordsIn } from '../../words.ts';

const words = await wordsIn('en');

/** What who is to act can choose from. */
function groups(G: G) {
  const view = viewOf(G, G.actor);
  return moveGroups(words, view, logicalNotes(notebookOf(view, G.actor)), legalMoves(view, G.actor));
}

const subjects = (G: G, move: MoveName) => groups(G).find((group) => group.move === move)?.subjects ?? [];

/** What is written on the buttons, and what each would bring, with what it has in common with the others. */
const results = (G: G, move: MoveName): [label: string, result: string[]][] =>
  subjects(G, move).flatMap(({ choices, result }) =>
    choices.map((choice): [string, string[]] => [choice.label, [...result, ...choice.result]]),
  );

describe('The moves in words', () => {
  for (const [hand, count, name, labels] of [
    [['fire'], 7, 'Wing of Fire, Row 1', ['One stone', 'Two stones', 'Three stones']],
    [['row-3'], 4, 'Wing of Air, Row 3', ['One stone', 'Two stones', 'Three stones']],
    [['fire', 'row-3'], 1, 'Wing of Fire, Row 3', ['One stone', 'Two stones', 'Three stones']],
    [['row-3', 'stone-2'], 4, 'Wing of Air', ['Row 3, Two stones']],
    [['stone-2'], 4, 'Wing of Air', ['1', '2', '3', '4', '5', '6', '7'].map((row) => `Row ${row}, Two stones`)],
  ] as const) {
    it(`the chambers that agree with ${hand.join(' and ')} stand together, groups: ${count}`, () => {
      const G = table([[...hand], []]);
      throwing(G, 1, 2, 'token');
      const tokens = subjects(G, 'placeToken');
      expect(tokens).to.have.lengthOf(count);
      expect(tokens[0]?.name).to.equal(name);
      expect(tokens[0]?.choices.map(({ label }) => label)).to.deep.equal(labels);
    });
  }

  it('a chamber says what it is worth, and where the token stands already', () => {
    const G = table([['fire', 'row-3'], []]);
    throwing(G, 1, 1, 'token');
    doAll(G, ['placeToken', 'fire', 'row-3', 'stone-2'], ['move', 'difference']);
    throwing(G, 1, 2, 'token');
    expect(results(G, 'placeToken')).to.deep.equal([
      ['One stone', ['12 points']],
      ['Two stones', ['24 points', 'your token stands there now']],
      ['Three stones', ['36 points']],
    ]);
  });

  it('a move says where it leads, whom it throws into the dungeon and whom one could ask there', () => {
    const G = table([[], ['fire'], []]);
    stand(G, 0, 2);
    stand(G, 2, 5);
    throwing(G, 2, 1, 'token');
    expect(results(G, 'move')).to.deep.equal([
      ['Sum: 2 + 1 = 3', ['space 1 before Queen', 'throws Monk into the dungeon', 'then you may ask Queen']],
      ['Difference: 2 − 1 = 1', ['space 4 before King']],
    ]);
    expect(results(G, 'goHome')).to.deep.equal([
      ['Sum: 2 + 1 = 3', ['start place', 'then you may lay a combination']],
      ['Difference: 2 − 1 = 1', ['start place', 'then you may lay a combination']],
    ]);
  });

  it('equal sticks leave one standing, at home with a combination to lay, and may be thrown again', () => {
    const G = table([[], []]);
    throwing(G, 3, 3, 'token');
    expect(results(G, 'move')).to.deep.equal([
      ['Sum: 3 + 3 = 6', ['then you may throw again', 'gate of Queen', 'then you may ask Queen']],
      [
        'Difference: 3 − 3 = 0',
        ['then you may throw again', 'you stay: start place', 'then you may lay a combination'],
      ],
    ]);
  });

  it('a question says what the notebook knows, and whom it frees', () => {
    const G = table([['fire'], ['row-7', 'stone-1'], []]);
    stand(G, 0, 4);
    stand(G, 1, 'dungeon');
    throwing(G, 2, 1, 'token');
    doAll(G, ['placeToken', 'fire', 'row-1', 'stone-1'], ['move', 'difference']);
    const [wings, rows] = subjects(G, 'ask');
    expect([wings?.name, rows?.name]).to.deep.equal(['Queen, wings', 'Queen, rows']);
    expect(wings?.choices.map(({ label }) => label)).to.deep.equal(
      ['Air', 'Water', 'Earth', 'Fire'].map((wing) => `Wing of ${wing}`),
    );
    expect(wings?.result).to.deep.equal(['may be held', 'Queen is freed from the dungeon']);
    doAll(G, ['ask', 'row-7']);
    // the answer holds until the hand changes, and there is one card of row 7 only
    Object.assign(G, { seat: 0, actor: 0, stage: 'moved', asked: false } satisfies Partial<G>);
    G.throw = { sticks: [2, 1], symbol: 'token' };
    const told = new Map(results(G, 'ask').map(([label, [known]]) => [label, known]));
    expect(told.get('Row 7')).to.equal('surely held');
    expect(told.get('Row 6')).to.equal('cannot be held');
    expect(told.get('Two stones')).to.equal('may be held');
  });

  it('a discard says what is left', () => {
    const hand: CardId[] = ['fire', 'row-3'];
    const G = table([hand, []]);
    G.pile.unshift(...G.pile.splice(G.pile.indexOf('row-5'), 1));
    throwing(G, 1, 2, 'salamander');
    expect(results(G, 'discard')).to.deep.equal([
      ['Row 3', ['you keep Wing of Fire and Row 5']],
      ['Row 5', ['you keep Wing of Fire and Row 3']],
    ]);
  });

  it('who is the last to offer the end knows it', () => {
    const G = table([[], [], []]);
    const tell = () => resultOf(words, G, logicalNotes(notebookOf(G, 0)), ['offerEnd']);
    expect(tell()).to.deep.equal(['the game ends when all offer it; still to come: Queen and Monk']);
    G.offers = [false, true, true];
    expect(tell()).to.deep.equal(['all others offer it: the game ends at once']);
  });

  for (const language of LANGUAGES) {
    it(`of whole games are words in ${language}, and every button is one of its kind`, async () => {
      const spoken = await wordsIn(language);
      for (const players of [2, 3, 4]) {
        const seed = `moves in words/${players}`;
        const random = randomFrom(seed);
        const G = start(playable.rules, players, seed, { target: 49 });
        while (!G.over) {
          const view = viewOf(G, G.actor);
          const notes = logicalNotes(notebookOf(view, G.actor));
          const moves = legalMoves(view, G.actor);
          for (const { subjects: listed } of moveGroups(spoken, view, notes, moves)) {
            const names = listed.flatMap(({ name, choices }) => choices.map(({ label }) => `${name}: ${label}`));
            expect(new Set(names)).to.have.lengthOf(names.length);
            for (const name of names) expectText(name.replace(/^null: /, ''));
          }
          for (const action of moves) for (const text of resultOf(spoken, view, notes, action)) expectText(text);
          playable.rules.play(G, G.actor, choose(G, G.actor, random));
        }
      }
    });
  }
});
