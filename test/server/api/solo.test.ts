import { expect } from 'chai';
import type { MatchFile } from '../../../src/play/match-file.ts';
import { verify } from '../../../src/play/verify.ts';
import type { MatchSummary, Profile } from '../../../src/server/api/answers.ts';
import { Ear } from '../tables/opened.ts';
import { playAlone } from './alone.ts';
import { serverForAll } from './opened.ts';
import { guest } from './person.ts';

const ALONE = { players: 1, options: { rudolph: 1 } };

describe('Alone on the server', () => {
  const server = serverForAll();

  it('a table is opened with Rudolph’s level, and the game begins at once; it is never listed and never rated', async () => {
    const person = await guest(server().address, 'Maren');
    const match = await person.open({ ...ALONE, visibility: 'public', isRated: true });
    const facts = { players: 1, status: 'running', visibility: 'unlisted', isRated: false, mySeat: 0 };
    expect(match).to.deep.include({ ...facts, options: { rudolph: 1 }, toAct: [0] });
    expect(match.seats).to.have.length(1);
    const { body } = await person.get<{ matches: MatchSummary[] }>('/api/matches');
    expect(body.matches.some(({ id }) => id === match.id)).to.equal(false);
    const mine = await person.get<{ matches: MatchSummary[] }>('/api/my/matches');
    expect(mine.body.matches.map(({ id }) => id)).to.include(match.id);
  });

  it('without a level it is refused, and so is a level for more', async () => {
    const person = await guest(server().address, 'Maren');
    const plan = { game: 'salamandra', visibility: 'unlisted', pace: 'live' };
    for (const [wrong, message] of [
      [{ players: 1 }, 'With 1 player the option "rudolph" must be one of 1, 2, 3.'],
      [{ players: 1, options: { rudolph: 4 } }, 'With 1 player the option "rudolph" must be one of 1, 2, 3.'],
      [{ players: 2, options: { rudolph: 1 } }, 'The option "rudolph" is for 1 player.'],
    ] as const) {
      const answer = await person.post('/api/matches', { ...plan, ...wrong });
      expect([answer.status, answer.body]).to.deep.equal([400, { error: 'badOptions', message }]);
    }
    const stock = await person.post('/games/salamandra/create', { numPlayers: 1 });
    expect([stock.status, stock.body]).to.deep.equal([
      400,
      'With 1 player the option "rudolph" must be one of 1, 2, 3.',
    ]);
    expect((await person.post('/api/quick', { game: 'salamandra', players: 1 })).status).to.equal(400);
    const created = await person.post('/games/salamandra/create', { numPlayers: 1, setupData: { rudolph: 2 } });
    expect(created.status).to.equal(200);
  });

  it('a game is played to its end, watched by whoever has the link, and is in the profile, the replay and the file', async () => {
    const person = await guest(server().address, 'Maren');
    const { id } = await person.open(ALONE);
    const watcher = new Ear(`${server().address}/salamandra`, {});
    await watcher.next('connect');
    expect((await watcher.sync(id, null)).seat).to.equal(null);
    watcher.close();
    await playAlone(person, id, (ms) => server().pass(ms));
    const { body: match } = await person.get<MatchSummary>(`/api/matches/${id}`);
    expect(match.status).to.equal('over');
    expect(match.result?.scores).to.have.length(2);
    const { body: file } = await person.get<MatchFile>(`/api/matches/${id}/file`);
    expect(file.options).to.deep.equal({ players: 1, rudolph: 1 });
    expect(verify(JSON.stringify(file)).result).to.deep.equal(match.result);

    await server().doChores();
    const { body: profile } = await person.get<Profile>(`/api/people/${await person.id()}`);
    const won = match.result?.winners[0] === 0;
    expect(profile.games[0]).to.deep.include({ matches: 1, wins: Number(won), rating: null });
    expect(profile.results[0]).to.deep.include({ players: 1, place: won ? 1 : 2, others: [] });

    const [score, rival] = match.result?.scores ?? [];
    const best = { isWon: won, score, rival, at: match.updatedAt, match: id };
    const levels = [{ level: 1, played: 1, won: Number(won), best }];
    expect(profile.games[0]?.solo).to.deep.equal(levels);
    expect((await person.get('/api/my/solo?game=salamandra')).body).to.deep.equal({ levels });
    expect((await person.get('/api/my/solo?game=chess')).body).to.deep.equal({ levels: [] });
    const stranger = await guest(server().address, 'Joris');
    const { body: shown } = await stranger.get<Profile>(`/api/people/${await person.id()}`);
    expect(shown.games[0]?.solo, 'without the address of the match').to.deep.equal([
      { ...levels[0], best: { ...best, match: null } },
    ]);
  });

  it('giving up is a defeat; the next one is solo again', async () => {
    const person = await guest(server().address, 'Maren');
    const { id } = await person.open(ALONE);
    const { body } = await person.post<MatchSummary>(`/api/matches/${id}/resign`);
    expect(body.result).to.deep.include({ winners: [1], resigned: 0 });
    expect(body.result?.scores).to.have.length(2);
    const { body: next } = await person.post<MatchSummary>(`/api/matches/${id}/rematch`);
    expect(next).to.deep.include({ players: 1, status: 'running', options: { rudolph: 1 } });
  });

  it('leaving is giving up: no bot goes on alone', async () => {
    const person = await guest(server().address, 'Maren');
    const { id } = await person.open(ALONE);
    const { body } = await person.post<MatchSummary>(`/api/matches/${id}/leave`);
    expect(body).to.deep.include({ status: 'over', toAct: [] });
    expect(body.result).to.deep.include({ winners: [1], resigned: 0 });
  });
});
