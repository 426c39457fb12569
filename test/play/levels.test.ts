import { expect } from 'chai';
import { feuersalamander } from '../../src/games/feuersalamander/index.ts';
import { salamandra } from '../../src/games/salamandra/index.ts';
import { botsOf } from '../../src/play/bots.ts';
import { BOT_LEVELS, canAdvise, levelAmong } from '../../src/play/levels.ts';

describe('The levels of a game', () => {
  it('are what is chosen from: what a game does not have is the strongest that it has', () => {
    for (const level of BOT_LEVELS) expect(levelAmong(salamandra.meta.bots, level)).to.equal(level);
    const chosen = BOT_LEVELS.map((level) => levelAmong(feuersalamander.meta.bots, level));
    expect(chosen).to.deep.equal(['easy', 'medium', 'hard', 'hard']);
  });

  it('are what simulations choose from', () => {
    expect(botsOf(salamandra)).to.deep.equal(['random', 'greedy', ...BOT_LEVELS]);
    expect(botsOf(feuersalamander)).to.deep.equal(['random', 'easy', 'medium', 'hard']);
  });

  it('tell whether there is an expert to ask', () => {
    expect(canAdvise(salamandra.meta.bots)).to.equal(true);
    expect(canAdvise(feuersalamander.meta.bots)).to.equal(false);
  });
});
