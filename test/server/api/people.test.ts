import { expect } from 'chai';
import type { MatchSummary, Profile, ResultList } from '../../../src/server/api/answers.ts';
import { type OpenedServer, serverForAll } from './opened.ts';
import { guest, Person } from './person.ts';

const opened = serverForAll();

/** Plays a rated match of two, which the second resigns; and the server counts it. */
async function beat(server: OpenedServer, winner: Person, loser: Person, plan: object = {}): Promise<string> {
  const { id } = await winner.open({ isRated: true, ...plan });
  await loser.post<MatchSummary>(`/api/matches/${id}/join`);
  await loser.post(`/api/matches/${id}/resign`);
  await server.doChores();
  return id;
}

const profile = async (reader: Person, of: Person) =>
  (await reader.get<Profile>(`/api/people/${await of.id()}`)).body;

describe('A profile', () => {
  it('tells everybody what somebody has played, and nothing private', async () => {
    const server = opened();
    const [maren, joris] = [await guest(server.address, 'Maren'), await guest(server.address, 'Joris')];
    const match = await beat(server, maren, joris);
    const stranger = new Person(server.address);
    const body = await profile(stranger, maren);
    const id = await maren.id();
    expect(body).to.include({ id, name: 'Maren', isMe: false, next: null });
    expect(body.games).to.have.length(1);
    expect(body.games[0]).to.deep.include({ game: 'salamandra', matches: 1, wins: 1 });
    expect(body.games[0]?.places).to.deep.equal([{ players: 2, place: 1, times: 1 }]);
    expect(body.games[0]?.rating).to.deep.equal({ rating: 1662, deviation: 290, matches: 1, isNew: true });
    expect(body.games[0]?.course.map(({ rating }) => Math.round(rating))).to.deep.equal([1662]);
    // nobody had made a point
    expect(body.games[0]?.best).to.deep.equal([]);
    expect(body.opponents).to.have.length(1);
    expect(body.opponents[0]).to.include({ accountId: await joris.id(), name: 'Joris', games: 1 });
    expect(body.results.map(({ at: _at, ...line }) => line)).to.deep.equal([
      {
        match,
        game: 'salamandra',
        players: 2,
        place: 1,
        score: 0,
        change: 162,
        others: [{ seat: 1, name: 'Joris', account: await joris.id(), bot: null }],
      },
    ]);
    expect(JSON.stringify(body)).not.to.match(/mail|hash|session|language/i);
    expect((await profile(maren, maren)).isMe).to.equal(true);
    expect((await profile(stranger, joris)).games[0]).to.deep.include({ matches: 1, wins: 0 });
  });

  it('names matches by link only to those who played them, and counts them all the same', async () => {
    const server = opened();
    const [maren, joris] = [await guest(server.address, 'Maren'), await guest(server.address, 'Joris')];
    const match = await beat(server, maren, joris, { visibility: 'unlisted' });
    const seen = await profile(new Person(server.address), maren);
    expect(seen.games[0]).to.deep.include({ matches: 1, wins: 1 });
    expect(seen).to.deep.include({ opponents: [], results: [] });
    expect(JSON.stringify(seen)).not.to.include(match);
    expect((await profile(joris, maren)).results.map((line) => line.match)).to.deep.equal([match]);
  });

  it('has its results page by page', async () => {
    const server = opened();
    const [maren, joris] = [await guest(server.address, 'Maren'), await guest(server.address, 'Joris')];
    const matches: string[] = [];
    for (let index = 0; index < 23; index++) {
      matches.unshift(await beat(server, maren, joris));
      server.pass(1000);
    }
    const first = await profile(joris, joris);
    const path = `/api/people/${first.id}/results`;
    const { body: rest } = await joris.get<ResultList>(`${path}?from=${first.next}`);
    expect([...first.results, ...rest.results].map(({ match }) => match)).to.deep.equal(matches);
    expect(rest.next).to.equal(null);
    expect((await joris.get(`${path}?from=no%20place`)).status).to.equal(400);
  });

  it('is empty for who has played nothing, and there is none of nobody or of who is gone', async () => {
    const { address } = opened();
    const [maren, joris] = [await guest(address, 'Maren'), await guest(address, 'Joris')];
    expect(await profile(joris, maren)).to.deep.include({ games: [], opponents: [], results: [] });
    const id = await maren.id();
    await maren.send('DELETE', '/api/me');
    for (const path of [id, crypto.randomUUID(), 'nobody', '%00', `${id}/results`]) {
      const { status, body } = await joris.get(`/api/people/${path}`);
      expect({ status, error: (body as { error: string }).error }, path).to.deep.equal({
        status: 404,
        error: 'noPerson',
      });
    }
  });

  it('is led to from a match that has begun, and not from a table that waits', async () => {
    const { address } = opened();
    const [maren, joris] = [await guest(address, 'Maren'), await guest(address, 'Joris')];
    const stranger = new Person(address);
    const { id } = await maren.open();
    const accounts = async () =>
      (await stranger.get<MatchSummary>(`/api/matches/${id}`)).body.seats.map(({ account }) => account);
    expect(await accounts()).to.deep.equal([undefined, undefined]);
    await joris.post(`/api/matches/${id}/join`);
    expect(await accounts()).to.deep.equal([await maren.id(), await joris.id()]);
  });
});
