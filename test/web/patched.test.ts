import { expect } from 'chai';
import { diff } from '../../src/server/tables/diff.ts';
import { patched } from '../../src/web/online/replay/patched.ts';

describe('A patch applied', () => {
  const cases: [string, object, object][] = [
    ['nothing', { a: [1] }, { a: [1] }],
    ['keys that come, go and change', { a: 1, b: 2, c: 3 }, { b: 4, c: 3, d: 5 }],
    ['an object where a list was', { a: [1], b: 'x' }, { a: { 0: 1 }, b: ['x'] }],
    ['items taken from a list and put into it', { a: [1, 2, 9], b: [1, 9] }, { a: [1, 9], b: [1, 2, 3, 9] }],
    ['lists in lists', { a: [[1, 2], [3]] }, { a: [[1], [3, 4], []] }],
    ['keys that mean something in a path', { 'a/b': 1, 'c~d': 1 }, { 'a/b': 2, 'c~d': 2, '~1': 3 }],
  ];
  for (const [name, before, after] of cases) {
    it(`is right for ${name}, and leaves what was there alone`, () => {
      const copy = structuredClone(before);
      expect(patched(before, diff(before, after))).to.deep.equal(after);
      expect(before).to.deep.equal(copy);
    });
  }

  it('shares what it does not touch', () => {
    const before = { same: { deep: [1] }, list: [{ n: 1 }, { n: 2 }] };
    const after = patched(before, [{ op: 'add', path: '/list/1/n', value: 3 }]) as typeof before;
    expect(after.same).to.equal(before.same);
    expect(after.list[0]).to.equal(before.list[0]);
    expect(after.list[1]).to.deep.equal({ n: 3 });
  });
});
