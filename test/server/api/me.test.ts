import { expect } from 'chai';
import { serverForAll } from './opened.ts';
import { guest, Person, twoAtATable } from './person.ts';

describe('One’s own account', () => {
  const server = serverForAll();
  const stranger = () => new Person(server().address);

  it('is nobody’s before a name is given, and then a guest’s', async () => {
    const person = stranger();
    expect((await person.get('/api/me')).body).to.deep.equal({ account: null, mail: false });
    const made = await person.post('/api/me', { name: '  Maren ' });
    expect(made.status).to.equal(200);
    expect(made.body.account).to.include({ name: 'Maren', email: null });
    expect(made.headers.get('set-cookie')).to.match(
      /^litha_session=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await person.get('/api/me')).body).to.deep.equal(made.body);
  });

  it('is made once for each browser', async () => {
    const person = await guest(server().address, 'Maren');
    const again = await person.post('/api/me', { name: 'Joris' });
    expect(again.status).to.equal(409);
    expect(again.body.error).to.equal('alreadySignedIn');
  });

  for (const [name, why] of [
    ['', 'empty'],
    ['   ', 'blank'],
    ['\u200b\u202e\u2066', 'nothing that is seen'],
    ['\u3164\u2800', 'blank in another way'],
    ['x'.repeat(25), 'too long'],
    ['x'.repeat(7000), 'far too long'],
    [{ toString: 'x' }, 'an object'],
    [['x'], 'a list'],
    [7, 'a number'],
    [null, 'nothing'],
  ] as const) {
    it(`has no name that is ${why}`, async () => {
      const { status, body } = await stranger().post('/api/me', { name });
      expect(status).to.equal(400);
      expect(body).to.have.keys('error', 'message');
    });
  }

  it('has a name without characters that hide or turn others', async () => {
    const { body } = await stranger().post('/api/me', { name: 'Ma\u202eren\u0000 \n the\u200b \u2067first' });
    expect(body.account.name).to.equal('Maren the first');
  });

  it('is renamed, on its seats too', async () => {
    const person = await guest(server().address, 'Maren');
    const { id } = await person.open();
    const { body } = await person.send('PATCH', '/api/me', { name: 'Marie' });
    expect(body.account.name).to.equal('Marie');
    expect((await stranger().get(`/api/matches/${id}`)).body.seats[0].name).to.equal('Marie');
  });

  it('has the language of its browser until it chooses another', async () => {
    const person = stranger();
    const made = await person.send('POST', '/api/me', { name: 'Maren' }, { 'accept-language': 'fr' });
    expect(made.body.account.language).to.equal('fr');
    const { body } = await person.send('PATCH', '/api/me', { language: 'de' });
    expect(body.account).to.include({ name: 'Maren', language: 'de' });
    expect((await person.get('/api/me')).body.account.language).to.equal('de');
    expect((await person.send('PATCH', '/api/me', { language: 'la' })).status).to.equal(400);
  });

  it('is left by signing out, on this device only', async () => {
    const person = await guest(server().address, 'Maren');
    const other = stranger();
    const { body } = await person.post('/api/me/device');
    await other.post('/api/session', { token: body.url.split('#')[1] });
    const { cookie } = person;
    expect((await person.send('DELETE', '/api/session')).status).to.equal(204);
    person.cookie = cookie;
    expect((await person.get('/api/me')).body.account).to.equal(null);
    expect((await other.get('/api/me')).body.account.name).to.equal('Maren');
  });

  it('can be taken along, whole and without a hash', async () => {
    const { host, other, match } = await twoAtATable(server().address);
    await other.post('/api/me/device');
    const { headers, body } = await other.get('/api/me/export');
    expect(headers.get('content-disposition')).to.include('attachment');
    expect(body).to.have.keys(
      'account sessions links seats hosted invitations vacations chats notifications standings ratings'.split(' '),
    );
    expect(body.account.name).to.equal('Joris');
    expect(body.seats[0].match).to.equal(match.id);
    expect(body.links).to.have.length(1);
    expect(JSON.stringify(body)).not.to.match(/[0-9a-f]{64}|hash/i);
    expect(JSON.stringify(body)).not.to.include(await host.id());
  });

  it('can be forgotten: finished games stay, under a former player', async () => {
    const { host, other, match } = await twoAtATable(server().address);
    await host.post(`/api/matches/${match.id}/resign`);
    const waiting = await other.open({ players: 3 });
    const gone = await other.send('DELETE', '/api/me');
    expect(gone.status).to.equal(204);
    expect(gone.headers.get('set-cookie')).to.match(/^litha_session=; Max-Age=0/);
    const { body } = await host.get(`/api/matches/${match.id}`);
    expect(body.status).to.equal('over');
    expect(body.seats.map(({ name }: { name: string }) => name)).to.deep.equal(['Maren', '']);
    expect((await host.get(`/api/matches/${waiting.id}`)).status).to.equal(404);
  });

  it('leaves running games to a bot when it is forgotten', async () => {
    const { host, other, match } = await twoAtATable(server().address);
    const { cookie } = other;
    await other.send('DELETE', '/api/me');
    other.cookie = cookie;
    expect((await other.get('/api/me')).body.account).to.equal(null);
    const { body } = await host.get(`/api/matches/${match.id}`);
    expect(body.seats[1]).to.include({ name: '', isBot: true });
  });

  it('is needed for what is one’s own', async () => {
    const paths = [
      '/api/me/export',
      '/api/me/notifications',
      '/api/my/matches',
      '/api/my/invitations',
      '/api/my/companions',
    ];
    for (const path of paths) expect((await stranger().get(path)).body.error, path).to.equal('notSignedIn');
    const body = { game: 'salamandra', players: 2, visibility: 'public', pace: 'live' };
    for (const path of ['/api/matches', '/api/quick', '/api/me/device']) {
      expect((await stranger().post(path, body)).status, path).to.equal(401);
    }
  });
});

describe('A session cookie', () => {
  const server = serverForAll({ PUBLIC_URL: 'https://litha.example' });

  it('is secure where the site is', async () => {
    const { headers } = await new Person(server().address).post('/api/me', { name: 'Maren' });
    expect(headers.get('set-cookie')).to.match(/; Secure$/);
    expect(headers.get('strict-transport-security')).to.match(/max-age/);
  });

  it('that nobody was given is nobody’s', async () => {
    const person = new Person(server().address);
    for (const token of ['', 'x', 'A'.repeat(43), '__proto__', '%00', 'A'.repeat(5000)]) {
      person.cookie = `litha_session=${token}`;
      expect((await person.get('/api/me')).body.account, token.slice(0, 9)).to.equal(null);
    }
  });
});
