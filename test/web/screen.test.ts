import { expect } from 'chai';
import { type Screen, screenFor } from '../../src/web/screen.ts';

const PERSON = {};
const BOT = { bot: 'easy' } as const;

const shown = (onlooker: Screen['onlooker']): Screen => ({ onlooker, leaveTo: null, handTo: null });
const taken = (seat: number): Screen => ({ onlooker: 'spectator', leaveTo: null, handTo: seat });

describe('A table on one screen', () => {
  describe('without secrets', () => {
    const at = (seats: readonly (typeof PERSON)[], toAct: number | null) =>
      screenFor({ seats, hasSecrets: false, toAct, present: null });

    it('is there for all who play, and never behind a curtain', () => {
      for (const toAct of [0, 1, null]) expect(at([PERSON, PERSON], toAct)).to.deep.equal(shown('all'));
    });

    it('is watched while a bot moves, unless one person plays among bots', () => {
      expect(at([PERSON, PERSON, BOT], 2)).to.deep.equal(shown('spectator'));
      for (const toAct of [0, 1, null]) expect(at([BOT, PERSON], toAct)).to.deep.equal(shown(1));
    });
  });

  describe('with secrets', () => {
    const at = (seats: readonly (typeof PERSON)[], toAct: number | null, present: number | null) =>
      screenFor({ seats, hasSecrets: true, toAct, present });

    it('shows nobody’s before somebody has taken the screen', () => {
      expect(at([PERSON, PERSON], 1, null)).to.deep.equal(taken(1));
      expect(at([PERSON, PERSON], 1, 1)).to.deep.equal(shown(1));
    });

    it('is handed over after a last look as soon as another person is to act, also in the middle of a turn', () => {
      expect(at([PERSON, PERSON, PERSON], 2, 1)).to.deep.equal({ onlooker: 1, leaveTo: 2, handTo: null });
      expect(at([PERSON, PERSON, PERSON], 2, null)).to.deep.equal(taken(2));
    });

    it('stays with who has it while bots move, and needs no curtain if they move next', () => {
      const seats = [PERSON, BOT, PERSON];
      expect(at(seats, 1, 0)).to.deep.equal(shown(0));
      expect(at(seats, 0, 0)).to.deep.equal(shown(0));
      expect(at(seats, 2, 0)).to.deep.equal({ onlooker: 0, leaveTo: 2, handTo: null });
      expect(at(seats, 1, null)).to.deep.equal(shown('spectator'));
    });

    it('belongs to one person among bots from beginning to end', () => {
      for (const toAct of [0, 1, 2, null]) expect(at([BOT, PERSON, BOT], toAct, null)).to.deep.equal(shown(1));
    });

    it('shows nobody’s where only bots play, nor when it is over', () => {
      expect(at([BOT, BOT], 0, null)).to.deep.equal(shown('spectator'));
      expect(at([PERSON, PERSON], null, 1)).to.deep.equal(shown('spectator'));
    });
  });
});
