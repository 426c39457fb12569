/** Der Feuer-Salamander: who chooses a figure chooses the seat. */
import { expect } from 'chai';
import type { MatchSummary } from '../../../src/server/api/answers.ts';
import { serverForAll } from './opened.ts';
import { guest, type Person } from './person.ts';

const figures = ({ seats }: MatchSummary) => seats.map(({ colour }) => colour);

describe('Choosing a figure', () => {
  const server = serverForAll();
  const named = (name: string) => guest(server().address, name);
  const open = (host: Person, plan: object) => host.open({ game: 'feuersalamander', ...plan });
  const join = async (person: Person, { id }: MatchSummary, wish: object = {}) =>
    (await person.post<MatchSummary>(`/api/matches/${id}/join`, wish)).body;

  it('is choosing a seat, for the host and for all who join', async () => {
    const host = await named('Maren');
    const match = await open(host, { players: 4, colour: 'queen' });
    expect(match.mySeat).to.equal(1);
    expect(figures(match)).to.deep.equal([null, 'queen', null, null]);
    expect(await join(await named('Joris'), match, { colour: 'robber' })).to.include({ mySeat: 3 });
    expect(await join(await named('Edda'), match, { seat: 2, colour: 'king' })).to.include({ mySeat: 2 });
    const full = await join(await named('Nele'), match);
    expect(full).to.include({ mySeat: 0, status: 'running' });
    expect(figures(full)).to.deep.equal(['king', 'queen', 'monk', 'robber']);
  });

  it('that is taken, or not in play, gives the first that is free', async () => {
    const match = await open(await named('Maren'), { players: 3, colour: 'queen' });
    const joined = await join(await named('Joris'), match, { colour: 'queen' });
    expect([joined.mySeat, figures(joined)]).to.deep.equal([0, ['king', 'queen', null]]);
    expect(await join(await named('Edda'), match, { colour: 'robber' })).to.include({ mySeat: 2 });
  });

  for (const [players, options, colour, seat, all] of [
    [2, { pair: 'queen-robber' }, 'robber', 1, ['queen', 'robber']],
    [2, { pair: 'queen-robber' }, 'king', 0, ['queen', 'robber']],
    [2, {}, 'queen', 1, ['king', 'queen']],
    [3, { trio: 'king-monk-robber' }, 'monk', 1, ['king', 'monk', 'robber']],
  ] as const) {
    it(`${colour} of ${all.join(', ')} is seat ${seat}; bots are the others`, async () => {
      const bots = Array.from({ length: players - 1 }, () => 'easy');
      const match = await open(await named('Maren'), { players, options, colour, bots });
      expect(match).to.include({ mySeat: seat, status: 'running' });
      expect(figures(match)).to.deep.equal(all);
      expect(match.seats.map(({ isBot }) => isBot)).to.deep.equal(all.map((_, each) => each !== seat));
    });
  }

  it('lasts for the rematch, whoever comes to it first', async () => {
    const [host, other] = [await named('Maren'), await named('Joris')];
    const match = await open(host, { players: 2, options: { pair: 'monk-robber' }, colour: 'robber' });
    await join(other, match);
    await host.post(`/api/matches/${match.id}/resign`);
    const again = (person: Person) => person.post<MatchSummary>(`/api/matches/${match.id}/rematch`);
    expect((await again(other)).body).to.include({ mySeat: 0, status: 'open' });
    const { body } = await again(host);
    expect(body).to.include({ mySeat: 1, status: 'running' });
    expect(figures(body)).to.deep.equal(['monk', 'robber']);
    expect(body.options).to.deep.equal({ pair: 'monk-robber' });
  });

  it("is that of the seat for boardgame.io's own clients", async () => {
    const match = await open(await named('Maren'), { players: 2, colour: 'queen' });
    const stock = await named('Stock');
    const path = `/games/feuersalamander/${match.id}`;
    expect((await stock.post(`${path}/join`, { playerName: 'Stock' })).body.playerID).to.equal('0');
    expect(figures((await stock.get<MatchSummary>(`/api/matches/${match.id}`)).body)).to.deep.equal([
      'king',
      'queen',
    ]);
  });
});
