/** Der Feuer-Salamander looked back at: while it is played with one's own eyes, afterwards with all. */
import { expect } from 'chai';
import { feuersalamander } from '../../../src/games/feuersalamander/index.ts';
import { notation } from '../../../src/games/feuersalamander/notation.ts';
import type { Action } from '../../../src/games/feuersalamander/rules/actions.ts';
import type { Arrangement } from '../../../src/games/feuersalamander/rules/setup.ts';
import type { G } from '../../../src/games/feuersalamander/rules/state.ts';
import type { Move } from '../../../src/play/driver.ts';
import type { MatchFile } from '../../../src/play/match-file.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { verify } from '../../../src/play/verify.ts';
import type { MatchSummary, StepChunk } from '../../../src/server/api/answers.ts';
import { openStore } from '../../../src/server/store/index.ts';
import { patched } from '../../../src/web/online/replay/patched.ts';
import { choose } from '../../games/feuersalamander/players.ts';
import { replay } from '../../games/feuersalamander/replay.ts';
import { openServer } from '../api/opened.ts';
import { guest, Person } from '../api/person.ts';
import { seeded } from '../feuersalamander/planted.ts';
import { withDataDir } from '../running.ts';
import { arrives } from '../scan/curiosity.ts';
import { Course, type Eyes } from '../scan/feuersalamander/course.ts';
import { Ear, makeMove } from '../tables/opened.ts';

const { rules } = feuersalamander;
const PLAYERS = 3;

async function shown(person: Person, match: string, as: string): Promise<G[]> {
  const views: { G: G }[] = [];
  for (;;) {
    const path = `/api/matches/${match}/steps?from=${views.length}&count=50${as}`;
    const { status, body } = await person.get<StepChunk>(path);
    if (status !== 200) return views.map(({ G }) => G);
    views.push(body.view as { G: G });
    for (const patch of body.patches) views.push(patched(views.at(-1), patch) as { G: G });
  }
}

describe('A replay of Der Feuer-Salamander', () => {
  it('shows each their own view while it is played, and everything afterwards, also as a file and in notation', () =>
    withDataDir(async (dataDir) => {
      const store = await openStore({ databaseUrl: null, dataDir });
      const server = await openServer({}, { store: seeded(store, 'looking back') });
      const people: Person[] = [];
      for (let seat = 0; seat < PLAYERS; seat++) people.push(await guest(server.address, `Player ${seat}`));
      const [host, ...others] = people as [Person, ...Person[]];
      const { id } = await host.open({ game: 'feuersalamander', players: PLAYERS, options: { target: 49 } });
      for (const other of others) await other.post(`/api/matches/${id}/join`);
      const ears = people.map(({ headers }) => new Ear(`${server.address}/feuersalamander`, { headers }));
      try {
        for (const ear of ears) await ear.sync(id);
        const course = new Course((await store.matches.initial(id))?.G as G);
        const random = randomFrom('looking back');
        const playOn = async (isEnough: () => boolean) => {
          while (!course.now.over && !isEnough()) {
            const seat = course.now.actor;
            const action: Action = choose(course.now, seat, random);
            const step = course.deeds.length;
            course.do({ seat, action });
            const [type, ...args] = action;
            ears[seat]?.send('update', makeMove(String(seat), type, ...args), step, id, null);
            for (const ear of ears) await arrives(ear, step + 1);
          }
        };
        const stranger = new Person(server.address);
        const expectShown = async (person: Person, as: string, see: (G: G) => G) =>
          expect(await shown(person, id, as), as).to.deep.equal(course.positions.map(see));
        const hiddenFrom = (eyes: Eyes) => (G: G) => rules.view(G, eyes);

        await playOn(() => course.now.history.some(({ fact }) => fact === 'question'));
        for (const [seat, person] of people.entries()) await expectShown(person, '', hiddenFrom(seat));
        await expectShown(stranger, '', hiddenFrom(null));
        expect(await shown(stranger, id, '&as=all')).to.deep.equal([]);
        expect((await host.get(`/api/matches/${id}/file`)).status).to.equal(409);

        await playOn(() => false);
        await expectShown(stranger, '', (G) => G);
        await expectShown(stranger, '&as=1', hiddenFrom(1));
        await expectShown(stranger, '&as=spectator', hiddenFrom(null));

        const { body: file } = await stranger.get<MatchFile>(`/api/matches/${id}/file`);
        const { result } = (await stranger.get<MatchSummary>(`/api/matches/${id}`)).body;
        expect(verify(JSON.stringify(file))).to.deep.equal({
          game: 'feuersalamander',
          moves: course.deeds.length,
          result,
        });
        expect(file.seats?.map(({ colour }) => colour)).to.deep.equal(['king', 'queen', 'monk']);
        const text = notation.write(file.arrangement as Arrangement, file.moves as unknown as Move<Action>[]);
        expect(replay(text)).to.deep.equal(course.positions);
      } finally {
        for (const ear of ears) ear.close();
        await server.close();
      }
    }));
});
