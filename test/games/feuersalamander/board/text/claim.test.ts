import { expect } from 'chai';
import { layAction } from '../../../../../src/games/feuersalamander/board/claim.ts';
import {
  draftOf,
  firstEntries,
  heldBy,
  whyNotLay,
} from '../../../../../src/games/feuersalamander/board/text/claim.ts';
import { refusal, view as viewOf } from '../../../../../src/games/feuersalamander/rules/index.ts';
import { stand, table, throwing } from '../../table.ts';

const NOTHING = { card: null, holder: null };

describe('A claim in the making', () => {
  it('begins with one’s own cards', () => {
    const G = table([['fire', 'stone-2'], [], []]);
    expect(firstEntries(viewOf(G, 0), 0)).to.deep.equal({
      wing: { card: 'fire', holder: 0 },
      row: NOTHING,
      stone: { card: 'stone-2', holder: 0 },
    });
  });

  it('of two players the other one holds the rest', () => {
    const G = table([['row-3'], ['fire']]);
    expect(firstEntries(viewOf(G, 0), 0)).to.deep.equal({
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

  it('has the cards of which the holder is chosen too', () => {
    const G = table([['row-3'], ['fire']]);
    const entries = firstEntries(G, 0);
    expect(draftOf(entries)).to.deep.equal({ wing: null, row: { card: 'row-3', holder: 0 }, stone: null });
    const wing = { card: 'fire', holder: 1 } as const;
    const stone = { card: 'stone-1', holder: 1 } as const;
    const action = layAction(draftOf({ ...entries, wing, stone }));
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
});
