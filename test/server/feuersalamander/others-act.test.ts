/** In the turn of one player others may have to act: clocks, messages, lists and bots go by who is to act. */
import { expect } from 'chai';
import type { Action } from '../../../src/games/feuersalamander/rules/actions.ts';
import type { G } from '../../../src/games/feuersalamander/rules/state.ts';
import type { MatchSummary } from '../../../src/server/api/answers.ts';
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import type { Person } from '../api/person.ts';
import { type ClockedHouse, DAY, heard, HOUR, MINUTE, summary, turnOf, withClocks } from '../clocked.ts';
import { rules } from '../scan/feuersalamander/course.ts';
import { type Ear, makeMove, type Synced } from '../tables/opened.ts';
import { handing, planted } from './planted.ts';

const GAME = 'feuersalamander';

/** Fire and the second stone are where it says, the seventh row is not: seats 1 and 2 may swap. */
const CLAIM: Action = ['lay', 'fire', 1, 'row-7', 1, 'stone-2', 2];
const HANDS = handing(['air', 'row-1'], ['stone-1', 'fire'], ['stone-2', 'water']);

const inTheSwaps = (use: (house: ClockedHouse) => Promise<void>, arrangement = HANDS): Promise<void> =>
  withClocks(use, undefined, (store) => planted(store, arrangement));

const stateOf = async (ear: Ear, id: string): Promise<Synced['state'] & { G: G }> => {
  const { state } = await ear.sync(id);
  return state as Synced['state'] & { G: G };
};

/** One move of a seat, which everyone has heard of after it. */
async function play(house: ClockedHouse, id: string, person: Person, seat: number, action: Action): Promise<void> {
  const ear = await house.sit(id, GAME, person);
  const state = await stateOf(ear, id);
  const [type, ...args] = action;
  ear.send('update', makeMove(String(seat), type, ...args), stateIdOf(state), id, null);
  await ear.next('patch');
}

const dueSeats = ({ seats }: MatchSummary): number[] =>
  seats.flatMap(({ seat, dueAt }) => (dueAt === null ? [] : [seat]));

const turnsOf = async (person: Person): Promise<string[]> =>
  ((await person.get('/api/my/turns')).body.matches as MatchSummary[]).map(({ id }) => id);

describe('Who is to act in the turn of somebody else', () => {
  it('has the clock, the message, the reminder and the match in the list of turns; a restart changes nothing', () =>
    inTheSwaps(async (house) => {
      const { match, people } = await house.table(3, { game: GAME });
      const [, one] = people as [Person, Person, Person];
      expect([match.toAct, dueSeats(match)]).to.deep.equal([[0], [0]]);
      await play(house, match.id, people[0] as Person, 0, CLAIM);
      const failed = await summary(one, match.id);
      expect([failed.toAct, dueSeats(failed)]).to.deep.equal([[1], [1]]);
      await house.stop();
      await house.start();
      const again = people.map((person) => house.again(person));
      expect((await summary(again[1] as Person, match.id)).seats).to.deep.equal(failed.seats);
      const lists = await Promise.all(again.map(turnsOf));
      expect(lists).to.deep.equal([[], [match.id], []]);
      const told = { account: await (again[1] as Person).id(), match: match.id };
      for (const time of [HOUR, MINUTE]) await house.pass(time);
      expect(house.told('turn')).to.deep.equal([told]);
      for (const time of [17 * HOUR, MINUTE]) await house.pass(time);
      expect(house.reminders()).to.deep.equal([told]);

      const watching = await stateOf(await house.watch(match.id, GAME), match.id);
      expect(watching.ctx).to.deep.include({ currentPlayer: '0', activePlayers: { 1: 'swap' } });
      const ear = await house.sit(match.id, GAME, again[0] as Person);
      ear.send('update', makeMove('0', 'swap'), 1, match.id, null);
      expect(await ear.refusal()).to.equal('notYourTurn');
    }));

  it('goes on after a restart between the swap and the card that was drawn; then the next one has a clock', () =>
    inTheSwaps(async (house) => {
      const { match, people } = await house.table(3, { game: GAME });
      await play(house, match.id, people[0] as Person, 0, CLAIM);
      await play(house, match.id, people[1] as Person, 1, ['swap']);
      expect((await summary(people[1] as Person, match.id)).toAct).to.deep.equal([1]);
      await house.stop();
      await house.start();
      const again = people.map((person) => house.again(person));
      const { G: seen } = await stateOf(await house.sit(match.id, GAME, again[1] as Person), match.id);
      expect([seen.stage, seen.actor, seen.seat]).to.deep.equal(['drawn', 1, 0]);
      await play(house, match.id, again[1] as Person, 1, rules.legalMoves(seen, 1)[0] as Action);
      const next = await summary(again[2] as Person, match.id);
      expect([next.toAct, dueSeats(next)]).to.deep.equal([[2], [2]]);

      const ear = await house.watch(match.id, GAME);
      await house.pass(DAY + 1);
      const after = await heard(ear, turnOf(1));
      expect(after.seats.map(({ missed }) => missed)).to.deep.equal([0, 0, 1]);
      expect(dueSeats(after)).to.deep.equal([1]);
      const { G } = await stateOf(ear, match.id);
      expect([G.seat, G.stage]).to.deep.equal([1, 'begin']);
      expect(house.server.log.join('')).not.to.include('"level":"error"');
    }));

  it('is played by bots, from the discards of the setup', () =>
    inTheSwaps(
      async (house) => {
        const { match, ear } = await house.table(1, { game: GAME, players: 3, bots: ['easy', 'medium'] });
        const begun = turnOf(0)(match) ? match : await heard(ear, turnOf(0));
        expect(begun.status).to.equal('running');
        const before = (await stateOf(ear, match.id)).G;
        expect(before.history.map(({ fact }) => fact).slice(0, 3)).to.deep.equal(['deal', 'discard', 'discard']);
      },
      handing(['air', 'row-1'], ['fire', 'water'], ['stone-1', 'stone-2']),
    ));

  it('is played by bots in the turn of a person', () =>
    inTheSwaps(async (house) => {
      const plan = { game: GAME, players: 3, bots: ['easy', 'hard'] };
      const { match, people, ear } = await house.table(1, plan);
      await play(house, match.id, people[0] as Person, 0, CLAIM);
      await heard(ear, turnOf(0));
      const { log } = await ear.sync(match.id);
      const swaps = log
        .map(({ action: { payload } }) => payload as { type?: string; playerID: string })
        .filter(({ type }) => type === 'swap' || type === 'keepShown');
      expect(swaps.slice(0, 2).map(({ playerID }) => playerID)).to.deep.equal(['1', '2']);
    }));
});
