import { expect } from 'chai';
import type { MatchSummary } from '../../../src/server/api/answers.ts';
import { type ClockedHouse, DAY, heard, summary, whoIs, withClocks } from '../clocked.ts';
import type { Ear } from '../tables/opened.ts';

describe('A player who misses three turns', () => {
  /** Turns go by until the seat has missed three; the others miss theirs too. */
  async function untilMissing(house: ClockedHouse, match: MatchSummary, ear: Ear, seat: number): Promise<void> {
    let now = match;
    while ((now.seats[seat]?.missed ?? 0) < 3) {
      const { toAct } = now;
      await house.pass(DAY + 1);
      now = await heard(ear, (next) => next.toAct[0] !== toAct[0]);
    }
  }

  it('is replaced by a bot if more than half of the others want it', () =>
    withClocks(async (house) => {
      const { match, personOn, ear } = await house.table(3);
      const { mover } = whoIs(match);
      const others = [0, 1, 2].filter((seat) => seat !== mover);
      const vote = (seat: number, body: object = { seat: mover }, method = 'POST') =>
        personOn(seat).send(method, `/api/matches/${match.id}/vote`, body);
      const [first = -1, second = -1] = others;
      expect((await vote(first)).body.error).to.equal('notToDecide');
      await untilMissing(house, match, ear, mover);
      for (const body of [{}, { seat: -1 }, { seat: '__proto__' }, { seat: 1e9 }]) {
        expect((await vote(first, body)).status, JSON.stringify(body)).to.equal(400);
      }
      expect((await vote(first, { seat: 9 })).body.error).to.equal('notToDecide');
      expect((await vote(mover)).body.error).to.equal('ownSeat');
      const stranger = await house.table(2);
      const outside = await stranger.personOn(0).post(`/api/matches/${match.id}/vote`, { seat: mover });
      expect(outside.body.error).to.equal('notSeated');

      expect((await vote(first)).body.seats[mover]).to.deep.include({ votes: [first], isBot: false });
      expect((await vote(first, { seat: mover }, 'DELETE')).body.seats[mover].votes).to.deep.equal([]);
      await vote(first);
      const { body } = await vote(second);
      expect(body.seats[mover]).to.deep.include({ isBot: true, votes: null, dueAt: null });
      await heard(ear, ({ seats }) => seats[mover]?.isBot === true);
      expect((await summary(personOn(mover), match.id)).mySeat).to.equal(null);
      expect((await vote(second)).body.error).to.equal('notToDecide');
    }));

  it('of a match of two is replaced if the other one wants it', () =>
    withClocks(async (house) => {
      const { match, personOn, ear } = await house.table(2);
      const { mover, other } = whoIs(match);
      await untilMissing(house, match, ear, mover);
      const { body } = await personOn(other).post(`/api/matches/${match.id}/vote`, { seat: mover });
      expect(body).to.include({ status: 'running', mySeat: other });
      expect(body.seats[mover].isBot).to.equal(true);
    }));
});
