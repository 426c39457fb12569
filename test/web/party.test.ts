import { expect } from 'chai';
import { meta } from '../../src/games/salamandra/meta.ts';
import { unnamed } from '../../src/games/seats.ts';
import { clashingSeat, namedSeats, recallParty, withColour, withName } from '../../src/web/pages/party.ts';

const party = { players: 2, seats: unnamed(meta, 4) };
const coloursOf = ({ seats }: typeof party) => seats.map(({ colour }) => colour);

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

  it('does not have two of the same name, colours included', () => {
    const called = ({ name, colour }: { name: string; colour: string }) => name || colour;
    expect(clashingSeat(party.seats, called)).to.equal(null);
    const twice = withName(withName(party, 0, 'maren'), 2, 'Maren');
    expect(clashingSeat(twice.seats, called)).to.equal(2);
    expect(clashingSeat(withName(party, 0, 'Woad').seats, called)).to.equal(1);
  });
});
