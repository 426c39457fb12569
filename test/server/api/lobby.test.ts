import { expect } from 'chai';
import type { ChatLines, MatchSummary } from '../../../src/server/api/answers.ts';
import { serverForAll } from './opened.ts';
import { Ear } from '../tables/opened.ts';
import { guest, Person, twoAtATable } from './person.ts';

describe('The lobby', () => {
  const server = serverForAll();
  const named = (name: string) => guest(server().address, name);
  const listed = async (query: string, person = new Person(server().address)) =>
    (await person.get(`/api/matches${query}`)).body.matches.map(({ id }: MatchSummary) => id) as string[];

  it('opens a match with its host on the first seat, in the colour of choice', async () => {
    const host = await named('Maren');
    const match = await host.open({ players: 3, pace: 'relaxed', colour: 'woad' });
    expect(match).to.include({ game: 'salamandra', players: 3, status: 'open', host: 0, mySeat: 0, pace: 'relaxed' });
    expect(match.id).to.match(/^[\w-]{11}$/);
    expect(match.seats[0]).to.deep.include({ seat: 0, name: 'Maren', colour: 'woad', isMe: true, isBot: false });
    const { body } = await new Person(server().address).get(`/api/matches/${match.id}`);
    expect(body.mySeat).to.equal(null);
    expect(JSON.stringify(body)).not.to.match(/hash|credential|seed|account/i);
  });

  it('refuses what no match can be', async () => {
    const host = await named('Maren');
    const good = { game: 'salamandra', players: 2, visibility: 'public', pace: 'live' };
    for (const [wrong, status] of [
      [{ players: 1 }, 400],
      [{ players: 5 }, 400],
      [{ players: 1e10 }, 400],
      [{ players: 2.5 }, 400],
      [{ players: '2' }, 400],
      [{ game: 'chess' }, 404],
      [{ game: 'toString' }, 404],
      [{ game: '__proto__' }, 404],
      [{ visibility: 'secret' }, 400],
      [{ pace: 'never' }, 400],
      [{ options: { hard: true } }, 400],
      [{ options: [] }, 400],
      [{ bots: ['greedy'] }, 400],
      [{ bots: ['easy', 'easy'] }, 400],
      [{ bots: ['easy'], isRated: true }, 400],
    ] as const) {
      const answer = await host.post('/api/matches', { ...good, ...wrong });
      expect(answer.status, JSON.stringify(wrong)).to.equal(status);
      expect(answer.body).to.have.keys('error', 'message');
    }
  });

  it('lists public matches that can be joined, by game, pace and free seats, page by page', async () => {
    const [one, two] = [await named('Maren'), await named('Joris')];
    const full = await one.open();
    await two.post(`/api/matches/${full.id}/join`);
    const hidden = await one.open({ visibility: 'unlisted' });
    const big = await one.open({ players: 4, pace: 'relaxed' });
    const small = await one.open();
    const all = await listed('?game=salamandra');
    expect(all).to.include.members([big.id, small.id]).and.not.include.members([full.id]);
    expect(all).not.to.include(hidden.id);
    expect(await listed('?seats=3'))
      .to.include(big.id)
      .and.not.include(small.id);
    expect(await listed('?pace=live'))
      .to.include(small.id)
      .and.not.include(big.id);
    expect(await listed('?game=chess')).to.deep.equal([]);

    const many = await Promise.all(Array.from({ length: 40 }, () => one.open()));
    const found = new Set<string>();
    let from: string | null = '';
    while (from !== null) {
      const { body }: { body: { matches: MatchSummary[]; next: string | null } } = await two.get(
        `/api/matches${from && `?from=${from}`}`,
      );
      expect(body.matches.length).to.be.at.most(30);
      for (const { id } of body.matches) expect(found.has(id) || !found.add(id)).to.equal(false);
      from = body.next;
    }
    expect([...found]).to.include.members(many.map(({ id }) => id));
    for (const query of ['?seats=x', '?seats=1e9', '?pace=fast', '?from=%00', '?game=a&game=b']) {
      expect((await two.get(`/api/matches${query}`)).status, query).to.equal(400);
    }
  });

  it('seats people where they wish, if it is free, once each', async () => {
    const [host, other, third] = [await named('Maren'), await named('Joris'), await named('Edda')];
    const { id } = await host.open({ players: 3, colour: 'madder' });
    const join = (person: Person, body: object = {}) => person.post(`/api/matches/${id}/join`, body);
    expect((await join(other, { seat: 0 })).body.error).to.equal('taken');
    expect((await join(other, { seat: 3 })).body.error).to.equal('noSeat');
    const joined = (await join(other, { seat: 2, colour: 'madder' })).body;
    expect(joined.mySeat).to.equal(2);
    expect(joined.seats[2].colour).to.be.a('string').and.not.equal('madder');
    expect((await join(other, { seat: 1 })).body.mySeat).to.equal(2);
    const full = (await join(third)).body;
    expect(full).to.include({ mySeat: 1, status: 'running' });
    expect(new Set(full.seats.map(({ colour }: { colour: string }) => colour)).size).to.equal(3);
    expect((await join(await named('Late'))).body.error).to.equal('full');
    expect((await third.post('/api/matches/nothingHere/join')).status).to.equal(404);
  });

  it('frees a seat that is left before the start; the last one takes the match away', async () => {
    const [host, other] = [await named('Maren'), await named('Joris')];
    const { id } = await host.open({ players: 3 });
    await other.post(`/api/matches/${id}/join`);
    expect((await host.post(`/api/matches/${id}/leave`)).body).to.deep.include({ host: null, mySeat: null });
    expect((await host.post(`/api/matches/${id}/leave`)).body.error).to.equal('notSeated');
    expect((await other.post(`/api/matches/${id}/leave`)).status).to.equal(204);
    expect((await other.get(`/api/matches/${id}`)).status).to.equal(404);
  });

  it('hands the seat of who leaves a running match to a bot', async () => {
    const { match, host, other } = await twoAtATable(server().address);
    const { body } = await other.post(`/api/matches/${match.id}/leave`);
    expect(body).to.include({ status: 'running', mySeat: null });
    expect(body.seats[1].isBot).to.equal(true);
    expect((await other.post(`/api/matches/${match.id}/join`)).body.error).to.equal('youLeft');
    expect((await host.get(`/api/matches/${match.id}`)).body.mySeat).to.equal(0);
  });

  it('opens a match with bots, which begins at once if nobody else is missing', async () => {
    const host = await named('Maren');
    const { id, ...match } = await host.open({ players: 3, bots: ['easy', 'medium'] });
    expect(match).to.include({ status: 'running', isRated: false });
    const colours = new Set(match.seats.map(({ colour }) => colour));
    expect(colours.size, 'a colour for each').to.equal(3);
    expect(match.seats.map(({ isBot, bot }) => [isBot, bot])).to.deep.equal([
      [false, null],
      [true, 'easy'],
      [true, 'medium'],
    ]);
    await host.post(`/api/matches/${id}/leave`);
    const { body: again } = await host.post<MatchSummary>(`/api/matches/${id}/rematch`);
    expect(again.status).to.equal('running');
    expect(again.seats.map(({ name, bot }) => [name, bot])).to.deep.equal([
      ['Maren', null],
      ['Bot', 'easy'],
      ['Bot', 'medium'],
    ]);
  });

  it('lets the host, and nobody else, give free seats to bots and send them away again', async () => {
    const [host, other] = [await named('Maren'), await named('Joris')];
    const { id } = await host.open({ players: 4, isRated: true });
    await other.post(`/api/matches/${id}/join`);
    expect((await other.post(`/api/matches/${id}/bot`, { level: 'easy' })).body.error).to.equal('notHost');
    expect((await host.post(`/api/matches/${id}/bot`, { level: 'random' })).status).to.equal(400);
    const { body: seated } = await host.post<MatchSummary>(`/api/matches/${id}/bot`, { level: 'easy', seat: 3 });
    expect(seated.seats[3]).to.include({ bot: 'easy', isBot: true });
    expect(seated).to.include({ status: 'open', isRated: false });
    expect((await host.post(`/api/matches/${id}/bot`, { level: 'easy', seat: 3 })).body.error).to.equal('taken');
    const { body: freed } = await host.post<MatchSummary>(`/api/matches/${id}/kick`, { seat: 3 });
    expect(freed.seats[3]).to.include({ name: null, bot: null, isBot: false });
    await host.post(`/api/matches/${id}/bot`, { level: 'easy' });
    const { body: begun } = await host.post<MatchSummary>(`/api/matches/${id}/bot`, { level: 'medium' });
    expect(begun.status).to.equal('running');
    expect((await host.post(`/api/matches/${id}/bot`, { level: 'easy' })).body.error).to.equal('full');
  });

  it('lets one of two resign, and the other wins', async () => {
    const { match, host, other } = await twoAtATable(server().address);
    const stranger = await named('Edda');
    expect((await stranger.post(`/api/matches/${match.id}/resign`)).body.error).to.equal('notSeated');
    const { body } = await host.post(`/api/matches/${match.id}/resign`);
    expect(body.status).to.equal('over');
    expect(body.result).to.deep.include({ winners: [1], resigned: 0 });
    expect(body.result.scores).to.have.length(2);
    expect((await other.post(`/api/matches/${match.id}/resign`)).body.error).to.equal('notRunning');

    const three = await host.open({ players: 3 });
    for (const person of [other, stranger]) await person.post(`/api/matches/${three.id}/join`);
    expect((await host.post(`/api/matches/${three.id}/resign`)).body.error).to.equal('notForTwo');
  });

  it('lets the host send people away before the start, and nobody else', async () => {
    const [host, other, third] = [await named('Maren'), await named('Joris'), await named('Edda')];
    const { id } = await host.open({ players: 3 });
    await other.post(`/api/matches/${id}/join`);
    const kick = (person: Person, seat: unknown) => person.post(`/api/matches/${id}/kick`, { seat });
    expect((await kick(other, 0)).body.error).to.equal('notHost');
    expect((await kick(third, 1)).body.error).to.equal('notHost');
    expect((await kick(host, 2)).body.error).to.equal('noSeat');
    expect((await kick(host, 0)).body.error).to.equal('ownSeat');
    expect((await kick(host, '__proto__')).status).to.equal(400);
    expect((await kick(host, 1)).body.seats[1].name).to.equal(null);
    expect((await other.get(`/api/matches/${id}`)).body.mySeat).to.equal(null);
    for (const person of [other, third]) await person.post(`/api/matches/${id}/join`);
    expect((await kick(host, 1)).body.error).to.equal('started');
  });

  it('invites those whom one has played with, and only them', async () => {
    const { host, other } = await twoAtATable(server().address);
    const stranger = await named('Edda');
    const { body: known } = await host.get('/api/my/companions');
    expect(known.companions).to.have.length(1);
    expect(known.companions[0]).to.include({ accountId: await other.id(), name: 'Joris' });
    const { id } = await host.open({ visibility: 'unlisted' });
    const invite = async (from: Person, to: Person) =>
      from.post(`/api/matches/${id}/invite`, { account: await to.id() });
    expect((await invite(host, stranger)).body.error).to.equal('notCompanion');
    expect((await invite(other, host)).body.error).to.equal('notSeated');
    expect((await invite(host, other)).status).to.equal(204);
    const mine = async () => (await other.get('/api/my/invitations')).body.invitations;
    expect((await mine())[0]).to.include({ from: 'Maren' });
    expect((await mine())[0].match.id).to.equal(id);
    expect((await other.send('DELETE', `/api/my/invitations/${id}`)).status).to.equal(204);
    expect(await mine()).to.deep.equal([]);
    await invite(host, other);
    await other.post(`/api/matches/${id}/join`);
    expect(await mine()).to.deep.equal([]);
  });

  it('lists one’s own matches on every device', async () => {
    const { match, other } = await twoAtATable(server().address);
    const phone = new Person(server().address);
    const { body } = await other.post('/api/me/device');
    await phone.post('/api/session', { token: body.url.split('#')[1] });
    const { body: mine } = await phone.get('/api/my/matches');
    expect(mine.matches.map(({ id }: MatchSummary) => id)).to.deep.equal([match.id]);
    expect(mine.next).to.equal(null);
  });

  it('keeps what spectators say from those who still play', async () => {
    const { match, host } = await twoAtATable(server().address);
    const chat = (person: Person, channel: string) => person.get(`/api/matches/${match.id}/chat?channel=${channel}`);
    expect((await chat(host, 'players')).body).to.deep.equal({ lines: [] });
    expect((await chat(host, 'spectators')).body.error).to.equal('notYourChannel');
    expect((await chat(new Person(server().address), 'spectators')).status).to.equal(200);
    expect((await chat(host, '__proto__')).status).to.equal(400);
    const wanda = await guest(server().address, 'Wanda');
    const ear = new Ear(`${server().address}/salamandra`, { headers: wanda.headers });
    await ear.sync(match.id);
    ear.send('say', match.id, 'spectators', 'Who wins?');
    await ear.next('said');
    ear.close();
    const all = async (person: Person) => {
      const { body } = await person.get<ChatLines>(`/api/matches/${match.id}/chat`);
      return body.lines.map(({ text }) => text);
    };
    expect(await all(wanda)).to.deep.equal(['Who wins?']);
    expect(await all(host)).to.deep.equal([]);
    await host.post(`/api/matches/${match.id}/resign`);
    expect((await chat(host, 'spectators')).status).to.equal(200);
    expect(await all(host)).to.deep.equal(['Who wins?']);
  });
});

describe('A rematch', () => {
  const server = serverForAll();

  it('is opened by who asks first; the others are invited, and all sit as before', async () => {
    const { match, host, other } = await twoAtATable(server().address);
    const again = (person: Person) => person.post(`/api/matches/${match.id}/rematch`);
    expect((await again(host)).body.error).to.equal('notOver');
    await host.post(`/api/matches/${match.id}/resign`);
    expect((await again(await guest(server().address, 'Edda'))).body.error).to.equal('notSeated');
    const [first, second] = await Promise.all([again(other), again(host)]);
    expect(first.body.id).to.equal(second.body.id).and.not.equal(match.id);
    const { body } = await host.get(`/api/matches/${first.body.id}`);
    expect(body).to.include({ status: 'running', visibility: 'unlisted', mySeat: 0 });
    expect(body.seats.map(({ name }: { name: string }) => name)).to.deep.equal(['Maren', 'Joris']);
    const colours = (one: MatchSummary) => one.seats.map(({ colour }) => colour);
    expect(colours(body)).to.deep.equal(colours(match));
    expect((await host.get(`/api/matches/${match.id}`)).body.nextMatchId).to.equal(body.id);
  });

  it('invites the others', async () => {
    const { match, host, other } = await twoAtATable(server().address);
    await host.post(`/api/matches/${match.id}/resign`);
    const { body } = await host.post(`/api/matches/${match.id}/rematch`);
    const { body: mine } = await other.get('/api/my/invitations');
    expect(mine.invitations[0].match.id).to.equal(body.id);
  });
});

describe('A quick match', () => {
  const server = serverForAll();
  const quick = (person: Person, players = 2) => person.post('/api/quick', { game: 'salamandra', players });

  it('brings two together who come one after the other', async () => {
    const [one, two] = [await guest(server().address, 'Maren'), await guest(server().address, 'Joris')];
    const first = (await quick(one)).body;
    expect(first).to.include({ status: 'open', visibility: 'public', pace: 'live', mySeat: 0 });
    expect((await quick(one)).body.id).to.equal(first.id);
    expect((await quick(two)).body).to.include({ id: first.id, status: 'running', mySeat: 1 });
  });

  it('goes to who has waited longest, and not to other sizes', async () => {
    const [one, two, three] = [
      await guest(server().address, 'Maren'),
      await guest(server().address, 'Joris'),
      await guest(server().address, 'Edda'),
    ];
    await one.open({ players: 4 });
    await one.open({ players: 3, pace: 'relaxed' });
    await one.open({ players: 3, visibility: 'unlisted' });
    const oldest = await one.open({ players: 3 });
    await two.open({ players: 3 });
    expect((await quick(three, 3)).body.id).to.equal(oldest.id);
    expect((await quick(three, 7)).status).to.equal(400);
  });
});
