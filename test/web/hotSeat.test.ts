import { expect } from 'chai';
import { Client } from 'boardgame.io/client';
import { Salamandra } from '../../src/games/salamandra/game.ts';
import { meta } from '../../src/games/salamandra/meta.ts';
import { legalMoves } from '../../src/games/salamandra/rules/index.ts';
import type { G } from '../../src/games/salamandra/rules/state.ts';
import { unnamed } from '../../src/games/seats.ts';
import type { MatchFile } from '../../src/play/match-file.ts';
import { pick, randomFrom } from '../../src/play/random.ts';
import { dealMatch, type HotSeat, openHotSeat } from './salamandra.ts';

const deal = (players: number, seed?: string): MatchFile => dealMatch(unnamed(meta, players), seed).file;

const keysOf = (match: HotSeat): string[] => match.position().log.map(({ line }) => line.key);

/** Plays random moves until the position is as wanted. */
function playUntil(match: HotSeat, seed: string, wanted: () => boolean): void {
  const random = randomFrom(seed);
  while (!wanted()) match.play(pick(match.position().moves, random));
}

describe('A match on one screen', () => {
  it('opens with the first round in the log, and nothing to undo', () => {
    const match = openHotSeat(deal(3));
    const { view, moves, undo, refusal } = match.position();
    expect(view.players).to.have.length(3);
    expect(moves).to.deep.equal(legalMoves(view, view.seat));
    expect(keysOf(match)).to.deep.equal(['round']);
    expect({ undo, refusal }).to.deep.equal({ undo: 'nothing', refusal: null });
  });

  it('deals another game every time', () => {
    const deals = Array.from({ length: 5 }, () => JSON.stringify(openHotSeat(deal(2)).position().view));
    expect(new Set(deals).size).to.equal(5);
  });

  it('shows nobody what lies in the piles', () => {
    const { piles } = openHotSeat(deal(2)).position().view;
    expect(piles.fields.every((id) => id === null)).to.equal(true);
    expect(piles.bear.slice(1).every((id) => id === null)).to.equal(true);
  });

  it('takes a move back, and its lines leave the log', () => {
    const match = openHotSeat(deal(2));
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
  });

  it('never takes back what showed something new, and says so', () => {
    const match = openHotSeat(deal(2, 'reveal'));
    playUntil(match, 'reveal', () => match.position().undo === 'revealed');
    const before = match.position().view;
    match.undo();
    expect(match.position().view).to.deep.equal(before);
  });

  it('says why a move is not made, and forgets it with the next one', () => {
    const match = openHotSeat(deal(2));
    const before = match.position();
    match.play(['endTurn']);
    expect(match.position().refusal).to.equal('actFirst');
    expect(match.position().view).to.deep.equal(before.view);
    match.play(['place', 'start-green', 'E']);
    expect(match.position().refusal).to.equal(null);
  });

  it('tells whoever listens, and nobody who has stopped', () => {
    const match = openHotSeat(deal(2));
    let heard = 0;
    const stop = match.subscribe(() => heard++);
    match.play(['place', 'start-green', 'E']);
    expect(heard).to.be.greaterThan(0);
    const before = heard;
    stop();
    match.play(['endTurn']);
    expect(heard).to.equal(before);
  });

  it('takes back a whole turn, as far as it can be taken back', () => {
    const match = openHotSeat(deal(2));
    const before = match.position().view;
    match.play(['place', 'start-green', 'E']);
    match.play(['work', 'start-green', 'E']);
    match.restart();
    expect(match.position().view).to.deep.equal(before);
  });

  it('is gone on with from its file, with all that could be undone', () => {
    const match = openHotSeat(deal(2, 'reopen'));
    playUntil(match, 'reopen', () => match.position().log.length > 40 && match.position().undo === 'possible');
    const again = openHotSeat(match.file());
    expect(again.file()).to.deep.equal(match.file());
    expect(again.position()).to.deep.equal(match.position());
    match.restart();
    again.restart();
    expect(again.position().view).to.deep.equal(match.position().view);
  });

  it('needs no seed: the arrangement is enough', () => {
    const file = deal(2, 'by hand');
    const match = openHotSeat({ ...file, seed: null });
    expect(match.position().view).to.deep.equal(openHotSeat(file).position().view);
  });

  for (const players of [2, 3, 4]) {
    it(`can be played to the end by ${players} players, undoing on the way`, () => {
      const match = openHotSeat(deal(players, `whole match ${players}`));
      const random = randomFrom(`whole match ${players}`);
      while (!match.position().view.over) {
        match.play(pick(match.position().moves, random));
        expect(match.position().refusal).to.equal(null);
        if (match.position().undo === 'possible' && random() < 0.1) match.undo();
      }
      const { moves, undo } = match.position();
      expect({ moves, undo }).to.deep.equal({ moves: [], undo: 'over' });
      expect(keysOf(match).at(-1)).to.match(/^(win|sharedWin)$/);
    });
  }
});

describe('What is kept of a match on one screen', () => {
  /** The debug panel has its hands on boardgame.io's client itself. */
  function openWithClient(file: MatchFile) {
    type AnyClient = ReturnType<typeof Client<G>>;
    const kind = Object.getPrototypeOf(Client({ game: Salamandra, numPlayers: 2 })) as AnyClient;
    const clients: AnyClient[] = [];
    const start = Object.getOwnPropertyDescriptor(kind, 'start') ?? {};
    kind.start = function capture(this: AnyClient) {
      clients.push(this);
    };
    const kept: MatchFile[] = [];
    const match = openHotSeat(file, (next) => kept.push(next));
    match.attend();
    Object.defineProperty(kind, 'start', start);
    return { match, kept, client: clients[0] as AnyClient };
  }

  it('is the match after every move and every undo, and nothing before the first', () => {
    const { match, kept } = openWithClient(deal(2));
    match.play(['place', 'start-green', 'E']);
    match.play(['endTurn']);
    match.play(['place', 'start-green', 'W']);
    match.undo();
    match.play(['endTurn']);
    expect(kept.map(({ moves }) => moves.length)).to.deep.equal([1, 2, 3, 2]);
    expect(kept.at(-1)).to.deep.equal(match.file());
  });

  it('is not what the debug panel shows of the past, where nothing can be done', () => {
    const { match, kept, client } = openWithClient(deal(2));
    match.play(['place', 'start-green', 'E']);
    match.play(['endTurn']);
    const now = match.position();
    const { G, ctx, plugins } = client.getInitialState();
    client.overrideGameState({ G, ctx, plugins });
    expect(match.position().view.players).to.deep.equal(G.players);
    expect(match.position()).to.deep.include({ moves: [], undo: 'nothing' });
    match.restart();
    expect(match.file().moves).to.have.length(2);

    client.overrideGameState(null);
    expect(match.position()).to.deep.equal(now);
    match.play(['place', 'start-green', 'W']);
    expect(kept.map(({ moves }) => moves.length)).to.deep.equal([1, 2, 3]);
  });

  it('is not what comes after the debug panel has started the match anew', () => {
    const { match, kept, client } = openWithClient(deal(2));
    match.play(['place', 'start-green', 'E']);
    match.play(['endTurn']);
    client.reset();
    match.play(['place', 'start-white', 'E']);
    match.play(['work', 'start-white', 'E']);
    match.play(['endTurn']);
    expect(kept.map(({ moves }) => moves.length)).to.deep.equal([1, 2]);
  });
});
