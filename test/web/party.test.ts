import { expect } from 'chai';
import { meta } from '../../src/games/salamandra/meta.ts';
import { unnamed } from '../../src/games/seats.ts';
import {
  clashingSeat,
  namedSeats,
  type Party,
  recallParty,
  withColour,
  withName,
  withPlayer,
} from '../../src/web/pages/party.ts';

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
});
