/** A player for tests who knows all hands and wants to come to the end. */
import type { Action } from '../../../src/games/feuersalamander/rules/actions.ts';
import { legalMoves } from '../../../src/games/feuersalamander/rules/index.ts';
import type { G } from '../../../src/games/feuersalamander/rules/state.ts';
import { pick } from '../../../src/play/random.ts';
import { mayLay, rightClaim } from '../../games/feuersalamander/players.ts';

/** Takes the longest way and asks now and then; lays a right combination wherever it may, once that is wanted. */
export function hurried(G: G, random: () => number, wantsEnd: boolean): Action {
  const { actor } = G;
  const claim = wantsEnd && mayLay(G, actor) ? rightClaim(G, actor, random) : null;
  if (claim) return claim;
  const moves = legalMoves(G, actor).filter(([move]) => move !== 'offerEnd');
  const far = moves.find(([move]) => move === 'goHome') ?? moves.find((move) => move.join(' ') === 'move sum');
  if (far) return far;
  const questions = moves.filter(([move]) => move === 'ask');
  return pick(questions.length > 0 && random() < 0.5 ? questions : moves, random);
}
