import { expect } from 'chai';
import type { Seated } from '../../src/games/seats.ts';
import { BrokenFile, type FileProblem } from '../../src/play/match-file.ts';
import { verify } from '../../src/play/verify.ts';
import { playedFile } from './playedFile.ts';
import { matchFromFile } from './salamandra.ts';

const SEATS: Seated[] = [
  { name: 'Maren', colour: 'weld' },
  { name: '', colour: 'madder' },
];

const played = (moves: number) => playedFile(SEATS, moves);

describe('A match out of a file', () => {
  for (const moves of [0, 30, Infinity]) {
    it(`comes back as it was, with its seats, after ${moves} moves`, () => {
      const file = played(moves);
      const match = matchFromFile(JSON.stringify(file));
      expect(match.file).to.deep.equal(file);
      expect(match.file.seats).to.deep.equal(SEATS);
      expect(match.summary.toAct === null).to.equal(file.result !== null);
      expect(verify(JSON.stringify(file)).result).to.deep.equal(file.result);
    });
  }

  it('knows which bots play', () => {
    const seats: Seated[] = [
      { name: 'Maren', colour: 'weld' },
      { name: '', colour: 'madder', bot: 'hard' },
    ];
    expect(matchFromFile(JSON.stringify(playedFile(seats, 3))).file.seats).to.deep.equal(seats);
  });

  it('needs no seats', () => {
    const { seats: _, ...file } = played(3);
    expect(matchFromFile(JSON.stringify(file)).file).to.deep.equal(file);
  });

  it('is another match each time', () => {
    const text = JSON.stringify(played(3));
    expect(matchFromFile(text).id).not.to.equal(matchFromFile(text).id);
  });

  it('has nothing in it that does not belong there', () => {
    const match = matchFromFile(JSON.stringify({ ...played(3), extra: 'x'.repeat(1000) }));
    expect(match.file).not.to.have.property('extra');
  });

  const MISTAKES: [string, (file: ReturnType<typeof played>) => unknown, FileProblem][] = [
    ['that is no object', () => [], 'notAMatch'],
    ['of something else', () => ({ name: 'litha' }), 'notAMatch'],
    ['of another version', (file) => ({ ...file, litha: 2 }), 'otherVersion'],
    ['of an unknown game', (file) => ({ ...file, game: 'chess' }), 'unknownGame'],
    ['with other piles', (file) => ({ ...file, seed: 'other' }), 'damaged'],
    [
      'with a long name',
      (file) => ({ ...file, seats: [{ ...SEATS[0], name: 'x'.repeat(25) }, SEATS[1]] }),
      'damaged',
    ],
    ['with a name that is none', (file) => ({ ...file, seats: [{ ...SEATS[0], name: {} }, SEATS[1]] }), 'damaged'],
    ['with an unknown colour', (file) => ({ ...file, seats: [{ name: '', colour: 'pink' }, SEATS[1]] }), 'damaged'],
    ['with an unknown bot', (file) => ({ ...file, seats: [{ ...SEATS[0], bot: 'greedy' }, SEATS[1]] }), 'damaged'],
    ['with one colour for two', (file) => ({ ...file, seats: [SEATS[0], SEATS[0]] }), 'damaged'],
    ['with too many seats', (file) => ({ ...file, seats: [...SEATS, { name: '', colour: 'woad' }] }), 'damaged'],
    ['with a move too many', (file) => ({ ...file, moves: [...file.moves, file.moves[0]] }), 'illegalMove'],
    ['with another result', (file) => ({ ...file, result: { scores: [99, 0], winners: [0] } }), 'wrongResult'],
  ];
  for (const [what, spoil, problem] of MISTAKES) {
    it(`${what} is refused as ${problem}`, () => {
      const open = () => matchFromFile(JSON.stringify(spoil(played(1))));
      expect(open).to.throw(BrokenFile).with.property('problem', problem);
    });
  }

  it('that was cut off is refused as notAMatch', () => {
    const open = () => matchFromFile(JSON.stringify(played(1)).slice(0, -20));
    expect(open).to.throw(BrokenFile).with.property('problem', 'notAMatch');
  });
});
