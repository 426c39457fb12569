import { expect } from 'chai';
import { logText } from '../../../src/games/salamandra/board/logText.ts';
import { type LogLine, logLines } from '../../../src/games/salamandra/log.ts';
import { legalMoves, play } from '../../../src/games/salamandra/rules/index.ts';
import { arrange, deal } from '../../../src/games/salamandra/rules/setup.ts';
import type { GameEvent } from '../../../src/games/salamandra/rules/state.ts';
import { pick, randomFrom } from '../../../src/play/random.ts';
import { give } from './table.ts';
import { TOLD_MOVES } from './toldMoves.ts';
import { expectText, LANGUAGES } from '../words.ts';
import { wordsIn } from './words.ts';

describe('The log', () => {
  for (const [what, events, lines, english] of TOLD_MOVES) {
    it(`tells of ${what}`, async () => {
      expect(logLines(events)).to.deep.equal(lines);
      const words = await wordsIn('en');
      expect(logLines(events).map((line) => logText(words, line))).to.deep.equal(english);
    });
  }

  it('has a text for each of them in every language', async () => {
    for (const language of LANGUAGES) {
      const words = await wordsIn(language);
      for (const [, events] of TOLD_MOVES) for (const line of logLines(events)) expectText(logText(words, line));
    }
  });

  it('does not touch the events that it tells of', () => {
    for (const [, events] of TOLD_MOVES) {
      const before = structuredClone(events);
      logLines(events);
      expect(events).to.deep.equal(before);
    }
  });
});

const GAINS = new Set(['points', 'crystals', 'scrolls']);

/** What players got, by seat and sort, as the events say and as the lines say. */
function sums(
  events: readonly GameEvent[],
  lines: readonly LogLine[],
): [Record<string, number>, Record<string, number>] {
  const happened: Record<string, number> = {};
  const told: Record<string, number> = {};
  const add = (to: Record<string, number>, key: string, n: number) => {
    to[key] = (to[key] ?? 0) + n;
  };
  for (const event of events)
    if ('n' in event && GAINS.has(event.type)) add(happened, `${event.seat} ${event.type}`, event.n);
  for (const { tokens, gains } of lines) {
    const seat = 'player' in tokens ? tokens.player.seat : -1;
    for (const gain of gains) if ('n' in gain && GAINS.has(gain.kind)) add(told, `${seat} ${gain.kind}`, gain.n);
  }
  return [happened, told];
}

describe('The log of whole random games', () => {
  for (const players of [1, 2, 3, 4]) {
    it(`with ${players} players loses nothing and is words in every language`, async () => {
      const languages = await Promise.all(LANGUAGES.map(wordsIn));
      const seen = new Set<string>();
      for (let game = 0; game < 10; game++) {
        const random = randomFrom(`log ${players} ${game}`);
        const G = deal(arrange(players, random, players === 1 ? { rudolph: 1 } : {}));
        if (players === 1) give(G, 0, { score: 160 });
        while (!G.over) {
          play(G, G.seat, pick(legalMoves(G, G.seat), random));
          const lines = logLines(G.events);
          const [happened, told] = sums(G.events, lines);
          expect(told).to.deep.equal(happened);
          for (const line of lines) {
            seen.add(line.key);
            for (const words of languages) expectText(logText(words, line));
          }
        }
      }
      expect(seen).to.include.all.keys('place', 'build', 'pass', 'harvest', 'count', 'win');
      const alone = ['roundAlone', 'labour', 'placement', 'placementNowhere', 'recycleField', 'recycleCard'];
      expect(seen).to.include.all.keys(players === 1 ? alone : ['round']);
    });
  }
});
