/** A game over a server of its own, and all that those around it were sent, without what is never twice the same. */
import { openStore } from '../../../../src/server/store/index.ts';
import type { Arrangement } from '../../../../src/games/feuersalamander/rules/setup.ts';
import type { Seat } from '../../../../src/games/feuersalamander/rules/state.ts';
import { openServer } from '../../api/opened.ts';
import { guest, Person } from '../../api/person.ts';
import { withDataDir } from '../../running.ts';
import { Ear, makeMove } from '../../tables/opened.ts';
import { overhear } from '../company.ts';
import { arrives } from '../curiosity.ts';
import { type Course, type Eyes, eyesOf, sentAs, TARGET } from './course.ts';
import { planted } from '../../feuersalamander/planted.ts';

export type Transcript = readonly string[];

interface Recorder {
  readonly eyes: Eyes;
  readonly person: Person;
  readonly table: Ear;
  readonly ears: readonly Ear[];
  readonly frames: readonly string[][];
}

const MIDSUMMER = Date.UTC(2026, 5, 21);
/** The stages of a match at which one asks for everything: out of so many deeds. */
const isCurious = (id: number, deeds: number): boolean => [0, Math.floor(deeds / 2), deeds - 1].includes(id);

/** What each of the curious was sent. */
export const transcripts = (
  arrangement: Arrangement,
  course: Course,
  curious: readonly Eyes[],
): Promise<Map<Eyes, Transcript>> =>
  withDataDir(async (dataDir) => {
    let clock = MIDSUMMER;
    const store = planted(await openStore({ databaseUrl: null, dataDir }), arrangement);
    const server = await openServer({}, { store, now: () => clock });
    const people = await comeTogether(server.address, course);
    const match = await openTable(people);
    const recorders: Recorder[] = [];
    for (const [eyes, person] of people) recorders.push(await record(server.address, match, eyes, person));
    for (const [id, deed] of course.deeds.entries()) {
      const isTime = isCurious(id, course.deeds.length);
      for (const recorder of recorders) {
        if (isTime && curious.includes(recorder.eyes)) await ask(recorder, match, id, deed.seat);
      }
      recorders[deed.seat]?.table.send('update', sentAs(deed), id, match, null);
      for (const { table } of recorders) await arrives(table, id + 1);
      clock += 1000;
    }
    await server.close();
    for (const { ears } of recorders) for (const ear of ears) await ear.next('disconnect');
    const names = [match, new URL(server.address).host];
    return new Map(recorders.map((recorder) => [recorder.eyes, written(recorder, names)]));
  });

async function comeTogether(server: string, course: Course): Promise<Map<Eyes, Person>> {
  const people = new Map<Eyes, Person>();
  for (const eyes of eyesOf(course.now)) {
    people.set(eyes, eyes === null ? new Person(server) : await guest(server, `Player ${eyes}`));
  }
  return people;
}

/** Everyone sits down who is to play. */
async function openTable(people: ReadonlyMap<Eyes, Person>): Promise<string> {
  const players = people.size - 1;
  const plan = { game: 'feuersalamander', players, options: { target: TARGET } };
  const { id } = await (people.get(0) as Person).open(plan);
  for (let seat = 1; seat < players; seat++) await people.get(seat)?.post(`/api/matches/${id}/join`);
  return id;
}

async function record(server: string, match: string, eyes: Eyes, person: Person): Promise<Recorder> {
  person.answers.length = 0;
  const frames: string[][] = [];
  const ears: Ear[] = [];
  for (const room of ['feuersalamander', 'lobby']) {
    const ear = new Ear(`${server}/${room}`, { headers: person.headers });
    const heard: string[] = [];
    overhear(ear, heard);
    await ear.next('connect');
    frames.push(heard);
    ears.push(ear);
  }
  const [table] = ears as [Ear];
  await table.sync(match);
  return { eyes, person, table, ears, frames };
}

/** Without what is never twice the same. */
function written({ person, frames }: Recorder, names: readonly string[]): Transcript {
  const texts = [...frames.flatMap((some) => some.flatMap(eventIn)), ...person.answers.map(withoutDate)];
  return texts.map((text) =>
    names.reduce((shorter, name) => shorter.replaceAll(name, 'name'), text).replaceAll(UUID, 'uuid'),
  );
}

const PATHS = ['', '/outline', '/journal', '/steps?from=30&count=50', '/file', '/chat'];
const LISTS = ['/api/matches', '/api/my/matches', '/api/my/turns', '/api/me/export', '/games/feuersalamander'];

/** All that there is to read, and moves when it is not one's turn. */
async function ask({ eyes, person, table }: Recorder, match: string, id: number, actor: Seat): Promise<void> {
  for (const path of PATHS) await person.get(`/api/matches/${match}${path}`);
  for (const as of ['all', 'spectator', '0', '1']) {
    await person.get(`/api/matches/${match}/steps?from=0&as=${as}`);
    await person.get(`/api/matches/${match}/journal?as=${as}`);
  }
  for (const path of [...LISTS, `/games/feuersalamander/${match}`]) await person.get(path);
  await table.sync(match);
  if (eyes === actor) return;
  for (const seat of [eyes ?? 0, actor]) {
    table.send('update', makeMove(String(seat), 'discard', 'air'), id, match, null);
    table.send('update', makeMove(String(seat), 'keep'), id, match, null);
  }
  await table.settled();
}

/** Who comes and goes is told now and then, and has nothing to do with the game. */
const COMINGS = new Set(['presence', 'matchData']);

function eventIn(frame: string): string[] {
  const { type, data } = JSON.parse(frame) as { type: string; data?: string };
  const [, event] = /^2(?:\/[^,]*,)?\["(\w+)"/.exec(type === 'message' ? String(data) : '') ?? [];
  return event === undefined || COMINGS.has(event) ? [] : [String(data)];
}

const withoutDate = (answer: string): string => answer.replaceAll(/\["(?:date|etag)","[^\]]*"\],?/g, '');

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
