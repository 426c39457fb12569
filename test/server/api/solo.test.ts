import { expect } from 'chai';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import type { G } from '../../../src/games/salamandra/rules/state.ts';
import { BOTS } from '../../../src/play/bots.ts';
import type { MatchFile } from '../../../src/play/match-file.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { verify } from '../../../src/play/verify.ts';
import type { MatchSummary, Profile } from '../../../src/server/api/answers.ts';
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import { Ear, makeMove } from '../tables/opened.ts';
import { type OpenedServer, serverForAll } from './opened.ts';
import { guest, Person } from './person.ts';

const ALONE = { players: 1, options: { rudolph: 1 } };

/** Plays a solo match to its end. */
async function playToTheEnd(server: OpenedServer, person: Person, match: string): Promise<void> {
  const ear = new Ear(`${server.address}/salamandra`, { headers: person.headers });
  await ear.next('connect');
  const random = randomFrom(match);
  for (let over = false; !over;) {
    const { state } = await ear.sync(match, '0');
    const view = state.G as G;
    over = view.over;
    const [action] = over ? [] : BOTS.greedy(salamandra, view, 0, random);
    if (!action) continue;
    ear.send(
      'update',
      makeMove('0', ...(action as unknown as [string, ...unknown[]])),
      stateIdOf(state),
      match,
      null,
    );
    await ear.settled();
    // nobody may send so much at once
    server.pass(1000);
  }
  ear.close();
}

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
    await playToTheEnd(server(), person, id);
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
});
