/** Whole games over the real server: whoever is sent whatever can deduce from it what the rules let them, and no more. */
import { expect } from 'chai';
import { CARD_IDS } from '../../../../src/games/feuersalamander/content/cards.ts';
import type { Action } from '../../../../src/games/feuersalamander/rules/actions.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { openStore } from '../../../../src/server/store/index.ts';
import { openServer } from '../../api/opened.ts';
import { guest } from '../../api/person.ts';
import { withDataDir } from '../../running.ts';
import { Ear, makeMove } from '../../tables/opened.ts';
import { type Company, gather, overhear, type Somebody, type Stream } from '../company.ts';
import { arrives, askForEverything, knock, lookBack } from '../curiosity.ts';
import { leaksIn, leavesOf } from '../secrets.ts';
import {
  arrangementFor,
  chanceFor,
  Course,
  decide,
  type Eyes,
  eyesOf,
  type Players,
  rules,
  sentAs,
  TARGET,
} from './course.ts';
import { Censor } from './objections.ts';
import { planted } from '../../feuersalamander/planted.ts';
import { Browser } from './shown.ts';

/** So often, in moves, everybody asks for everything. */
const CURIOUS = 40;

/** Somebody who plays at another table, and shows the credentials of that one here. */
async function neighbour(server: string, { game }: Company, streams: Stream[]): Promise<Somebody> {
  const person = await guest(server, 'Nele');
  const { body: opened } = await person.post<{ matchID: string }>(`/games/${game}/create`, { numPlayers: 2 });
  const path = `/games/${game}/${opened.matchID}/join`;
  const { body } = await person.post<{ playerCredentials: string }>(path, { playerID: 1, playerName: 'Nele' });
  const ear = new Ear(`${server}/${game}`, { headers: person.headers });
  const frames: string[] = [];
  overhear(ear, frames);
  await ear.next('connect');
  const mayKnow = new Set([body.playerCredentials, await person.id()]);
  streams.push(
    { of: 'a neighbour, by socket', texts: frames, seat: null, mayKnow },
    { of: 'a neighbour', texts: person.answers, seat: null, mayKnow },
  );
  return { name: 'a neighbour', person, ear, playerID: null, credentials: body.playerCredentials };
}

/** Tries the seats one after the other. */
async function tryAllSeats({ ear, credentials }: Somebody, { match, players }: Company): Promise<void> {
  for (const [seat] of players.entries()) {
    ear.send('sync', match, String(seat), credentials);
    expect(await ear.refusal()).to.equal('notYourSeat');
  }
}

/** Some of what can be sent as a move: whatever of it is illegal for the seat. */
const TRIES: Action[] = [
  ...CARD_IDS.map((card): Action => ['discard', card]),
  ...CARD_IDS.map((card): Action => ['ask', card]),
  ['keep'],
  ['swap'],
  ['keepShown'],
  ['placeToken', 'fire', 'row-7', 'stone-3'],
  ['placeToken', 'air', 'row-1', 'stone-1'],
  ['lay', 'fire', 9, 'row-7', 0, 'stone-3', 0],
  ['lay', 'fire', 0, 'row-7', 0, 'stone-3', 0],
  ['lay', 'air', 1, 'row-4', 1, 'stone-1', 1],
];

/** What the server says to it is what the seat's own view says: nothing that is hidden has a part in it. */
async function tryInVain({ ear }: Somebody, match: string, seat: number, view: G, id: number): Promise<void> {
  const illegal = TRIES.filter((action) => rules.refusal(view, seat, action) !== null);
  const before = ear.heard.length;
  for (const [type, ...args] of illegal) ear.send('update', makeMove(String(seat), type, ...args), id, match, null);
  await ear.settled();
  const answers = ear.heard
    .slice(before)
    .flatMap(({ event, args }) => (event === 'refused' ? [(args[1] as { error: string }).error] : []));
  expect(answers).to.deep.equal([...illegal.map((action) => rules.refusal(view, seat, action)), 'actionNotAllowed']);
}

/** Looks through all that is new, stream by stream. */
class Watch {
  readonly #read = new Map<Stream, { browser: Browser; texts: number }>();
  readonly #censors: ReadonlyMap<Eyes, Censor>;
  readonly #words: readonly string[];
  views = 0;

  constructor(streams: readonly Stream[], course: Course, words: readonly string[]) {
    for (const stream of streams) this.#read.set(stream, { browser: new Browser(), texts: 0 });
    this.#censors = new Map(eyesOf(course.now).map((eyes) => [eyes, new Censor(course, eyes)]));
    this.#words = words;
  }

  look(): void {
    for (const [stream, reader] of this.#read) {
      const { of, texts, seat, mayKnow } = stream;
      const words = this.#words.filter((word) => !mayKnow.has(word));
      for (const text of texts.slice(reader.texts)) {
        const shown = reader.browser.read(text);
        this.views += shown.views.length;
        const objections = this.#censors.get(seat)?.objections(shown);
        expect(objections?.concat(leaksIn(text, { words, piles: [] })), of).to.deep.equal([]);
      }
      reader.texts = texts.length;
    }
  }

  /** What the socket has brought its seat to. */
  viewOf(stream: Stream | undefined): G {
    return this.#read.get(stream as Stream)?.browser.view?.G as G;
  }
}

async function playAndWatch(dataDir: string, players: Players): Promise<Course> {
  const arrangement = arrangementFor(players);
  const store = await openStore({ databaseUrl: null, dataDir });
  const server = await openServer({}, { store: planted(store, arrangement) });
  const options = { target: TARGET };
  const company = await gather(server.address, store, { game: 'feuersalamander', players, options });
  const { match, stranger, spectators } = company;
  const others: Stream[] = [];
  const nele = await neighbour(server.address, company, others);
  try {
    const knocked: string[] = [];
    const mayKnow = new Set(company.ids);
    const streams: Stream[] = [
      ...company.streams,
      ...others.map((stream) => ({ ...stream, mayKnow: new Set([...stream.mayKnow, ...mayKnow]) })),
      { of: 'a stranger at the table', texts: knocked, seat: null, mayKnow },
      { of: 'the log', texts: server.log, seat: null, mayKnow: new Set() },
    ];
    const atTable = [...company.players, ...spectators, nele];
    const sockets = company.players.map(
      ({ name }) => streams.find(({ of }) => of === `${name}, by socket`) as Stream,
    );
    for (const { ear, playerID, credentials } of atTable) await ear.sync(match, playerID, credentials);
    const course = new Course(rules.deal(arrangement));
    const initial = await store.matches.initial(match);
    const keys = [arrangement.chance, ...leavesOf(initial?.plugins['random'])];
    const watch = new Watch(streams, course, [...company.words, ...keys]);
    const random = chanceFor(players);
    let id = 0;
    for (let seat = rules.toAct(course.now); seat !== null; seat = rules.toAct(course.now)) {
      watch.look();
      if (id % CURIOUS === 0) {
        for (const one of [...atTable, stranger]) {
          await askForEverything(one, company);
          await lookBack(one, company, id - CURIOUS);
        }
        await knock(server.address, company, knocked);
        await tryAllSeats(nele, company);
        await nele.ear.sync(match);
        for (const [each, one] of company.players.entries()) {
          await tryInVain(one, match, each, watch.viewOf(sockets[each]), id);
        }
        watch.look();
      }
      const deed = { seat, action: decide(watch.viewOf(sockets[seat]), seat, random) };
      course.do(deed);
      const mover = company.players[seat]?.ear as Ear;
      mover.send('update', sentAs(deed), id, match, null);
      id += 1;
      for (const { ear } of atTable) await arrives(ear, id);
      server.pass(1000);
    }
    watch.look();
    expect(watch.views).to.be.greaterThan(id * atTable.length);
    expect((await store.matches.get(match))?.status).to.equal('over');
    return course;
  } finally {
    nele.ear.close();
    company.close();
    await server.close();
  }
}

describe('What is sent of Der Feuer-Salamander lets everyone deduce what the rules let them', () => {
  for (const players of [2, 3, 4] as const) {
    it(`in a whole game of ${players}, played by seats that know nothing but what they were sent`, () =>
      withDataDir(async (dataDir) => {
        const { deeds, now } = await playAndWatch(dataDir, players);
        const done = deeds.map(({ action }) => (action === 'undo' ? 'undo' : action[0]));
        expect(done).to.include.members([
          'discard',
          'keep',
          'placeToken',
          'goHome',
          'ask',
          'lay',
          'keyThrow',
          'undo',
        ]);
        expect(done).to.include.members(['swap', 'keepShown']);
        expect(now.history.map(({ fact }) => fact)).to.include.members(['laid', 'failed']);
      }));
  }
});
