import { expect } from 'chai';
import { openServer, type OpenedServer } from './opened.ts';
import { guest, Person } from './person.ts';
import { type MailServer, openMailServer } from './smtp.ts';

const MINUTE = 60_000;
const tokenIn = (text: string): string => /#([\w-]{43})/.exec(text)?.[1] ?? 'no token';

describe('A link that works once', () => {
  let server: OpenedServer;
  let post: MailServer;
  const stranger = () => new Person(server.address);

  before(async () => {
    post = await openMailServer();
    server = await openServer({ SMTP_URL: post.url, MAIL_FROM: 'Litha <litha@litha.example>' });
  });
  after(async () => {
    await server.close();
    await post.close();
  });

  const redeem = (person: Person, token: string) => person.post('/api/session', { token });

  it('carries an account to another device', async () => {
    const person = await guest(server.address, 'Maren');
    const { body } = await person.post('/api/me/device');
    expect(body.url).to.match(/^http:\/\/localhost:\d+\/device#[\w-]{43}$/);
    const phone = stranger();
    expect((await redeem(phone, tokenIn(body.url))).body.account.name).to.equal('Maren');
    expect(await phone.id()).to.equal(await person.id());
    const second = await redeem(stranger(), tokenIn(body.url));
    expect(second.status).to.equal(410);
    expect(second.body.error).to.equal('linkUsed');
  });

  it('works for one of many who try it at once', async () => {
    const person = await guest(server.address, 'Maren');
    const { body } = await person.post('/api/me/device');
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(stranger(), tokenIn(body.url))));
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
  });

  it('expires: to a device after 15 minutes, by mail after an hour', async () => {
    const person = await guest(server.address, 'Maren');
    const { body } = await person.post('/api/me/device');
    server.pass(15 * MINUTE);
    expect((await redeem(stranger(), tokenIn(body.url))).status).to.equal(410);
    await person.post('/api/me/email', { email: 'late@litha.example' });
    const { text } = await post.next();
    server.pass(60 * MINUTE);
    expect((await redeem(stranger(), tokenIn(text))).status).to.equal(410);
  });

  it('proves an address, and then signs in with it', async () => {
    const person = await guest(server.address, 'Maren');
    expect((await person.post('/api/me/email', { email: ' Maren@Litha.example ' })).status).to.equal(202);
    const proof = await post.next();
    expect(proof.to).to.equal('maren@litha.example');
    expect(proof.text)
      .to.match(/Subject: Is this your address\?/)
      .and.include('Hello Maren,');
    expect(proof.text).to.match(/http:\/\/localhost:\d+\/confirm#/);
    expect((await person.get('/api/me')).body.account.email).to.equal(null);
    expect((await redeem(person, tokenIn(proof.text))).body.account.email).to.equal('maren@litha.example');

    const phone = stranger();
    expect((await phone.post('/api/sign-in', { email: 'MAREN@litha.example' })).status).to.equal(202);
    const { to, text } = await post.next();
    expect(to).to.equal('maren@litha.example');
    expect((await redeem(phone, tokenIn(text))).body.account.name).to.equal('Maren');
    expect((await redeem(phone, tokenIn(text))).status).to.equal(410);
  });

  it('is written in the language of who asks', async () => {
    const person = await guest(server.address, 'Maren');
    const ask = (language: string, n: number) =>
      person.send('POST', '/api/me/email', { email: `a${n}@litha.example` }, { 'accept-language': language });
    await ask('fr-CH, fr;q=0.9, en;q=0.8', 1);
    expect((await post.next()).text).to.include('Bonjour Maren,');
    await ask('de-AT', 2);
    expect((await post.next()).text).to.include('Hallo Maren,');
    await ask('eo', 3);
    expect((await post.next()).text).to.include('Hello Maren,');
  });

  it('goes to nobody at an address that is not known, and nobody can tell', async () => {
    const person = await guest(server.address, 'Maren');
    await person.post('/api/me/email', { email: 'known@litha.example' });
    await redeem(person, tokenIn((await post.next()).text));
    const before = post.mails.length;
    const unknown = await stranger().post('/api/sign-in', { email: 'nobody@litha.example' });
    const known = await stranger().post('/api/sign-in', { email: 'known@litha.example' });
    expect([unknown.status, unknown.body]).to.deep.equal([known.status, known.body]);
    expect((await post.next()).to).to.equal('known@litha.example');
    expect(post.mails).to.have.length(before + 1);
  });

  it('does not give an address to two accounts', async () => {
    const [first, second] = [await guest(server.address, 'Maren'), await guest(server.address, 'Joris')];
    for (const person of [first, second]) await person.post('/api/me/email', { email: 'one@litha.example' });
    const tokens = [tokenIn((await post.next()).text), tokenIn((await post.next()).text)];
    const answers = [await redeem(stranger(), tokens[0] ?? ''), await redeem(stranger(), tokens[1] ?? '')];
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 409]);
    expect(answers[1]?.body.error).to.equal('addressTaken');
  });

  it('is not sent where there is no address, or to many', async () => {
    const person = await guest(server.address, 'Maren');
    for (const email of [
      '',
      'maren',
      'a@b',
      'a@litha.example, b@litha.example',
      'a@litha.example\r\nBcc: b@x.org',
      {},
    ]) {
      expect((await person.post('/api/me/email', { email })).status, JSON.stringify(email)).to.equal(400);
    }
  });

  it('is not promised by a server that sends no mails', async () => {
    const quiet = await openServer();
    const person = await guest(quiet.address, 'Maren');
    for (const path of ['/api/me/email', '/api/sign-in']) {
      const { status, body } = await person.post(path, { email: 'maren@litha.example' });
      expect([status, body.error]).to.deep.equal([409, 'noMail']);
    }
    await quiet.close();
  });
});
