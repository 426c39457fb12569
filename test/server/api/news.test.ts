import { expect } from 'chai';
import { io, type Socket } from 'socket.io-client';
import type { MatchSummary } from '../../../src/server/api/answers.ts';
import { serverForAll } from './opened.ts';
import { guest, type Person, twoAtATable } from './person.ts';

describe('Who has a page open hears at once', () => {
  const server = serverForAll();
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.close();
  });

  /** Comes into a room as the person, and is there when this is done. */
  const enter = async (person: Person, room: string): Promise<Socket> => {
    const socket = io(`${server().address}/${room}`, {
      transports: ['websocket'],
      extraHeaders: person.headers,
      forceNew: true,
    });
    sockets.push(socket);
    await heard(socket, 'connect');
    return socket;
  };

  const heard = <Args extends unknown[]>(
    socket: Socket,
    event: string,
    isIt: (...args: Args) => boolean = () => true,
  ): Promise<Args> =>
    new Promise((resolve) => {
      const listen = (...args: unknown[]) => {
        if (!isIt(...(args as Args))) return;
        socket.off(event, listen);
        resolve(args as Args);
      };
      socket.on(event, listen);
    });

  /** Sits down to watch or to play. */
  const sitAt = async (person: Person, id: string): Promise<Socket> => {
    const socket = await enter(person, 'salamandra');
    const synced = heard(socket, 'sync');
    socket.emit('sync', id, null, null, 2);
    await synced;
    return socket;
  };

  it('of a public match that is new, filled, or gone', async () => {
    const [host, other] = [await guest(server().address, 'Maren'), await guest(server().address, 'Joris')];
    const lobby = await enter(other, 'lobby');
    const opened = heard<[MatchSummary]>(lobby, 'match');
    const { id } = await host.open();
    const [news] = await opened;
    expect(news).to.include({ id, status: 'open' }).and.not.have.any.keys('mySeat');
    const filled = heard<[string]>(lobby, 'gone', (gone) => gone === id);
    await other.post(`/api/matches/${id}/join`);
    await filled;

    const lonely = await host.open({ players: 3 });
    const left = heard<[string]>(lobby, 'gone', (gone) => gone === lonely.id);
    await host.post(`/api/matches/${lonely.id}/leave`);
    await left;
  });

  it('of an invitation, and nobody else does', async () => {
    const { host, other } = await twoAtATable(server().address);
    const [mine, stranger] = [await enter(other, 'lobby'), await enter(host, 'lobby')];
    const { id } = await host.open({ visibility: 'unlisted' });
    const overheard: unknown[] = [];
    stranger.on('invited', (match) => overheard.push(match));
    const invited = heard<[string]>(mine, 'invited');
    await host.post(`/api/matches/${id}/invite`, { account: await other.id() });
    expect(await invited).to.deep.equal([id]);
    // whatever was meant for the other one would have come before this
    const next = heard(stranger, 'match');
    await host.open();
    await next;
    expect(overheard).to.deep.equal([]);
  });

  it('at the table: of a new name, of who resigns, and of the way to the rematch', async () => {
    const { match, host, other } = await twoAtATable(server().address);
    const table = await sitAt(host, match.id);
    const told = (isIt: (summary: MatchSummary) => boolean) =>
      heard<[string, MatchSummary]>(table, 'match', (id, summary) => id === match.id && isIt(summary));
    const renamed = told(({ seats }) => seats[1]?.name === 'Jorinde');
    await other.send('PATCH', '/api/me', { name: 'Jorinde' });
    await renamed;
    const over = told(({ status }) => status === 'over');
    await other.post(`/api/matches/${match.id}/resign`);
    expect((await over)[1].result).to.deep.include({ winners: [0], resigned: 1 });
    const again = told(({ nextMatchId }) => nextMatchId !== null);
    const { body } = await other.post<MatchSummary>(`/api/matches/${match.id}/rematch`);
    expect((await again)[1].nextMatchId).to.equal(body.id);
  });

  for (const [what, go] of [
    ['leaves', (person: Person, id: string) => person.post(`/api/matches/${id}/leave`)],
    ['is forgotten', (person: Person) => person.send('DELETE', '/api/me')],
  ] as const) {
    it(`at the table: that a bot plays for who ${what}, whose own page only watches from then on`, async () => {
      const { match, host, other } = await twoAtATable(server().address);
      const [table, left] = [await sitAt(host, match.id), await sitAt(other, match.id)];
      const bot = heard<[string, MatchSummary]>(table, 'match', (_id, { seats }) => seats[1]?.isBot === true);
      const watching = heard<[string, { seat: number | null }]>(left, 'seated', (_id, { seat }) => seat === null);
      await go(other, match.id);
      await Promise.all([bot, watching]);
    });
  }

  it('that this browser is nobody’s any more, after signing out', async () => {
    const { match, other } = await twoAtATable(server().address);
    const table = await sitAt(other, match.id);
    const back = heard(table, 'connect');
    await other.send('DELETE', '/api/session');
    await back;
    const seated = heard<[string, { seat: number | null }]>(table, 'seated');
    table.emit('sync', match.id, null, null, 2);
    expect((await seated)[1].seat).to.equal(null);
  });
});
