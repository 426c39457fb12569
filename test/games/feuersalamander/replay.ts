/** Reads a match in notation and plays it: every move legal, every score as it is written. */
import { expect } from 'chai';
import { notation } from '../../../src/games/feuersalamander/notation.ts';
import { playable } from '../../../src/games/feuersalamander/playable.ts';
import type { G } from '../../../src/games/feuersalamander/rules/state.ts';
import { act } from '../../../src/play/driver.ts';

/** All positions, the opening first. */
export function replay(text: string): G[] {
  const { arrangement, lines } = notation.parse(text);
  const G = playable.rules.deal(arrangement);
  const positions = [structuredClone(G)];
  for (const line of lines) {
    if ('action' in line) {
      act(playable.rules, G, line);
      positions.push(structuredClone(G));
    } else {
      const scores = playable.rules.scores(G);
      for (const [seat, score] of line.scores)
        expect(scores[seat], `line ${line.line}, seat ${seat}`).to.equal(score);
    }
  }
  return positions;
}
