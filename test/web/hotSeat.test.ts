import { expect } from 'chai';
import { legalMoves } from '../../src/games/salamandra/rules/index.ts';
import { pick, randomFrom } from '../../src/play/random.ts';
import { type HotSeat, openHotSeat } from '../../src/web/hotSeat.ts';

const keysOf = (match: HotSeat): string[] => match.position().log.map(({ line }) => line.key);

/** Plays random moves until the position is as wanted. */
function playUntil(match: HotSeat, seed: string, wanted: () => boolean): void {
  const random = randomFrom(seed);
  while (!wanted()) match.play(pick(match.position().moves, random));
}

describe('A match on one screen', () => {
  it('opens with the first round in the log, and nothing to undo', () => {
    const match = openHotSeat(3);
    const { view, moves, undo, refusal } = match.position();
    expect(view.players).to.have.length(3);
    expect(moves).to.deep.equal(legalMoves(view, view.seat));
    expect(keysOf(match)).to.deep.equal(['round']);
    expect({ undo, refusal }).to.deep.equal({ undo: 'nothing', refusal: null });
    match.leave();
  });

  it('deals another game every time', () => {
    const deals = Array.from({ length: 5 }, () => JSON.stringify(openHotSeat(2).position().view));
    expect(new Set(deals).size).to.equal(5);
  });

  it('shows nobody what lies in the piles', () => {
    const { piles } = openHotSeat(2).position().view;
    expect(piles.fields.every((id) => id === null)).to.equal(true);
    expect(piles.bear.slice(1).every((id) => id === null)).to.equal(true);
  });

  it('takes a move back, and its lines leave the log', () => {
    const match = openHotSeat(2);
    const before = match.position();
    match.play(['place', 'start-green', 'E']);
    expect(keysOf(match)).to.deep.equal(['round', 'place']);
    expect(match.position().undo).to.equal('possible');
    match.undo();
    expect(match.position().view).to.deep.equal(before.view);
    expect(keysOf(match)).to.deep.equal(['round']);
    expect(match.position().undo).to.equal('nothing');
    match.play(['place', 'start-green', 'W']);
    expect(keysOf(match)).to.deep.equal(['round', 'place']);
    match.leave();
  });

  it('never takes back what showed something new, and says so', () => {
    const match = openHotSeat(2, 'reveal');
    playUntil(match, 'reveal', () => match.position().undo === 'revealed');
    const before = match.position().view;
    match.undo();
    expect(match.position().view).to.deep.equal(before);
    match.leave();
  });

  it('says why a move is not made, and forgets it with the next one', () => {
    const match = openHotSeat(2);
    const before = match.position();
    match.play(['endTurn']);
    expect(match.position().refusal).to.equal('actFirst');
    expect(match.position().view).to.deep.equal(before.view);
    match.play(['place', 'start-green', 'E']);
    expect(match.position().refusal).to.equal(null);
    match.leave();
  });

  it('tells whoever listens, and nobody who has stopped', () => {
    const match = openHotSeat(2);
    let heard = 0;
    const stop = match.subscribe(() => heard++);
    match.play(['place', 'start-green', 'E']);
    expect(heard).to.be.greaterThan(0);
    const before = heard;
    stop();
    match.play(['endTurn']);
    expect(heard).to.equal(before);
    match.leave();
  });

  for (const players of [2, 3, 4]) {
    it(`can be played to the end by ${players} players, undoing on the way`, () => {
      const match = openHotSeat(players, `whole match ${players}`);
      const random = randomFrom(`whole match ${players}`);
      while (!match.position().view.over) {
        match.play(pick(match.position().moves, random));
        expect(match.position().refusal).to.equal(null);
        if (match.position().undo === 'possible' && random() < 0.1) match.undo();
      }
      const { moves, undo } = match.position();
      expect({ moves, undo }).to.deep.equal({ moves: [], undo: 'over' });
      expect(keysOf(match).at(-1)).to.match(/^(win|sharedWin)$/);
      match.leave();
    });
  }
});
