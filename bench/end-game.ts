/** A match of four in its last round, with so many fields in the garden; 24 are all there are. */
import { salamandra } from '../src/games/salamandra/index.ts';
import type { Action } from '../src/games/salamandra/rules/actions.ts';
import { start, type Move } from '../src/play/driver.ts';
import { exportMatch, type MatchFile } from '../src/play/match-file.ts';
import { pick, randomFrom } from '../src/play/random.ts';

const PLAYERS = 4;
const LAST_ROUND = 4;
/** With it, someone may place, build the last field and go to the temple; and so may the next one, but for the field. */
const SEED = 'full garden 8';

const { rules, bot } = salamandra;

/** Builds whenever it can, and passes only when there is nothing else to do. */
function eager(plans: readonly Action[][], random: () => number): Action[] {
  const building = plans.filter((plan) => plan.some(([move]) => move === 'build' || move === 'takeCard'));
  const staying = plans.filter(([first]) => first?.[0] !== 'pass');
  return pick([building, staying, plans].find((some) => some.length > 0) as Action[][], random);
}

export function endGame(fields: 23 | 24): MatchFile {
  const G = start(rules, PLAYERS, SEED);
  const random = randomFrom(SEED);
  const moves: Move<Action>[] = [];
  while (!G.over) {
    const { seat } = G;
    const [first] = rules.legalMoves(G, seat);
    if (G.tiles.length === fields && G.round === LAST_ROUND && first?.[0] === 'place') {
      return exportMatch(salamandra, PLAYERS, SEED, moves);
    }
    for (const action of eager(bot.plans(rules.view(G, seat), seat), random)) {
      rules.play(G, seat, action);
      moves.push({ seat, action });
    }
  }
  throw new Error('this match ends before: take another seed');
}
