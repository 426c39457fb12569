import { expect } from 'chai';
import {
  ALL_CARDS,
  type CardId,
  type Chamber,
  ROW_IDS,
  STONE_IDS,
  WING_IDS,
} from '../../../../src/games/feuersalamander/content/cards.ts';
import { cardsOf, handNumber, HANDS, LEGAL_HANDS } from '../../../../src/games/feuersalamander/notebook/hands.ts';
import { hear, NOTHING, now } from '../../../../src/games/feuersalamander/notebook/knowledge.ts';
import { possibleHands } from '../../../../src/games/feuersalamander/notebook/together.ts';
import type { Claim, Fact, Hidden, Seat, Stage } from '../../../../src/games/feuersalamander/rules/state.ts';

const unseen: Hidden<CardId>[] = [null, null];

/** The viewer's own hand first; of the others nothing is seen. */
const deal = (own: readonly Hidden<CardId>[], others = 1): Fact => ({
  fact: 'deal',
  hands: [[...own], ...Array.from({ length: others }, () => [...unseen])],
});
const draw = (seat: Seat, card: Hidden<CardId> = null): Fact => ({ fact: 'draw', seat, card });
const discard = (seat: Seat, card: CardId, after: 'deal' | 'draw' | 'claim' = 'draw'): Fact => ({
  fact: 'discard',
  seat,
  card,
  after,
});
const token = (seat: Seat, ...chamber: Chamber): Fact => ({ fact: 'token', seat, chamber });
const question = (asked: Seat, card: CardId, answer: Hidden<boolean>): Fact => ({
  fact: 'question',
  seat: 0,
  asked,
  card,
  answer,
});
const claimOf = (...[wing, row, stone]: [[CardId, Seat], [CardId, Seat], [CardId, Seat]]): Claim => [
  { card: wing[0], holder: wing[1] },
  { card: row[0], holder: row[1] },
  { card: stone[0], holder: stone[1] },
];

/** Seat 1 lays what cannot be, and shows this hand. */
const shows = (...hand: CardId[]): Fact => ({
  fact: 'failed',
  seat: 1,
  claim: claimOf(['fire', 0], ['row-7', 0], ['stone-3', 0]),
  right: [false, false, false],
  hand,
});

/** The hands that the seat can have after these facts, their cards joined. */
function possible(seat: Seat, facts: readonly Fact[], stage: Stage = 'begin', actor: Seat = 0): string[] {
  const hands = possibleHands(now(facts.reduce(hear, NOTHING), { stage, actor }));
  return (hands[seat] ?? []).map((hand) => cardsOf(hand).join(' '));
}

/** Hands of two, each of these cards with the other one. */
const each = (cards: readonly CardId[], other: CardId): string[] =>
  cards.map((card) => cardsOf(handNumber([card, other])).join(' '));

const OWN: CardId[] = ['air', 'stone-1'];

describe('Hands', () => {
  it('are none, one of 14 cards, or one of 61 pairs of two kinds, until a card is drawn', () => {
    expect(LEGAL_HANDS).to.equal(1 + 14 + 61);
    expect(new Set(HANDS.map((hand) => hand.join())).size).to.equal(HANDS.length);
    // two of a kind; two of a kind and another, with three kinds
    expect(HANDS).to.have.length(LEGAL_HANDS + 44 + 362 + 84);
  });
});

describe('The deal', () => {
  it('who discards nothing has two cards of two kinds', () => {
    expect(possible(1, [deal(OWN)])).to.have.length(61);
  });

  it('who is to discard has two of a kind, who comes before has not, and of who comes after nothing is known', () => {
    const hands = (seat: Seat) => possible(seat, [deal(OWN, 3)], 'setup', 2);
    // there are not two of row 1, nor of row 7
    const pairs = 44 - 2;
    expect(hands(1)).to.have.length(61);
    expect(hands(2)).to.have.length(pairs);
    expect(hands(3)).to.have.length(61 + pairs);
  });

  it('a discard shows the kind that was kept', () => {
    expect(possible(1, [deal(OWN), discard(1, 'fire', 'deal')])).to.have.members(WING_IDS);
    expect(possible(1, [deal(OWN), discard(1, 'row-7', 'deal')])).to.have.members(ROW_IDS.slice(0, -1));
  });

  it('a discard shows that who comes before had nothing to discard', () => {
    const facts = [deal(OWN, 3), discard(2, 'fire', 'deal')];
    expect(possible(1, facts, 'setup', 3)).to.have.length(61);
    expect(possible(2, facts, 'setup', 3)).to.have.members(WING_IDS);
    // row 6 is there twice
    expect(possible(3, facts, 'setup', 3))
      .to.include('row-6 row-6')
      .and.not.to.include('fire row-4');
  });

  it('the own hand is known', () => {
    expect(possible(0, [deal(OWN)])).to.deep.equal(['air stone-1']);
  });
});

describe('A drawn card', () => {
  const oneWing = [deal(OWN), discard(1, 'fire', 'deal'), draw(1)];

  const oneFire = [deal(OWN), discard(1, 'earth', 'deal'), shows('fire')];

  it('that is kept makes a hand of two kinds', () => {
    const hands = possible(1, oneWing);
    expect(hands).to.have.length(4 * 10);
    expect(hands).to.include.members(['fire row-4', 'air stone-3']).and.not.to.include('row-4 stone-3');
  });

  it('can be anything while its player decides', () => {
    const hands = possible(1, oneWing, 'drawn', 1);
    expect(hands).to.have.length(4 * 10 + 10);
    expect(hands).to.include.members(['air water', 'fire fire', 'fire row-4']);
  });

  it('makes one of two of a kind go, be it the old or the new one', () => {
    expect(possible(1, [...oneWing, discard(1, 'water')])).to.have.members(WING_IDS);
    expect(possible(1, [...oneFire, draw(1), discard(1, 'water')])).to.deep.equal(['fire']);
    expect(possible(1, [...oneFire, draw(1), discard(1, 'fire')])).to.have.members(WING_IDS);
  });

  it('makes any of three kinds go', () => {
    const shown = [deal(OWN), shows('fire', 'row-4'), draw(1)];
    const hands = [...each(ROW_IDS, 'fire'), ...each(STONE_IDS, 'fire')];
    expect(possible(1, [...shown, discard(1, 'row-4')])).to.have.members(hands);
    expect(possible(1, [...shown, discard(1, 'stone-2')])).to.deep.equal(['fire row-4']);
  });

  it('leaves the third card of a hand with two of a kind', () => {
    const hands = possible(1, [deal(OWN), shows('fire', 'row-4'), draw(1), discard(1, 'row-5')]);
    expect(hands).to.deep.equal(['fire row-4']);
  });

  it('must be kept with a legal hand', () => {
    const hands = [...each(ROW_IDS, 'fire'), ...each(STONE_IDS, 'fire')];
    expect(possible(1, [...oneFire, draw(1)])).to.have.members(hands);
  });

  it('of the own hand is known', () => {
    const facts = [deal(OWN), draw(0, 'row-2')];
    expect(possible(0, facts, 'drawn', 0)).to.deep.equal(['air row-2 stone-1']);
    expect(possible(0, [...facts, discard(0, 'air')])).to.deep.equal(['row-2 stone-1']);
  });
});

describe('A token', () => {
  it('agrees with every card of the hand when it is placed', () => {
    const hands = possible(1, [deal(OWN), token(1, 'fire', 'row-2', 'stone-3')]);
    expect(hands).to.have.members(['fire row-2', 'fire stone-3', 'row-2 stone-3']);
  });

  it('says nothing of what is drawn later', () => {
    const hands = possible(1, [deal(OWN), token(1, 'fire', 'row-2', 'stone-3'), draw(1), discard(1, 'row-2')]);
    const gone = [...each(ROW_IDS, 'fire'), ...each(ROW_IDS, 'stone-3'), 'fire stone-3'];
    expect(hands).to.have.members([...gone, ...each(STONE_IDS, 'fire'), ...each(WING_IDS, 'stone-3')].filter(unique));
  });
});

const unique = (hand: string, i: number, hands: readonly string[]): boolean => hands.indexOf(hand) === i;

describe('A question', () => {
  it('with its answer says whether the card is there', () => {
    expect(possible(1, [deal(OWN), question(1, 'fire', true)])).to.have.members([
      ...each(ROW_IDS, 'fire'),
      ...each(STONE_IDS, 'fire'),
    ]);
    expect(possible(1, [deal(OWN), question(1, 'fire', false)])).to.have.length(61 - 10);
  });

  it('of another says nothing without its answer', () => {
    expect(possible(1, [deal(OWN, 2), question(1, 'fire', null)])).to.have.length(61);
  });

  it('tells of what was kept before', () => {
    // a wing went, and another wing is there: so there are not three kinds
    const before = [deal(OWN), shows('fire', 'row-4'), draw(1), discard(1, 'fire')];
    expect(possible(1, [...before, question(1, 'row-4', true)])).to.have.length(4 + 3);
    expect(possible(1, [...before, question(1, 'stone-2', true)])).to.deep.equal(['row-4 stone-2']);
  });
});

describe('A combination', () => {
  it('that was laid takes its cards from the hands', () => {
    const claim = claimOf(['air', 0], ['row-3', 1], ['stone-2', 2]);
    const facts: Fact[] = [deal(OWN, 2), { fact: 'laid', seat: 0, claim }];
    expect(possible(0, facts)).to.deep.equal(['stone-1']);
    expect(possible(1, facts)).to.have.members([...WING_IDS, ...STONE_IDS]);
    expect(possible(2, facts)).to.have.members([...WING_IDS, ...ROW_IDS]);
  });

  it('that named a player twice leaves an empty hand', () => {
    const claim = claimOf(['air', 0], ['row-3', 1], ['stone-2', 1]);
    expect(possible(1, [deal(OWN), { fact: 'laid', seat: 0, claim }])).to.deep.equal(['']);
  });

  const failed: Fact = {
    fact: 'failed',
    seat: 0,
    claim: claimOf(['air', 0], ['row-3', 1], ['stone-2', 2]),
    right: [true, true, false],
    hand: OWN,
  };

  it('that failed shows which cards were named rightly', () => {
    expect(possible(1, [deal(OWN, 2), failed])).to.have.members([
      ...each(WING_IDS, 'row-3'),
      ...each(STONE_IDS, 'row-3'),
    ]);
    expect(possible(2, [deal(OWN, 2), failed])).to.have.length(61 - 11);
  });

  it('that failed shows the hand of who laid it', () => {
    expect(possible(1, [deal(OWN, 2), shows('water', 'row-6')])).to.deep.equal(['water row-6']);
  });

  it('lets who swaps draw a card for it, and the hand rule holds at once', () => {
    const swapped = [deal(OWN, 2), failed, discard(1, 'row-3', 'claim'), draw(1)];
    // a wing and anything but a wing, or a stone and anything but a stone
    expect(possible(1, swapped)).to.have.length(61);
    expect(possible(1, [...swapped, discard(1, 'fire')])).to.have.members(WING_IDS);
  });

  it('lets who swaps two cards hold nothing that was shown', () => {
    const both: Fact = {
      ...failed,
      claim: claimOf(['air', 2], ['row-3', 1], ['stone-2', 1]),
      right: [false, true, true],
    };
    const swaps = [discard(1, 'row-3', 'claim'), draw(1), discard(1, 'stone-2', 'claim'), draw(1)];
    // the first of them was kept with the stone card
    expect(possible(1, [deal(OWN, 2), both, ...swaps])).to.have.length(61);
    expect(possible(1, [deal(OWN, 2), both, ...swaps, discard(1, 'fire')])).to.have.members(WING_IDS);
    expect(possible(1, [deal(OWN, 2), both, ...swaps.slice(0, 3)], 'begin')).to.have.members([
      ...WING_IDS,
      ...ROW_IDS,
    ]);
  });
});

describe('Copies', () => {
  it('are in one hand only: the own', () => {
    const hands = possible(1, [deal(['air', 'row-7'])]);
    expect(hands).to.have.length(61 - 7);
    expect(hands.some((hand) => hand.includes('row-7'))).to.equal(false);
  });

  it('are in one hand only: one that surely has it, with what follows for what was said before', () => {
    const token1 = token(1, 'fire', 'row-7', 'stone-2');
    expect(possible(1, [deal(OWN, 2), token1])).to.have.length(3);
    expect(possible(1, [deal(OWN, 2), token1, question(2, 'row-7', true)])).to.deep.equal(['fire stone-2']);
  });

  it('are face up, or laid', () => {
    const faceUp = [deal(['air', 'row-7']), draw(0, 'row-1'), discard(0, 'row-7')];
    expect(possible(1, faceUp).some((hand) => hand.includes('row-7'))).to.equal(false);
    const claim = claimOf(['air', 0], ['row-7', 1], ['stone-1', 0]);
    const laid: Fact[] = [deal(OWN, 2), { fact: 'laid', seat: 0, claim }];
    expect(possible(2, laid).some((hand) => hand.includes('row-7'))).to.equal(false);
  });

  it('of one who discards cannot be both there and kept', () => {
    // two of row 6 are all there are
    expect(possible(1, [deal(['air', 'row-6']), discard(1, 'row-2', 'deal')])).to.include('row-6');
    expect(possible(1, [deal(['air', 'row-6']), discard(1, 'row-6', 'deal')])).not.to.include('row-6');
  });
});

/** The viewer sees every card but these, one after the other, and keeps none. */
function allSeenBut(hidden: readonly CardId[]): Fact[] {
  const cards = [...ALL_CARDS];
  for (const card of [...OWN, ...hidden]) cards.splice(cards.indexOf(card), 1);
  return cards.flatMap((card) => [draw(0, card), discard(0, card)]);
}

describe('A shuffle', () => {
  const reshuffle: Fact = { fact: 'reshuffle' };

  it('comes when all that does not lie open is in the hands', () => {
    const three = [deal(OWN), ...allSeenBut(['fire', 'row-4', 'stone-2'])];
    expect(possible(1, three)).to.have.members(['fire row-4', 'fire stone-2', 'row-4 stone-2']);
    expect(possible(1, [...three, draw(0, 'fire')], 'drawn')).to.deep.equal(['row-4 stone-2']);
  });

  it('makes the discards unknown again', () => {
    const seen = [deal(OWN), ...allSeenBut(['fire', 'row-4'])];
    expect(possible(1, [...seen, reshuffle, draw(1), discard(1, 'fire')])).to.have.members([
      ...each(WING_IDS, 'row-4'),
      ...each(STONE_IDS, 'row-4'),
    ]);
  });

  it('is remembered: who had one card then, by it the others had the rest', () => {
    const seen = [deal(OWN, 2), ...allSeenBut(['fire', 'water', 'row-1', 'row-7']), reshuffle];
    expect(possible(1, seen)).to.have.members(['fire row-1', 'fire row-7', 'water row-1', 'water row-7']);
    // the one has drawn and discarded what anybody may have had; the other still has what it had
    const later = [...seen, draw(1), discard(1, 'stone-3')];
    expect(possible(1, [...later, question(2, 'fire', true)])).to.have.members(['water row-1', 'water row-7']);
    expect(possible(1, [...later, question(2, 'fire', true), question(2, 'row-7', false)])).to.deep.equal([
      'water row-7',
    ]);
  });
});
