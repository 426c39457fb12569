import { expect } from 'chai';
import { readSettings } from '../../src/web/settings.ts';

const DEFAULTS = {
  language: null,
  theme: 'round',
  motion: 'system',
  sound: true,
  confirmTurns: true,
  botPace: 'calm',
  board: 'picture',
};

describe('Settings', () => {
  for (const nothing of [null, 'night', 7, [], { theme: 'dusk', language: 'la', sound: 'loud', board: {} }]) {
    it(`are the defaults where ${JSON.stringify(nothing)} was kept`, () => {
      expect(readSettings(nothing)).to.deep.equal(DEFAULTS);
    });
  }

  it('are what was chosen, and the defaults for what was not', () => {
    const chosen = { language: 'fr', theme: 'night', sound: false, board: 'text' };
    expect(readSettings(chosen)).to.deep.equal({ ...DEFAULTS, ...chosen });
  });
});
