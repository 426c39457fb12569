/** A thread that thinks for bots, one thought after the other. */
import { parentPort } from 'node:worker_threads';
import { gameCalled } from '../../games/index.ts';
import { BOTS } from '../../play/bots.ts';
import type { Answer, Thought } from './thought.ts';

function answer({ game, view, seat, level }: Thought): Answer {
  try {
    return { plan: BOTS[level](gameCalled(game), view, seat, Math.random) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (thought: Thought) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads, not windows
  parentPort?.postMessage(answer(thought));
});
