import { expect } from 'chai';
import type { WithStore } from './conformance.ts';
import { newMatch, people, runningMatch, state, step } from './fixtures.ts';

export function progressRules(withStore: WithStore): void {
  describe('a match in progress', () => {
    it('goes on step by step, and from the newest checkpoint', () =>
      withStore(async ({ matches }) => {
        await matches.create(newMatch('m'));
        for (let after = 0; after < 12; after++) {
          const checkpoint = after === 4 || after === 9 ? state(after + 1) : null;
          expect(await matches.append('m', step(after, { checkpoint, toAct: [after % 2] }))).to.equal('written');
        }
        expect(await matches.get('m')).to.deep.include({ stateId: 12, toAct: [1], updatedAt: 3011, status: 'open' });
        const newest = await matches.saved('m');
        expect(newest).to.deep.include({ stateId: 10, state: state(10) });
        expect(newest?.steps).to.deep.equal(
          [10, 11].map((after) => ({ stateId: after + 1, step: step(after).step })),
        );
        expect(await matches.initial('m')).to.deep.equal(state(0));
        expect(await matches.log('m')).to.deep.equal(
          Array.from({ length: 12 }, (_, n) => ({ _stateID: n, turn: 1 })),
        );
      }));

    it('can be looked back at', () =>
      withStore(async ({ matches }) => {
        await matches.create(newMatch('m'));
        for (let after = 0; after < 8; after++) {
          await matches.append('m', step(after, { checkpoint: after === 4 ? state(5) : null }));
        }
        const look = async (at: number) => {
          const saved = await matches.saved('m', at);
          return saved && [saved.stateId, ...saved.steps.map(({ stateId }) => stateId)];
        };
        expect(await look(0)).to.deep.equal([0]);
        expect(await look(3)).to.deep.equal([0, 1, 2, 3]);
        expect(await look(5)).to.deep.equal([5]);
        expect(await look(7)).to.deep.equal([5, 6, 7]);
        expect(await look(1e12)).to.deep.equal([5, 6, 7, 8]);
        expect(await look(-1)).to.equal(null);
        const chunk = await matches.saved('m', 2, 6);
        expect(chunk?.stateId).to.equal(0);
        expect(chunk?.steps.map(({ stateId }) => stateId)).to.deep.equal([1, 2, 3, 4, 5, 6]);
        expect((await matches.saved('m', 6, 1e12))?.steps.at(-1)?.stateId).to.equal(8);
        expect(await matches.marks('m')).to.deep.equal(
          Array.from({ length: 8 }, (_, after) => ({ stateId: after + 1, mark: step(after).mark })),
        );
        expect(await matches.saved('none')).to.equal(null);
        expect(await matches.marks('none')).to.deep.equal([]);
        expect(await matches.log('none')).to.deep.equal([]);
      }));

    it('takes one of two steps that were made in the same state', () =>
      withStore(async ({ matches }) => {
        await matches.create(newMatch('m'));
        for (let after = 0; after < 10; after++) {
          const racing = Array.from({ length: 5 }, (_, who) =>
            matches.append('m', step(after, { toAct: [who], step: { action: { who }, log: [who] } })),
          );
          const answers = await Promise.all(racing);
          expect(answers.filter((answer) => answer === 'written')).to.have.length(1);
          const winner = answers.indexOf('written');
          expect((await matches.get('m'))?.toAct).to.deep.equal([winner]);
          expect((await matches.log('m')).at(-1)).to.equal(winner);
        }
        expect(await matches.log('m')).to.have.length(10);
        expect(await matches.append('none', step(0))).to.equal('behind');
        expect(await matches.append('m', step(99)), 'a state that it has not come to').to.equal('behind');
      }));

    it('is over with the step that ends it, and takes none after it', () =>
      withStore(async (store) => {
        await people(store, 'a', 'b');
        await runningMatch(store, 'm', 'a', 'b');
        const result = { scores: [7, 9], winners: [1] };
        await store.matches.append('m', step(0, { result, toAct: [] }));
        expect(await store.matches.get('m')).to.deep.include({ status: 'over', result, toAct: [] });
        expect(await store.matches.append('m', step(1))).to.equal('behind');
        await runningMatch(store, 'm2', 'a', 'b');
        await store.matches.resign('m2', result, 9000);
        expect(await store.matches.append('m2', step(0))).to.equal('behind');
        expect((await store.matches.get('m2'))?.result).to.deep.equal(result);
      }));

    it('is not harmed by a write of another that fails at the same time', () =>
      withStore(async ({ matches }) => {
        const ids = Array.from({ length: 20 }, (_, index) => `m${index}`);
        await Promise.all(ids.map((id) => matches.create(newMatch(id))));
        await matches.append('m7', step(0));
        const answers = await Promise.allSettled(
          ids.map((id) =>
            // the step that m7 already has: its own writing is refused half-way
            matches.append(id, id === 'm7' ? step(1, { stateId: 1, toAct: [9] }) : step(0, { checkpoint: state(1) })),
          ),
        );
        expect(answers.map(({ status }) => status)).to.deep.equal(
          ids.map((id) => (id === 'm7' ? 'rejected' : 'fulfilled')),
        );
        for (const id of ids) expect(await matches.get(id), id).to.deep.include({ stateId: 1, toAct: [1] });
        expect(await matches.log('m7')).to.have.length(1);
        expect(await matches.append('m7', step(1))).to.equal('written');
      }));
  });
}
