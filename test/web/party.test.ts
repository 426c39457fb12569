import { expect } from 'chai';
import { meta as feuersalamander } from '../../src/games/feuersalamander/meta.ts';
import { meta } from '../../src/games/salamandra/meta.ts';
import type { GameMeta } from '../../src/games/module.ts';
import { unnamed } from '../../src/games/seats.ts';
import {
  clashingSeat,
  namedSeats,
  type Party,
  recallParty,
  rememberParty,
  withColour,
  withName,
  withPlayer,
} from '../../src/web/pages/party.ts';
import { FakeStorage } from './storage.ts';

const party: Party = { players: 2, options: {}, seats: unnamed(meta, 4) };
const coloursOf = ({ seats }: Party) => seats.map(({ colour }) => colour);

describe('A party at a new table', () => {
  it('is as small as the game allows and nameless, where nobody sat down before', () => {
    expect(recallParty(meta)).to.deep.equal(party);
  });

  it('exchanges colours when one is taken', () => {
    const after = withColour(party, 0, 'weld');
    expect(after.seats.map(({ colour }) => colour)).to.deep.equal(['weld', 'woad', 'madder', 'walnut']);
    expect(coloursOf(party)).to.deep.equal([...meta.colours]);
    expect(withColour(party, 1, 'woad')).to.deep.equal(party);
  });

  it('has names without what nobody sees', () => {
    const { seats } = withName(party, 1, '  Maren \t  Holm ');
    expect(namedSeats(seats)[1]).to.deep.equal({ name: 'Maren Holm', colour: 'woad' });
  });

  it('does not have two of the same name', () => {
    expect(clashingSeat(['Madder', 'Woad', 'Weld', 'Walnut'])).to.equal(null);
    expect(clashingSeat(['maren', 'Woad', 'Maren', 'Walnut'])).to.equal(2);
  });

  it('has bots where it wants them, whose names are ours, and gives a person the seat back as it was', () => {
    const named = withName(party, 1, 'Maren');
    const withBot = withPlayer(named, 1, 'expert');
    expect(namedSeats(withBot.seats)[1]).to.deep.equal({ name: '', colour: 'woad', bot: 'expert' });
    expect(withPlayer(withBot, 1, 'person')).to.deep.equal(named);
  });

  describe('that sits down again', () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    beforeEach(() => {
      Object.defineProperty(globalThis, 'localStorage', { value: new FakeStorage(), configurable: true });
    });
    afterEach(() => {
      if (before) Object.defineProperty(globalThis, 'localStorage', before);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    });

    const again = (game: GameMeta): Party => {
      const strangers: Party = { players: 2, options: {}, seats: unnamed(game, 4) };
      rememberParty(game, withPlayer(withName(strangers, 0, 'Maren'), 1, 'expert'));
      return recallParty(game);
    };

    it('is as it was', () => {
      expect(again(meta).seats.slice(0, 2)).to.deep.equal([
        { name: 'Maren', colour: 'madder' },
        { name: '', colour: 'woad', bot: 'expert' },
      ]);
    });

    it('has the strongest bot of the game in place of one that the game does not have', () => {
      expect(again(feuersalamander).seats.slice(0, 2)).to.deep.equal([
        { name: 'Maren', colour: 'king' },
        { name: '', colour: 'queen', bot: 'hard' },
      ]);
    });
  });
});
