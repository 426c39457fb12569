/** Solo games as they would have gone with other Labour cards. */
import type { Searcher } from '../../../play/bots.ts';
import { randomFrom } from '../../../play/random.ts';
import { ROUNDS } from '../content/mat.ts';
import type { LabourPoints, RudolphLevel } from '../content/rudolph.ts';
import { salamandra } from '../index.ts';
import { reaches } from '../rules/geometry.ts';
import { RUDOLPH } from '../rules/rudolph.ts';
import { spellbookPoints } from '../rules/scoring.ts';
import { type G, playerAt } from '../rules/state.ts';

/** How things stood at the end of each round, and after the final count. */
export interface Course {
  readonly mine: number[];
  /** His points, but for those that his Labour card says. */
  readonly his: number[];
  /** How many of his apprentices were in spellbooks. */
  readonly inscribed: number[];
}

/** The round at whose end the game would have been lost with this card, one more for the final count; null if won. */
export function lostIn({ mine, his, inscribed }: Course, { rounds, spellbook }: LabourPoints): number | null {
  let labour = 0;
  for (const [end, points] of mine.entries()) {
    labour += rounds[end] ?? 0;
    const scored = end < ROUNDS ? 1 : 2;
    if (points <= labour + his[end]! + scored * spellbook * inscribed[end]!) return end + 1;
  }
  return null;
}

const { rules } = salamandra;

export interface Variation {
  /** Instead of the level's own. */
  labour?: LabourPoints;
  /** Sees the position after each decision. */
  watch?: (G: G) => void;
}

/** Plays a game to its final count: where Rudolph would catch up he is let fall behind. */
export function courseOf(
  bot: Searcher,
  level: RudolphLevel,
  seed: string,
  { labour, watch }: Variation = {},
): Course {
  const arrangement = rules.arrange(1, randomFrom(seed), { rudolph: level });
  if (labour) arrangement.rudolph!.labour = labour;
  const G = rules.deal(arrangement);
  const random = randomFrom(`${seed}/bots`);
  const course: Course = { mine: [], his: [], inscribed: [] };
  while (!G.over) {
    for (const action of bot(salamandra, rules.view(G, 0), 0, random)) {
      if (action[0] === 'endTurn' && G.harvesting) endRound(G, course);
      else rules.play(G, 0, action);
    }
    watch?.(G);
  }
  const { grove, faithSalamander, faithBear, faithEagle, scrolls } = playerAt(G, RUDOLPH).points;
  course.mine.push(playerAt(G, 0).score);
  course.his.push(grove + faithSalamander + faithBear + faithEagle + scrolls);
  course.inscribed.push(course.inscribed.at(-1)!);
  return course;
}

function endRound(G: G, course: Course): void {
  const player = playerAt(G, 0);
  const him = playerAt(G, RUDOLPH);
  const groves = G.groves.filter((grove) => reaches(G, RUDOLPH, grove)).length;
  course.mine.push(player.score);
  course.his.push(him.points.grove + groves);
  course.inscribed.push(spellbookPoints(G, RUDOLPH) / G.rudolph!.labour.spellbook);
  him.score = Math.min(him.score, player.score - groves - 1);
  rules.play(G, 0, ['endTurn']);
}
