import { expect } from 'chai';
import { legalMoves, stageOf } from '../../../../src/games/salamandra/rules/index.ts';
import { type G, playerAt } from '../../../../src/games/salamandra/rules/state.ts';
import { doAll, give, holds, layField, pointsOf, stand, table, whyNot } from '../table.ts';

/** Madder has 3 scrolls and is about to place on F06, whose bonus spot gives one more; spellbooks white, orange, green. */
function learned(scrolls = 3): G {
  const G = table();
  layField(G, 'F06', 5, 5);
  give(G, 0, { scrolls });
  return G;
}

describe('Scrolls', () => {
  it('with 4: discard 4, then move an apprentice from a tile to a free spot of a spellbook', () => {
    const G = learned();
    stand(G, 0, 'start-green', 'E', false);
    doAll(G, ['place', 'F06', 'N']);
    expect(stageOf(G)).to.equal('inscribe');
    doAll(G, ['inscribe', 'start-green', 'E', 'book-orange', 'lower']);
    expect(playerAt(G, 0).scrolls).to.equal(0);
    expect(G.books[1]).to.deep.equal({ book: 'book-orange', upper: null, lower: 0 });
    expect(G.tiles.find((tile) => tile.field === 'start-green')?.spots.E, 'its old spot is free again').to.equal(
      null,
    );
  });

  it('with 5 you keep 1', () => {
    const G = table();
    give(G, 0, { scrolls: 3 });
    stand(G, 0, 'start-green', 'E');
    G.resources.duskPotion = 1;
    G.piles.black = ['black-8'];
    doAll(G, ['activateTemple', 'black', 'start-green', 'E']);
    expect(playerAt(G, 0).scrolls).to.equal(5);
    doAll(G, ['inscribe', 'start-green', 'E', 'book-white', 'upper']);
    expect(playerAt(G, 0).scrolls).to.equal(1);
  });

  it('an apprentice active or not, and ruling: the one just placed too', () => {
    const G = learned();
    stand(G, 0, 'start-green', 'E', false);
    stand(G, 1, 'start-green', 'W');
    doAll(G, ['place', 'F06', 'N']);
    const from = new Set(legalMoves(G, 0).map(([, field, spot]) => `${field} ${spot}`));
    expect([...from]).to.have.members(['start-green E', 'F06 N']);
    expect(whyNot(G, 'inscribe', 'start-green', 'W', 'book-white', 'upper')).to.equal('notYourApprentice');
  });

  it('a free spot, of a spellbook in play that you are not on yet', () => {
    const G = learned();
    Object.assign(G.books[0]!, { upper: 1 });
    Object.assign(G.books[1]!, { lower: 0 });
    doAll(G, ['place', 'F06', 'N']);
    expect(whyNot(G, 'inscribe', 'F06', 'N', 'book-white', 'upper')).to.equal('spotTaken');
    expect(whyNot(G, 'inscribe', 'F06', 'N', 'book-white', 'lower')).to.equal(null);
    expect(whyNot(G, 'inscribe', 'F06', 'N', 'book-orange', 'upper')).to.equal('alreadyInscribed');
    expect(whyNot(G, 'inscribe', 'F06', 'N', 'book-flat', 'upper')).to.equal('spellbookNotInPlay');
  });

  it('nothing else may be done first', () => {
    const G = learned();
    doAll(G, ['place', 'F06', 'N']);
    expect(whyNot(G, 'endTurn')).to.equal('choiceFirst');
    expect(whyNot(G, 'flip', 'F06', 'N')).to.equal('choiceFirst');
  });

  it('ruling: take the whole gain first, then inscribe', () => {
    const G = table();
    layField(G, 'F07', 5, 5);
    give(G, 0, { scrolls: 3 });
    doAll(G, ['place', 'F07', 'N']);
    expect(stageOf(G)).to.equal('inscribe');
    expect(playerAt(G, 0).score).to.equal(2);
  });

  it('if no spellbook spot is there for you the scrolls stay', () => {
    const G = learned();
    G.books = G.books.map(({ book }) => ({ book, upper: 0, lower: null }));
    doAll(G, ['place', 'F06', 'N']);
    expect(playerAt(G, 0).scrolls).to.equal(4);
    expect(stageOf(G)).to.equal('acted');
    doAll(G, ['endTurn']);
  });

  it('if no apprentice is on a tile the scrolls stay, and it is made up for as soon as it is possible', () => {
    const G = learned(4);
    expect(stageOf(G)).to.equal('act');
    doAll(G, ['place', 'start-green', 'S']);
    expect(stageOf(G)).to.equal('inscribe');
    doAll(G, ['inscribe', 'start-green', 'S', 'book-white', 'lower'], ['endTurn']);
    expect(playerAt(G, 0).scrolls).to.equal(0);
  });

  it('eight scrolls are two inscriptions', () => {
    const G = learned(7);
    stand(G, 0, 'start-green', 'E');
    // madder was waiting for a spellbook: none was free until now
    G.books[0]!.upper = 1;
    doAll(
      G,
      ['inscribe', 'start-green', 'E', 'book-white', 'lower'],
      ['place', 'F06', 'N'],
      ['inscribe', 'F06', 'N', 'book-green', 'upper'],
    );
    expect(playerAt(G, 0).scrolls).to.equal(0);
  });

  it('B4: a point for each scroll gained; B5 and E10: 2 crystals and 2 points for placing on a spellbook', () => {
    const G = learned();
    holds(G, 0, 'B4', 'B5', 'E10');
    G.resources.duskPotion = 1;
    G.piles.black = ['black-8'];
    stand(G, 0, 'start-green', 'E');
    give(G, 0, { scrolls: 2, crystals: 1 });
    doAll(
      G,
      ['activateTemple', 'black', 'start-green', 'E'],
      ['inscribe', 'start-green', 'E', 'book-white', 'upper'],
    );
    expect(pointsOf(G, 0)).to.deep.equal({ bear: 2, eagle: 2 });
    expect(playerAt(G, 0).crystals).to.equal(2);
  });
});
