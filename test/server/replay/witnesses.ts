/** A whole game over the real server, and stock clients that remember every view that they were sent. */
import type { LogEntry, State } from 'boardgame.io';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import { hasRevealed } from '../../../src/games/salamandra/rules/index.ts';
import type { G } from '../../../src/games/salamandra/rules/state.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import { guest, Person } from '../api/person.ts';
import { sitDown, type StockClient, until } from '../stock.ts';
import { Ear, makeMove, UNDO } from '../tables/opened.ts';

export interface Witness {
  readonly person: Person;
  /** As the API names it. */
  readonly as: string;
  /** By the number of the state, as JSON has them. */
  readonly views: Map<number, unknown>;
  readonly client: StockClient;
  readonly log: () => readonly LogEntry[];
}

export interface Game {
  readonly match: string;
  readonly witnesses: readonly Witness[];
  /** Plays on until something holds or the game is over; every now and then a move is taken back. */
  playOn(enough?: (view: G) => boolean): Promise<void>;
  readonly stateId: () => number;
  close(): void;
}

/** What of a state is sent. */
const sent = ({ G, ctx, plugins, _undo, _redo, _stateID }: State): unknown =>
  JSON.parse(JSON.stringify({ G, ctx, plugins, _undo, _redo, _stateID }));

async function witness(server: string, match: string, person: Person, seat: number | null): Promise<Witness> {
  const ticket = seat === null ? undefined : { playerID: String(seat), credentials: '' };
  const client = sitDown(server, match, ticket, { extraHeaders: person.headers, transports: ['websocket'] });
  const views = new Map<number, unknown>();
  client.subscribe((state) => {
    const known = client.store.getState() as State | null;
    if (state && known) views.set(stateIdOf(known), sent(known));
  });
  await until(client, () => true);
  return { person, as: seat === null ? 'spectator' : String(seat), views, client, log: () => client.log ?? [] };
}

export async function beginGame(server: string, seats: number): Promise<Game> {
  const people = await Promise.all(Array.from({ length: seats }, (_, seat) => guest(server, `Player ${seat}`)));
  const { id: match } = await (people[0] as Person).open({ players: seats, visibility: 'unlisted' });
  for (const person of people.slice(1)) await person.post(`/api/matches/${match}/join`);
  const hands: Ear[] = [];
  const witnesses = [await witness(server, match, new Person(server), null)];
  for (const [seat, person] of people.entries()) {
    witnesses.push(await witness(server, match, person, seat));
    const hand = new Ear(`${server}/salamandra`, { headers: person.headers });
    await hand.sync(match);
    hands.push(hand);
  }
  const random = randomFrom(`replay of ${seats}`);
  const [{ client: spectator }] = witnesses as [Witness];
  const viewNow = (): G => spectator.getState()?.G as G;
  const stateId = () => stateIdOf(spectator.store.getState() as State);
  const send = async (seat: number, action: unknown) => {
    const id = stateId() + 1;
    const arrived = witnesses.map(({ client }) => until(client, (state) => stateIdOf(state) >= id));
    hands[seat]?.send('update', action, id - 1, match, null);
    await Promise.all(arrived);
  };
  return {
    match,
    witnesses,
    stateId,
    async playOn(enough = () => false) {
      while (!viewNow().over && !enough(viewNow())) {
        const { seat, turn } = viewNow();
        const [type, ...args] = pick(salamandra.rules.legalMoves(viewNow(), seat), random);
        await send(seat, makeMove(String(seat), type, ...args));
        const mayUndo = viewNow().turn === turn && !hasRevealed(viewNow()) && !viewNow().over;
        if (mayUndo && random() < 0.15) await send(seat, UNDO);
      }
    },
    close() {
      for (const { client } of witnesses) client.stop();
      for (const hand of hands) hand.close();
    },
  };
}
