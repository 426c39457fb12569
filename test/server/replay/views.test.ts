/** For every step of whole games and everybody who saw them: what is shown afterwards is what was sent then. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'chai';
import { salamandra } from '../../../src/games/salamandra/index.ts';
import { ROUNDS } from '../../../src/games/salamandra/content/mat.ts';
import type { G } from '../../../src/games/salamandra/rules/state.ts';
import type { Journal, StepChunk } from '../../../src/server/api/answers.ts';
import { patched } from '../../../src/web/online/replay/patched.ts';
import { serverForAll } from '../api/opened.ts';
import { Person } from '../api/person.ts';
import { beginGame, type Game, type Witness } from './witnesses.ts';

/** All views from the first step to the last, by chunks of this size. */
async function replayed(person: Person, { match, stateId }: Game, count: number, as: string): Promise<unknown[]> {
  const views: unknown[] = [];
  while (views.length <= stateId()) {
    const path = `/api/matches/${match}/steps?from=${views.length}&count=${count}${as}`;
    const { status, body } = await person.get<StepChunk>(path);
    expect(status, path).to.equal(200);
    views.push(body.view);
    for (const patch of body.patches) views.push(patched(views.at(-1), patch));
  }
  return views;
}

/** Chai takes its time to say what differs. */
function expectSame(shown: unknown, sent: unknown, what: string): void {
  if (!isDeepStrictEqual(shown, sent)) expect(shown, what).to.deep.equal(sent);
}

async function expectSeen(game: Game, { views, log }: Witness, person: Person, as: string): Promise<void> {
  const shown = await replayed(person, game, as === '' ? 50 : 17, as === '' ? '' : `&as=${as}`);
  expect(shown).to.have.length(game.stateId() + 1);
  expect(views.size, 'views that were sent').to.equal(shown.length);
  for (const [step, view] of shown.entries()) expectSame(view, views.get(step), `step ${step}`);
  const { body } = await person.get<Journal>(`/api/matches/${game.match}/journal${as === '' ? '' : `?as=${as}`}`);
  expectSame(body.log, JSON.parse(JSON.stringify(log())), 'the journal');
  expect(body.opening).to.deep.equal(views.get(0));
}

describe('A replay shows what was sent', () => {
  const server = serverForAll();

  for (const seats of [2, 3, 4]) {
    it(`at every step of a game of ${seats}: to each while it is played, and of each when it is over`, async () => {
      const game = await beginGame(server().address, seats);
      try {
        await game.playOn(({ round }) => round === ROUNDS);
        for (const witness of game.witnesses) await expectSeen(game, witness, witness.person, '');
        await game.playOn();
        const stranger = new Person(server().address);
        for (const witness of game.witnesses) await expectSeen(game, witness, stranger, witness.as);

        // nothing is hidden any more, and all of it is the truth
        const [spectator] = game.witnesses as [Witness];
        const whole = (await replayed(stranger, game, 50, '')) as { G: G }[];
        for (const [step, { G }] of whole.entries()) {
          expectSame(salamandra.rules.view(G, null), (spectator.views.get(step) as { G: G }).G, `step ${step}`);
        }
        const { piles } = (whole[0] as { G: G }).G;
        expect(Object.values(piles).flat()).to.not.include(null);
      } finally {
        game.close();
      }
    });
  }
});
