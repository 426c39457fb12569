/** What people at one server notice of those at another: all that they would notice of each other at one. */
import { expect } from 'chai';
import type { ChatLines, MatchSummary } from '../../src/server/api/answers.ts';
import { admin } from './admin/command.ts';
import { openServer, type OpenedServer } from './api/opened.ts';
import { guest, Person } from './api/person.ts';
import { cutSignals, withPostgres } from './store/postgres.ts';
import { Ear } from './tables/opened.ts';

const MINUTE = 60_000;

interface Company {
  readonly databaseUrl: string;
  readonly servers: readonly [OpenedServer, OpenedServer];
  /** Comes into a room of one of the servers as somebody. */
  readonly enter: (server: 0 | 1, room: string, person: Person) => Promise<Ear>;
  /** Sits down at a table, or watches. */
  readonly sit: (server: 0 | 1, person: Person, match: string) => Promise<Ear>;
}

const withCompany = (use: (company: Company) => Promise<void>) =>
  withPostgres(async (databaseUrl) => {
    const servers: [OpenedServer, OpenedServer] = [
      await openServer({ DATABASE_URL: databaseUrl }),
      await openServer({ DATABASE_URL: databaseUrl }),
    ];
    const ears: Ear[] = [];
    const enter: Company['enter'] = async (server, room, person) => {
      const ear = new Ear(`${servers[server].address}/${room}`, { headers: person.headers });
      ears.push(ear);
      await ear.next('connect');
      return ear;
    };
    try {
      await use({
        databaseUrl,
        servers,
        enter,
        async sit(server, person, match) {
          const ear = await enter(server, 'salamandra', person);
          await ear.sync(match);
          return ear;
        },
      });
    } finally {
      for (const ear of ears) ear.close();
      for (const server of servers) await server.close();
    }
  });

/** The same person at another server: the cookie is the same. */
function elsewhere(person: Person, { address }: OpenedServer): Person {
  const other = new Person(address);
  other.cookie = person.cookie;
  return other;
}

const present = (seats: number[], spectators: number) => (_id: unknown, presence: unknown) =>
  JSON.stringify(presence) === JSON.stringify({ seats, spectators });

const said = (fits: (summary: MatchSummary) => boolean) => (_id: unknown, summary: unknown) =>
  fits(summary as MatchSummary);

describe('People at two servers that share a Postgres', () => {
  it('see each other come and go, and hear every line once', () =>
    withCompany(async ({ servers: [one, two], sit }) => {
      const [host, other] = [await guest(one.address, 'Maren'), await guest(two.address, 'Joris')];
      const watcher = await guest(two.address, 'Wanda');
      const { id } = await host.open();
      await other.post(`/api/matches/${id}/join`);
      const table = await sit(0, host, id);
      const far = await sit(1, other, id);
      await sit(1, watcher, id);
      await Promise.all([table, far].map((ear) => ear.next('presence', present([0, 1], 1))));
      for (const [i, ear] of [table, far, table, far].entries()) ear.send('say', id, 'players', `line ${i}`);
      for (const ear of [table, far]) {
        const lines = new Set<string>();
        while (lines.size < 4) lines.add(((await ear.next('said')) as [string, { text: string }])[1].text);
      }
      far.close();
      await table.next('presence', present([0], 1));
      await table.settled();
      expect(table.count('said')).to.equal(4);
    }));

  it('are asked to read the talk again when it could not be heard for a while', () =>
    withCompany(async ({ servers: [one, two], databaseUrl, sit }) => {
      const [host, other] = [await guest(one.address, 'Maren'), await guest(two.address, 'Joris')];
      const { id } = await host.open();
      await other.post(`/api/matches/${id}/join`);
      const [table, far] = [await sit(0, host, id), await sit(1, other, id)];
      expect(await cutSignals(databaseUrl)).to.equal(2);
      table.send('say', id, 'players', 'are you there?');
      await table.next('said');
      await far.next('seated');
      const { body } = await other.get<ChatLines>(`/api/matches/${id}/chat`);
      expect(body.lines.map(({ text }) => text)).to.deep.equal(['are you there?']);
    }));

  it('are not there any more when their server is no more', () =>
    withCompany(async ({ servers: [one, two], sit }) => {
      const [host, watcher] = [await guest(one.address, 'Maren'), await guest(two.address, 'Wanda')];
      const { id } = await host.open();
      const table = await sit(0, host, id);
      await sit(1, watcher, id);
      await table.next('presence', present([0], 1));
      // to the first one, the other has been silent for long
      one.pass(MINUTE);
      await one.doChores();
      await table.next('presence', present([0], 0));
      // but it was only silent
      await two.doChores();
      await table.next('presence', present([0], 1));
    }));

  it('hear in the lobby of matches that are opened, filled and gone, and of invitations', () =>
    withCompany(async ({ servers: [one, two], enter }) => {
      const [host, other] = [await guest(one.address, 'Maren'), await guest(two.address, 'Joris')];
      const lobby = await enter(1, 'lobby', other);
      const { id } = await host.open();
      await lobby.next('match', ((match: MatchSummary) => match.id === id) as () => boolean);
      await other.post(`/api/matches/${id}/join`);
      const hosts = await enter(0, 'lobby', host);
      await lobby.next('gone', (gone) => gone === id);
      const secret = await host.open({ visibility: 'unlisted' });
      await host.post(`/api/matches/${secret.id}/invite`, { account: await other.id() });
      expect(await lobby.next('invited')).to.deep.equal([secret.id]);
      await host.post(`/api/matches/${secret.id}/leave`);
      const { id: lonely } = await other.open({ players: 3 });
      await hosts.next('match', ((match: MatchSummary) => match.id === lonely) as () => boolean);
      await other.post(`/api/matches/${lonely}/leave`);
      await hosts.next('gone', (gone) => gone === lonely);
      const forAll = hosts.heard.filter(({ event }) => event === 'match' || event === 'gone');
      expect(JSON.stringify(forAll)).not.to.include(secret.id);
    }));

  it('see seats change: who sits down, who is sent away, who leaves to a bot, and that a table is gone', () =>
    withCompany(async ({ servers: [one, two], sit }) => {
      const [host, other] = [await guest(one.address, 'Maren'), await guest(two.address, 'Joris')];
      const { id } = await host.open();
      const table = await sit(0, host, id);
      const far = await sit(1, other, id);
      await other.post(`/api/matches/${id}/join`);
      await table.next(
        'match',
        said(({ status, seats }) => status === 'running' && seats[1]?.name === 'Joris'),
      );
      // at the server where nobody looks at the table
      await elsewhere(other, one).post(`/api/matches/${id}/leave`);
      await far.next(
        'match',
        said(({ seats }) => seats[1]?.isBot === true),
      );
      await far.next('seated', (_id, seated) => (seated as { seat: null }).seat === null);

      const open = await host.open({ players: 3 });
      const there = await sit(1, other, open.id);
      await elsewhere(host, two).post(`/api/matches/${open.id}/leave`);
      expect(await there.refusal()).to.equal('noSuchMatch');
    }));

  it('are somebody else everywhere when they have signed out anywhere', () =>
    withCompany(async ({ servers: [one], sit }) => {
      const host = await guest(one.address, 'Maren');
      const { id } = await host.open();
      const far = await sit(1, host, id);
      await host.send('DELETE', '/api/session');
      await far.next('disconnect');
    }));

  it('see what the operator deletes', () =>
    withCompany(async ({ servers: [one], databaseUrl, enter, sit }) => {
      const [host, other] = [await guest(one.address, 'Maren'), await guest(one.address, 'Joris')];
      const { id } = await host.open();
      const lobby = await enter(1, 'lobby', other);
      const table = await sit(0, host, id);
      const settings = { DATABASE_URL: databaseUrl };
      expect((await admin(settings, 'delete-match', id, '--yes')).lines).to.deep.equal([{ deleted: id }]);
      expect(await table.refusal()).to.equal('noSuchMatch');
      await lobby.next('gone', (gone) => gone === id);
      expect((await admin(settings, 'delete-account', await other.id(), '--yes')).code).to.equal(0);
      await lobby.next('disconnect');
    }));
});
