import { expect } from 'chai';
import type { MatchFile } from '../../../src/play/match-file.ts';
import { verify } from '../../../src/play/verify.ts';
import type { Daily, MatchSummary, ResultList } from '../../../src/server/api/answers.ts';
import { Ear } from '../tables/opened.ts';
import { earOf, playAlone } from './alone.ts';
import { type OpenedServer, openServer } from './opened.ts';
import { guest, Person } from './person.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 5, 21, 12);

interface House {
  readonly server: OpenedServer;
  readonly pass: (ms: number) => void;
  readonly guest: (name: string) => Promise<Person>;
}

/** A server on which it is noon. */
async function atNoon(use: (house: House) => Promise<void>): Promise<void> {
  let at = NOON;
  const server = await openServer({}, { now: () => at });
  try {
    await use({
      server,
      pass: (ms) => (at += ms),
      guest: (name) => guest(server.address, name),
    });
  } finally {
    await server.close();
  }
}

const begin = async (person: Person): Promise<MatchSummary> => (await person.post<MatchSummary>('/api/daily')).body;

const daily = async (person: Person, day = ''): Promise<Daily> =>
  (await person.get<Daily>(`/api/daily${day && `?day=${day}`}`)).body;

const resigned = async (person: Person): Promise<MatchSummary> => {
  const { id } = await begin(person);
  return (await person.post<MatchSummary>(`/api/matches/${id}/resign`)).body;
};

const fileOf = async (person: Person, id: string): Promise<MatchFile> =>
  (await person.get<MatchFile>(`/api/matches/${id}/file`)).body;

/** All that a match can be asked for, over HTTP. */
const addressesOf = (id: string): string[] => [
  `/api/matches/${id}`,
  ...['outline', 'journal', 'journal?as=all', 'steps?from=0', 'steps?from=0&as=0', 'file', 'chat'].map(
    (part) => `/api/matches/${id}/${part}`,
  ),
  `/games/salamandra/${id}`,
];

describe('The challenge of the day', () => {
  it('is a solo match of the same piles for everyone, and others on the next day; the level takes turns', () =>
    atNoon(async (house) => {
      const [maren, joris] = await Promise.all([house.guest('Maren'), house.guest('Joris')]);
      expect(await daily(maren)).to.deep.include({
        day: '2026-06-21',
        today: '2026-06-21',
        endsAt: NOON + 12 * HOUR,
        level: 1,
        mine: null,
        played: 0,
        lines: [],
        before: null,
        after: null,
      });
      const match = await begin(maren);
      const facts = { players: 1, status: 'running', visibility: 'unlisted', isRated: false, mySeat: 0 };
      expect(match).to.deep.include({ ...facts, day: '2026-06-21', options: { rudolph: 1 } });
      expect((await daily(maren)).mine).to.deep.equal({ match: match.id, isRunning: true });
      expect((await daily(joris)).mine).to.equal(null);
      const [own, other] = [await resigned(maren), await resigned(joris)];
      const { seed } = await fileOf(maren, own.id);
      expect((await fileOf(joris, other.id)).seed).to.equal(seed);
      expect(seed).to.match(/^[\w-]{43}$/);
      expect(house.server.log.join('')).not.to.include(seed);
      house.pass(24 * HOUR);
      const next = await resigned(maren);
      expect(next).to.deep.include({ day: '2026-06-22', options: { rudolph: 2 } });
      expect((await fileOf(maren, next.id)).seed).not.to.equal(seed);
      await house.server.doChores();
      expect(await daily(maren, '2026-06-21')).to.deep.include({ level: 1, after: '2026-06-22', played: 2 });
      expect(await daily(maren)).to.deep.include({ level: 2, before: '2026-06-21', after: null, played: 1 });
      const { body: rematch } = await maren.post<MatchSummary>(`/api/matches/${next.id}/rematch`);
      expect(rematch, 'what comes after it is a match like any other').to.include({ day: null });
    }));

  it('is tried once: whoever asks again, or several times at once, goes on with the same match', () =>
    atNoon(async (house) => {
      const maren = await house.guest('Maren');
      const answers = await Promise.all(Array.from({ length: 8 }, () => maren.post<MatchSummary>('/api/daily')));
      expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.id)).size).to.equal(1);
      const { matches } = (await maren.get<{ matches: MatchSummary[] }>('/api/my/matches')).body;
      expect(matches).to.have.length(1);
      const over = await resigned(maren);
      expect(await begin(maren)).to.deep.include({ id: over.id, status: 'over' });
      expect((await daily(maren)).mine).to.deep.equal({ match: over.id, isRunning: false });
      expect((await new Person(house.server.address).post('/api/daily')).status).to.equal(401);
      for (const day of ['2026-06-22', 'tomorrow', '2026-02-30']) {
        expect((await maren.get(`/api/daily?day=${day}`)).status, day).to.be.within(400, 404);
      }
    }));

  it('has a table of results; giving up and leaving are defeats, and what ends after the day does not count', () =>
    atNoon(async (house) => {
      const names = ['Maren', 'Joris', 'Ida', 'Late'];
      const [maren, joris, ida, late] = (await Promise.all(names.map((name) => house.guest(name)))) as [
        Person,
        Person,
        Person,
        Person,
      ];
      const tried = await begin(maren);
      await playAlone(maren, tried.id, house.pass);
      const { body: over } = await maren.get<MatchSummary>(`/api/matches/${tried.id}`);
      await resigned(joris);
      house.pass(1000);
      const { id: left } = await begin(ida);
      const { body: after } = await ida.post<MatchSummary>(`/api/matches/${left}/leave`);
      expect(after.result).to.deep.include({ winners: [1], resigned: 0 });
      const { id: unfinished } = await begin(late);
      await house.server.doChores();

      const table = await daily(joris);
      expect(table.played).to.equal(3);
      expect(table.lines.map(({ rank, name, isMe }) => [rank, name, isMe])).to.deep.equal([
        [1, 'Maren', false],
        [2, 'Joris', true],
        [3, 'Ida', false],
      ]);
      const [score, rival] = over.result?.scores ?? [];
      expect(table.lines[0]).to.deep.include({ score, rival, isWon: over.result?.winners[0] === 0, match: null });
      expect(table.lines[1]).to.deep.include({ rival: null, isWon: false });
      const { body: profile } = await maren.get<ResultList>(`/api/people/${table.lines[0]?.account}`);
      expect(profile.results).to.have.length(1);

      house.pass(13 * HOUR);
      expect((await late.post<MatchSummary>(`/api/matches/${unfinished}/resign`)).status).to.equal(200);
      const yesterday = await daily(late, '2026-06-21');
      expect(yesterday).to.deep.include({ played: 3, mine: { match: unfinished, isRunning: false } });
      expect(yesterday.lines.map(({ name }) => name)).to.deep.equal(['Maren', 'Joris', 'Ida']);
    }));

  it('shows one’s own result at once, before everything else is counted', () =>
    atNoon(async (house) => {
      const maren = await house.guest('Maren');
      await resigned(maren);
      expect((await daily(maren)).lines.map(({ isMe }) => isMe)).to.deep.equal([true]);
    }));

  it('of others is for nobody’s eyes until the day is over, and then for everyone’s', () =>
    atNoon(async (house) => {
      const [maren, joris] = await Promise.all([house.guest('Maren'), house.guest('Joris')]);
      const nobody = new Person(house.server.address);
      const { id } = await begin(maren);
      await playAlone(maren, id, house.pass, 12);
      const secrets = async () => {
        const { body: journal } = await maren.get(`/api/matches/${id}/journal`);
        return wordsIn(journal);
      };
      const tryAll = async () => {
        const words = await secrets();
        expect(words.length).to.be.greaterThan(20);
        for (const other of [joris, nobody]) {
          for (const path of addressesOf(id)) expect((await other.get(path)).status, path).to.equal(403);
          for (const what of ['join', 'leave', 'resign', 'rematch', 'vote', 'bot', 'invite', 'kick']) {
            const { status } = await other.post(`/api/matches/${id}/${what}`, { seat: 0 });
            expect(status, what).to.be.within(400, 409);
          }
          const stock = { playerName: 'Joris', playerID: '0', credentials: 'made-up' };
          for (const what of ['join', 'leave', 'update', 'playAgain']) {
            expect((await other.post(`/games/salamandra/${id}/${what}`, stock)).status, what).to.equal(403);
          }
          for (const path of ['/api/daily', '/api/matches', '/games/salamandra', '/api/my/matches', `/match/${id}`]) {
            await other.get(path);
          }
          await other.get(`/api/people/${await maren.id()}`);
          const ear = await earOf(other);
          for (const seat of [null, '0']) {
            ear.send('sync', id, seat, 'made-up');
            expect(await ear.refusal()).to.equal('sealed');
          }
          ear.send('chat', id, { id: 'x', sender: '0', payload: 'x' }, 'x');
          await ear.settled();
          ear.close();
          const sent = [...other.answers, JSON.stringify(ear.heard)].join('\n').replaceAll(id, '');
          expect(words.filter((word) => sent.includes(`"${word}"`))).to.deep.equal([]);
          expect(sent).not.to.match(/"(?:G|river|piles|log|seed|marks)"/);
        }
      };
      const lobby = new Ear(`${house.server.address}/lobby`, { headers: joris.headers });
      await lobby.next('connect');
      await tryAll();
      await playAlone(maren, id, house.pass);
      await tryAll();
      expect((await maren.get(`/api/matches/${id}/journal?as=all`)).status, 'one’s own is open').to.equal(200);
      const file = await fileOf(maren, id);
      expect(verify(JSON.stringify(file)).result).to.deep.equal(
        (await maren.get<MatchSummary>(`/api/matches/${id}`)).body.result,
      );
      expect(house.server.log.join('')).not.to.include(file.seed);
      expect(lobby.heard.filter(({ event }) => event !== 'connect')).to.deep.equal([]);
      lobby.close();

      house.pass(13 * HOUR);
      await house.server.doChores();
      for (const other of [joris, nobody]) {
        for (const path of addressesOf(id)) expect((await other.get(path)).status, path).to.equal(200);
        expect(await fileOf(other, id)).to.deep.equal(file);
        const ear = await earOf(other);
        expect((await ear.sync(id)).seat).to.equal(null);
        ear.close();
        expect((await daily(other, '2026-06-21')).lines[0]?.match).to.equal(id);
      }
    }));
});

/** Names of pieces and what was done with them, at whatever depth. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) {
    return [...new Set(Object.values(value).flatMap(wordsIn))];
  }
  return typeof value === 'string' && /^[a-z][\w-]*[-\d][\w-]*$/i.test(value) ? [value] : [];
}
