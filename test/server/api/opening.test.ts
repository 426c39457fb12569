import { expect } from 'chai';
import { newMatchId } from '../../../src/server/api/opening.ts';

describe('The id of a match', () => {
  it('is another one every time, fits into an address, and looks like no option of a command', () => {
    const ids = Array.from({ length: 2000 }, newMatchId);
    expect(new Set(ids).size).to.equal(ids.length);
    // one of 64 began with a dash: the operator's commands took it for an option
    expect(ids.filter((id) => !/^\w[\w-]{10}$/.test(id))).to.deep.equal([]);
  });
});
