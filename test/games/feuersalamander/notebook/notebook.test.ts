import { expect } from 'chai';
import type { CardId } from '../../../../src/games/feuersalamander/content/cards.ts';
import { notebookOf } from '../../../../src/games/feuersalamander/notebook/notebook.ts';
import { view } from '../../../../src/games/feuersalamander/rules/index.ts';
import { deal, unshuffled } from '../../../../src/games/feuersalamander/rules/setup.ts';
import type { Claim, Fact, G, Seat } from '../../../../src/games/feuersalamander/rules/state.ts';

const HANDS: CardId[][] = [
  ['air', 'row-7'],
  ['fire', 'stone-2'],
  ['water', 'row-4'],
];

/** Three players who were dealt these hands; then the facts. */
function table(facts: readonly Fact[]): G {
  const G = deal(unshuffled(3));
  G.history = [{ fact: 'deal', hands: HANDS.map((hand) => [...hand]) }, ...facts];
  G.discards = facts.flatMap((fact) => (fact.fact === 'discard' ? [fact.card] : []));
  G.stage = 'begin';
  return G;
}

const notes = (seat: Seat | null, ...facts: Fact[]) => notebookOf(view(table(facts), seat), seat);

const asks: Fact = { fact: 'question', seat: 0, asked: 1, card: 'fire', answer: true };
const asksAgain: Fact = { fact: 'question', seat: 2, asked: 1, card: 'row-3', answer: false };
const places: Fact = { fact: 'token', seat: 1, chamber: ['fire', 'row-1', 'stone-2'] };
const changes: Fact[] = [
  { fact: 'draw', seat: 1, card: 'row-3' },
  { fact: 'discard', seat: 1, card: 'stone-2', after: 'draw' },
];
const claim: Claim = [
  { card: 'air', holder: 0 },
  { card: 'row-4', holder: 2 },
  { card: 'stone-3', holder: 1 },
];
const fails: Fact = { fact: 'failed', seat: 0, claim, right: [true, true, false], hand: ['air', 'row-7'] };

describe('The notebook', () => {
  it('has every question that was heard, with the answers that were for its owner', () => {
    const answers = (seat: Seat | null) => notes(seat, asks, asksAgain).questions.map(({ answer }) => answer);
    expect(notes(0, asks, asksAgain).questions).to.deep.equal([
      { asker: 0, asked: 1, card: 'fire', answer: true, isFresh: true },
      { asker: 2, asked: 1, card: 'row-3', answer: null, isFresh: true },
    ]);
    expect(answers(1)).to.deep.equal([true, false]);
    expect(answers(2)).to.deep.equal([null, false]);
    expect(answers(null)).to.deep.equal([null, null]);
  });

  it('has every token, and whether it still says something of the hand', () => {
    const token = { seat: 1, chamber: ['fire', 'row-1', 'stone-2'] };
    expect(notes(0, places).tokens).to.deep.equal([{ ...token, agrees: 'sure', isFresh: true }]);
    expect(notes(0, places, ...changes).tokens).to.deep.equal([{ ...token, agrees: 'possible', isFresh: false }]);
    const [known] = notes(0, places, ...changes, { ...asks, card: 'row-3' }).tokens;
    expect(known?.agrees).to.equal('impossible');
  });

  it('has what failed combinations showed: the hand of who laid, and whether each named card was there', () => {
    expect(notes(1, fails, ...changes).shown).to.deep.equal([
      { seat: 0, card: 'air', isHeld: true, isFresh: true },
      { seat: 0, card: 'row-7', isHeld: true, isFresh: true },
      { seat: 2, card: 'row-4', isHeld: true, isFresh: true },
      { seat: 1, card: 'stone-3', isHeld: false, isFresh: false },
    ]);
  });

  it('has the discards of now', () => {
    expect(notes(0, ...changes).discards).to.deep.equal(['stone-2']);
  });

  it('has all others clockwise, and for a spectator everyone', () => {
    const seats = (seat: Seat | null) => notes(seat).players.map((player) => player.seat);
    expect(seats(0)).to.deep.equal([1, 2]);
    expect(seats(1)).to.deep.equal([2, 0]);
    expect(seats(null)).to.deep.equal([0, 1, 2]);
  });

  it('says of every card whether a player surely, possibly or impossibly has it', () => {
    const [queen, monk] = notes(0, asks).players;
    expect(queen?.hands).to.have.length(6 + 3);
    expect(queen?.hands).to.deep.include(['fire', 'stone-2']);
    expect(queen?.cards).to.include({
      fire: 'sure',
      air: 'impossible',
      'row-7': 'impossible',
      'stone-2': 'possible',
    });
    expect(monk?.cards).to.include({ fire: 'possible', 'row-7': 'impossible' });
  });

  it('says how many copies are unseen, and where they can be', () => {
    const { copies } = notes(0, asks, ...changes);
    expect(copies['row-7']).to.deep.equal({ unseen: 0, holders: [], inPile: false });
    expect(copies['stone-2']).to.deep.equal({ unseen: 4, holders: [1, 2], inPile: true });
    expect(copies.air).to.deep.equal({ unseen: 3, holders: [2], inPile: true });
    expect(notes(0, asks).copies.fire).to.deep.equal({ unseen: 3, holders: [2], inPile: true });
    const { copies: known } = notes(0, asks, { ...asks, card: 'row-1' });
    expect(known['row-1']).to.deep.equal({ unseen: 0, holders: [], inPile: false });
  });
});
