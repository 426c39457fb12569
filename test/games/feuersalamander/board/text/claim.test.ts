import { expect } from 'chai';
import {
  certaintyOf,
  claimOf,
  firstDrafts,
  heldBy,
  layOf,
  whyNotLay,
} from '../../../../../src/games/feuersalamander/board/text/claim.ts';
import type { CardId } from '../../../../../src/games/feuersalamander/content/cards.ts';
import { notebookOf } from '../../../../../src/games/feuersalamander/notebook/notebook.ts';
import { refusal, view as viewOf } from '../../../../../src/games/feuersalamander/rules/index.ts';
import type { Claim, Seat } from '../../../../../src/games/feuersalamander/rules/state.ts';
import { doAll, stand, table, throwing } from '../../table.ts';

const NOTHING = { card: null, holder: null };

const claim = (...named: [CardId, Seat][]): Claim => named.map(([card, holder]) => ({ card, holder })) as Claim;

describe('A claim in the making', () => {
  it('begins with one’s own cards', () => {
    const G = table([['fire', 'stone-2'], [], []]);
    expect(firstDrafts(viewOf(G, 0), 0)).to.deep.equal({
      wing: { card: 'fire', holder: 0 },
      row: NOTHING,
      stone: { card: 'stone-2', holder: 0 },
    });
  });

  it('of two players the other one holds the rest', () => {
    const G = table([['row-3'], ['fire']]);
    expect(firstDrafts(viewOf(G, 0), 0)).to.deep.equal({
      wing: { card: null, holder: 1 },
      row: { card: 'row-3', holder: 0 },
      stone: { card: null, holder: 1 },
    });
  });

  it('a card of one’s own comes and goes with its holder, another one may be somebody else’s', () => {
    expect(heldBy({ card: 'fire', holder: 0 }, 1, 0, 'fire')).to.deep.equal({ card: null, holder: 1 });
    expect(heldBy({ card: 'air', holder: 1 }, 0, 0, 'fire')).to.deep.equal({ card: 'fire', holder: 0 });
    expect(heldBy({ card: 'air', holder: 1 }, 2, 0, 'fire')).to.deep.equal({ card: 'air', holder: 2 });
    expect(heldBy({ card: 'air', holder: 1 }, null, 0, 'fire')).to.deep.equal({ card: 'air', holder: null });
  });

  it('is one only when nothing is missing, and then it is a move', () => {
    const G = table([['row-3'], ['fire']]);
    const drafts = firstDrafts(G, 0);
    expect(claimOf(drafts)).to.equal(null);
    const whole = claimOf({ ...drafts, wing: { card: 'fire', holder: 1 }, stone: { card: 'stone-1', holder: 1 } });
    expect(whole).to.deep.equal(claim(['fire', 1], ['row-3', 0], ['stone-1', 1]));
    const action = layOf(whole as Claim);
    expect(action).to.deep.equal(['lay', 'fire', 1, 'row-3', 0, 'stone-1', 1]);
    expect(refusal(G, 0, action)).to.equal(null);
  });

  it('is offered at the start place, once for each throw', () => {
    const G = table([[], ['fire']]);
    expect(whyNotLay(G, 0)).to.equal(null);
    expect(whyNotLay(G, 1)).to.equal('notYourTurn');
    stand(G, 0, 3);
    expect(whyNotLay(G, 0)).to.equal('notAtStart');
    stand(G, 0, 'start');
    G.laid = true;
    expect(whyNotLay(G, 0)).to.equal('laidAlready');
    G.laid = false;
    throwing(G, 1, 2, 'token');
    expect(whyNotLay(G, 0)).to.equal('moveFirst');
  });

  it('is weighed by logic: whole hands, not card by card', () => {
    const G = table([['fire'], ['row-7', 'stone-1'], ['water']]);
    stand(G, 0, 4);
    throwing(G, 2, 1, 'token');
    doAll(G, ['placeToken', 'fire', 'row-1', 'stone-1'], ['move', 'difference'], ['ask', 'row-7']);
    const notebook = notebookOf(viewOf(G, 0), 0);
    expect(certaintyOf(notebook, claim(['fire', 0], ['row-7', 1], ['stone-1', 1]))).to.equal('possible');
    expect(certaintyOf(notebook, claim(['fire', 0], ['row-6', 1], ['stone-1', 1]))).to.equal('impossible');
    // each can be there, but not both beside the row
    expect(certaintyOf(notebook, claim(['air', 1], ['row-7', 1], ['stone-1', 1]))).to.equal('impossible');
    const sure = {
      ...notebook,
      players: notebook.players.map((notes) => ({ ...notes, hands: [['row-7', 'stone-1'] as CardId[]] })),
    };
    expect(certaintyOf(sure, claim(['fire', 0], ['row-7', 1], ['stone-1', 1]))).to.equal('sure');
  });
});
