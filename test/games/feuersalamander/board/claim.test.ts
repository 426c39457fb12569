import { expect } from 'chai';
import {
  certaintyOf,
  chamberOf,
  type Draft,
  draftFrom,
  layAction,
} from '../../../../src/games/feuersalamander/board/claim.ts';
import {
  leastOf,
  logicalNotes,
  outOfSight,
  pencilNotes,
} from '../../../../src/games/feuersalamander/board/notebook/notes.ts';
import { pencilled, readPencil } from '../../../../src/games/feuersalamander/board/notebook/pencil.ts';
import { notebookOf } from '../../../../src/games/feuersalamander/notebook/notebook.ts';
import { refusal, view } from '../../../../src/games/feuersalamander/rules/index.ts';
import { table } from '../table.ts';

const whole: Draft = {
  wing: { card: 'fire', holder: 0 },
  row: { card: 'row-6', holder: 1 },
  stone: { card: 'stone-2', holder: 1 },
};

describe('A combination in the making', () => {
  it('begins with the cards of one’s own hand', () => {
    expect(draftFrom(2, ['row-6', 'fire'])).to.deep.equal({
      wing: { card: 'fire', holder: 2 },
      row: { card: 'row-6', holder: 2 },
      stone: null,
    });
  });

  it('is a move of the rules once there is a card of each kind', () => {
    expect(layAction({ ...whole, stone: null })).to.equal(null);
    expect(chamberOf({ ...whole, stone: null })).to.equal(null);
    expect(chamberOf(whole)).to.deep.equal(['fire', 'row-6', 'stone-2']);
    const G = table([['fire'], ['row-6', 'stone-2']]);
    expect(refusal(G, 0, layAction(whole))).to.equal(null);
  });

  it('is as sure as what the notebook says of each hand as a whole', () => {
    const known = table([['fire'], ['row-6', 'stone-2']]);
    expect(certaintyOf(whole, 0, logicalNotes(notebookOf(known, 0)))).to.equal('sure');
    expect(certaintyOf(draftFrom(0, ['fire']), 0, logicalNotes(notebookOf(known, 0)))).to.equal('sure');
    const hidden = logicalNotes(notebookOf(view(known, 0), 0));
    expect(certaintyOf(whole, 0, hidden)).to.equal('possible');
    // one hand has no three cards
    expect(certaintyOf({ ...whole, wing: { card: 'air', holder: 1 } }, 0, hidden)).to.equal('impossible');
  });
});

describe('Notes by hand', () => {
  const none = readPencil(null, 0, 3);

  it('go from sure to impossible and back to nothing', () => {
    const sure = pencilled(none, 1, 'fire');
    const impossible = pencilled(sure, 1, 'fire');
    expect([sure, impossible, pencilled(impossible, 1, 'fire')].map(({ marks }) => marks)).to.deep.equal([
      { '1 fire': 'sure' },
      { '1 fire': 'impossible' },
      {},
    ]);
  });

  it('say what the notebook does not, where the logic is turned off', () => {
    const pencil = pencilled(pencilled(pencilled(none, 1, 'row-6'), 1, 'fire'), 1, 'fire');
    const notes = pencilNotes(pencil);
    expect(notes.of(1, 'fire')).to.equal('impossible');
    expect(notes.of(1, 'air')).to.equal('possible');
    expect(notes.together(1, ['row-6', 'air'])).to.equal('possible');
    expect(notes.together(1, ['row-6', 'fire'])).to.equal('impossible');
    expect(notes.together(1, ['row-6'])).to.equal('sure');
  });

  it('come back as they were kept, without what is no note', () => {
    const kept = {
      game: 1,
      isLogical: false,
      marks: { '1 fire': 'sure', '7 fire': 'sure', '0 gold': 'sure', '2 air': 1 },
    };
    expect(readPencil(kept, 1, 3)).to.deep.equal({ game: 1, isLogical: false, marks: { '1 fire': 'sure' } });
    for (const broken of [null, 'notes', 7, { game: 0, marks: null }, { game: 0, marks: [] }]) {
      expect(readPencil(broken, 0, 3)).to.deep.equal({ game: 0, isLogical: true, marks: {} });
    }
  });

  it('are of no use in the next game of a series', () => {
    const kept = { ...pencilled(none, 1, 'fire'), isLogical: false };
    expect(readPencil(kept, 1, 3)).to.deep.equal({ game: 1, isLogical: false, marks: {} });
  });
});

describe('What anyone can count', () => {
  it('leaves out what lies open and one’s own hand', () => {
    const G = table([['fire'], ['air'], ['fire']]);
    G.discards = ['fire'];
    expect(outOfSight(view(G, 0), 'fire')).to.equal(2);
    expect(outOfSight(view(G, null), 'fire')).to.equal(3);
  });

  it('is as sure as its least sure part', () => {
    expect(leastOf([])).to.equal('sure');
    expect(leastOf(['sure', 'possible'])).to.equal('possible');
    expect(leastOf(['possible', 'impossible', 'sure'])).to.equal('impossible');
  });
});
