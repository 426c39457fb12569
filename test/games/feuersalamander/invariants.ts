/** What holds in every position of every game: nothing is created or lost. */
import { expect } from 'chai';
import { CARD_IDS, type CardId, CARDS } from '../../../src/games/feuersalamander/content/cards.ts';
import { legalMoves, refusal, scoresOf, STAGES } from '../../../src/games/feuersalamander/rules/index.ts';
import { type G, handOf, playerAt } from '../../../src/games/feuersalamander/rules/state.ts';

/** By the name alone. */
const VALUES = new Map<string, number>([
  ...['air', 'water', 'earth', 'fire'].map((wing, i): [string, number] => [wing, i + 1]),
  ...CARD_IDS.filter((card) => card.includes('-')).map((card): [string, number] => [card, Number(card.at(-1))]),
]);
const valueNamed = (card: CardId): number => VALUES.get(card) as number;
const PLACES = new Map<CardId | null, number>(CARD_IDS.map((card, i) => [card, i]));

/** chai is slow at a million comparisons: it is asked only to tell what is wrong. */
function checkCards({ players, pile, discards }: G): void {
  const counts = CARD_IDS.map(() => 0);
  const count = (cards: readonly (CardId | null)[]): void => {
    for (const card of cards) counts[PLACES.get(card) as number]!++;
  };
  count(pile);
  count(discards);
  for (const { hand, laid } of players) {
    count(hand);
    for (const combination of laid) count(combination);
  }
  if (CARD_IDS.some((card, i) => counts[i] !== CARDS[card].copies)) {
    expect(Object.fromEntries(CARD_IDS.map((card, i) => [card, counts[i]])), 'all cards').to.deep.equal(COPIES);
  }
}

const COPIES = Object.fromEntries(CARD_IDS.map((card) => [card, CARDS[card].copies]));

/** Two cards at most, never two of one kind. */
const isLegal = ([one, other, ...more]: readonly CardId[]): boolean =>
  more.length === 0 && (!one || !other || CARDS[one].kind !== CARDS[other].kind);

function checkHands(G: G): void {
  for (const [seat] of G.players.entries()) {
    const hand = handOf(G, seat);
    const mayBeIllegal = (G.stage === 'drawn' && seat === G.actor) || (G.stage === 'setup' && seat >= G.actor);
    if (!isLegal(hand) && !mayBeIllegal) expect.fail(`seat ${seat} holds ${hand.join()}`);
    if (hand.length > (G.stage === 'drawn' ? 3 : 2)) expect.fail(`seat ${seat} holds ${hand.join()}`);
  }
}

function checkPlaces(G: G): void {
  const spaces = G.players.map(({ place }) => place).filter((place) => typeof place === 'number');
  if (new Set(spaces).size !== spaces.length) expect.fail('two figures on a space');
  if (!spaces.every((space) => Number.isInteger(space) && space >= 0 && space < 5 * G.players.length)) {
    expect.fail(`off the circuit: ${spaces.join()}`);
  }
}

function checkScores(G: G): void {
  const points = G.players.map(({ laid }) =>
    laid.reduce((sum, [w, r, s]) => sum + valueNamed(w) * valueNamed(r) * valueNamed(s), 0),
  );
  const before = G.over ? G.results.slice(0, -1) : G.results;
  const scores = points.map((n, seat) => before.reduce((sum, game) => sum + (game[seat] ?? 0), n));
  if (scoresOf(G).join() !== scores.join()) expect(scoresOf(G)).to.deep.equal(scores);
  if (!G.over && points.some((n) => n >= G.target)) expect.fail('the target is reached, and the game goes on');
}

/** Tokens agree with the hand when they are placed, and answers with the hand that was asked about. */
function checkTruth(G: G): void {
  for (const event of G.events) {
    if (event.type === 'token') {
      const chamber: readonly string[] = event.chamber;
      if (!handOf(G, event.seat).every((card) => chamber.includes(card))) expect.fail('a token that lies');
    }
    if (event.type === 'ask') {
      const isHeld = handOf(G, event.asked).includes(event.card);
      const fact = G.history.at(-1);
      const isTrue = fact?.fact === 'question' && fact.card === event.card && fact.answer === isHeld;
      if (!isTrue) expect.fail('an answer that lies');
      if (event.answer !== (G.players.length === 2 ? isHeld : undefined)) expect.fail('an answer that is not open');
    }
  }
}

function checkTurn(G: G): void {
  if (G.over) return;
  const moves = legalMoves(G, G.actor);
  if (moves.length === 0) expect.fail(`seat ${G.actor} may act, but has no legal move`);
  for (const action of moves) {
    const reason = refusal(G, G.actor, action);
    if (reason !== null) expect.fail(`${action.join(' ')} is listed, but refused: ${reason}`);
    if (!STAGES[G.stage].includes(action[0])) expect.fail(`${action[0]} in ${G.stage}`);
  }
  for (const [seat] of G.players.entries()) {
    if (seat !== G.actor && legalMoves(G, seat).length > 0) expect.fail('two may act');
  }
  if (G.actor !== G.seat && G.throw !== null) expect.fail('another acts in the middle of a throw');
  const isInDungeon = playerAt(G, G.seat).place === 'dungeon';
  if (isInDungeon && !['dungeon', 'swap', 'drawn'].includes(G.stage)) expect.fail('a turn out of the dungeon');
}

export function checkInvariants(G: G): void {
  checkCards(G);
  checkHands(G);
  checkPlaces(G);
  checkScores(G);
  checkTruth(G);
  checkTurn(G);
}
