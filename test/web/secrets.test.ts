import { expect } from 'chai';
import { unnamed } from '../../src/games/seats.ts';
import { openHotSeat } from '../../src/web/hotSeat.ts';
import { dealMatch } from '../../src/web/newMatch.ts';
import { localPast } from '../../src/web/online/replay/localPast.ts';
import { hiding } from './hiding.ts';

const PLAYERS = 3;
const NUMBERS = Array.from({ length: PLAYERS }, (_, seat) => seat);

const deal = () => dealMatch(hiding, unnamed(hiding.meta, PLAYERS), 'secrets').file;
const knownIn = ({ hidden }: { readonly hidden: readonly (number | null)[] }) =>
  hidden.flatMap((n, seat) => (n === null ? [] : seat));

describe('A match with secrets on one screen', () => {
  it('shows whoever is to act, also in somebody else’s turn, what that seat knows and nothing else', () => {
    const match = openHotSeat(hiding, deal());
    const acted: number[] = [];
    for (let { toAct, moves } = match.position(); toAct !== null; { toAct, moves } = match.position()) {
      expect(knownIn(match.position().view)).to.deep.equal([toAct]);
      acted.push(toAct);
      match.play(moves[0]!);
      expect(match.position().refusal).to.equal(null);
    }
    expect(acted).to.deep.equal([0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2, 0]);
    expect(knownIn(match.position().view)).to.deep.equal(NUMBERS);
    expect(match.file().result).not.to.equal(null);
  });

  it('shows anybody else only what is theirs, whoever is to act', () => {
    const match = openHotSeat(hiding, deal());
    for (let times = 0; times < 3; times++) {
      for (const seat of NUMBERS) expect(knownIn(match.viewFor(seat))).to.deep.equal([seat]);
      expect(knownIn(match.viewFor(null))).to.deep.equal([]);
      match.play(match.position().moves[0]!);
    }
  });

  it('is gone on with in the middle of a turn, by who was to act', () => {
    const match = openHotSeat(hiding, deal());
    match.play(['ask']);
    const again = openHotSeat(hiding, match.file());
    expect(again.position()).to.deep.equal(match.position());
    expect(again.position().toAct).to.equal(1);
    expect(again.position().log.map(({ line }) => line)).to.deep.equal(['begin', '0 ask']);
  });

  it('is looked back at without what somebody may still hide, and with all of it when it is over', async () => {
    const match = openHotSeat(hiding, deal());
    match.play(['ask']);
    const seen = async () => {
      const file = match.file();
      const { view } = await localPast(hiding, { id: 'kept', file }).fetchSteps(0, 1);
      return knownIn((view as unknown as { G: { hidden: (number | null)[] } }).G);
    };
    expect(await seen()).to.deep.equal([]);
    while (match.position().toAct !== null) match.play(match.position().moves[0]!);
    expect(await seen()).to.deep.equal(NUMBERS);
  });
});
