import { expect } from 'chai';
import { LobbyClient } from 'boardgame.io/client';
import { legalMoves } from '../../../src/games/salamandra/rules/index.ts';
import type { MatchSummary } from '../../../src/server/api/answers.ts';
import { stockClient, type StockClient } from '../stock.ts';
import { withPostgres } from '../store/postgres.ts';
import { openServer } from './opened.ts';
import { guest, Person } from './person.ts';

type WithDatabase = (use: (env: NodeJS.ProcessEnv) => Promise<void>) => Promise<void>;

/** Each plays whenever it is their turn, until so many moves are made. */
const playing = (clients: readonly StockClient[], moves: number): Promise<void> =>
  new Promise((resolve) => {
    let done = -1;
    for (const [seat, client] of clients.entries()) {
      client.subscribe((state) => {
        const { _stateID: at = -1 } = state ?? {};
        if (!state || state.G.seat !== seat || at <= done) return;
        done = at;
        if (done >= moves) return resolve();
        const [move, ...args] = legalMoves(state.G, seat)[0] ?? ['pass'];
        client.moves[move]?.(...args);
      });
    }
  });

const SQLITE: WithDatabase = (use) => use({});
const POSTGRES: WithDatabase = (use) => withPostgres((url) => use({ DATABASE_URL: url }));

const withServer = (withDatabase: WithDatabase, use: (address: string) => Promise<void>) =>
  withDatabase(async (env) => {
    const server = await openServer(env);
    await use(server.address);
    await server.close();
  });

for (const [database, withDatabase] of [
  ['SQLite', SQLITE],
  ['Postgres', POSTGRES],
] as const) {
  describe(`Seats kept in ${database}`, () => {
    it('belong to just those who were told so, when 200 joins race each other and moves', () =>
      withServer(withDatabase, async (address) => {
        const lobby = new LobbyClient({ server: address });
        const people = await Promise.all(Array.from({ length: 200 }, (_, n) => guest(address, `Guest ${n}`)));
        const { matchID } = await lobby.createMatch('salamandra', { numPlayers: 2 });
        const { matchID: empty } = await lobby.createMatch('salamandra', { numPlayers: 4 });
        const opened = await Promise.all(
          Array.from({ length: 29 }, () => lobby.createMatch('salamandra', { numPlayers: 3 })),
        );
        const seats = await Promise.all(
          ['0', '1'].map((playerID) =>
            lobby.joinMatch('salamandra', matchID, { playerID, playerName: `Player ${playerID}` }),
          ),
        );
        const clients = seats.map(({ playerID, playerCredentials: credentials }) =>
          // servers that share a Postgres take nothing else
          stockClient(address, matchID, { playerID, credentials }, { transports: ['websocket'] }),
        );
        const moved = playing(clients, 40);
        for (const client of clients) client.start();

        const targets = [matchID, empty, ...opened.map((match) => match.matchID)];
        const target = (n: number) => targets[n % targets.length] ?? '';
        const race = people.map((person, n) => person.post<MatchSummary>(`/api/matches/${target(n)}/join`, {}));
        // what a stock client writes about its seat must not undo what others do at the same time
        const updates = Array.from({ length: 40 }, (_, n) =>
          lobby.updatePlayer('salamandra', matchID, {
            playerID: '1',
            credentials: seats[1]?.playerCredentials ?? '',
            data: { n },
          }),
        );
        const answers = await Promise.all(race);
        await Promise.all([...updates, moved]);
        for (const client of clients) client.stop();

        const stranger = new Person(address);
        const held = new Map<string, number>();
        for (const [n, { status, body }] of answers.entries()) {
          const { mySeat } = (await (people[n] ?? stranger).get<MatchSummary>(`/api/matches/${target(n)}`)).body;
          expect(status).to.be.oneOf([200, 409]);
          if (status !== 200) {
            expect(mySeat).to.equal(null);
            continue;
          }
          expect(mySeat).to.equal(body.mySeat);
          const seat = `${target(n)} ${mySeat}`;
          expect(held.has(seat), seat).to.equal(false);
          held.set(seat, n);
        }
        expect(held.size).to.equal(29 * 3 + 4);
        for (const id of targets) {
          const { body } = await stranger.get<MatchSummary>(`/api/matches/${id}`);
          expect(body.status).to.equal('running');
          expect(new Set(body.seats.map(({ colour }) => colour)).size).to.equal(body.players);
        }
        const { players } = await lobby.getMatch('salamandra', matchID);
        expect(players.map(({ name }) => name)).to.deep.equal(['Player 0', 'Player 1']);
      }));

    it('that are left and taken at the same time have one holder', () =>
      withServer(withDatabase, async (address) => {
        const host = await guest(address, 'Maren');
        const { id } = await host.open({ players: 3 });
        const people = await Promise.all(Array.from({ length: 20 }, (_, n) => guest(address, `Guest ${n}`)));
        const come = async (person: Person) => {
          if ((await person.post(`/api/matches/${id}/join`)).status !== 200) return;
          await person.post(`/api/matches/${id}/leave`);
        };
        await Promise.all(people.map(come));
        const { body } = await host.get<MatchSummary>(`/api/matches/${id}`);
        const holders = body.seats.filter(({ name, isBot }) => name !== null && !isBot).length;
        const claims = await Promise.all(
          people.map(async (person) => (await person.get<MatchSummary>(`/api/matches/${id}`)).body.mySeat),
        );
        expect(claims.filter((seat) => seat != null)).to.have.length(holders - 1);
      }));

    it('at quick tables: nobody waits beside another when many come at once', () =>
      withServer(withDatabase, async (address) => {
        const people = await Promise.all(Array.from({ length: 30 }, (_, n) => guest(address, `Guest ${n}`)));
        const answers = await Promise.all(
          people.map((person) => person.post<MatchSummary>('/api/quick', { game: 'salamandra', players: 2 })),
        );
        const tables = new Map<string, number>();
        for (const { body } of answers) tables.set(body.id, (tables.get(body.id) ?? 0) + 1);
        expect([...tables.values()]).to.deep.equal(Array.from({ length: 15 }, () => 2));
      }));
  });
}
