/** How many playouts the search of the strong bots gets done beside boardgame.io's own bot, in the same position. */
import { rates } from './driver.ts';
import type { Line } from './line.ts';

export async function searchAgainstMcts(): Promise<Line[]> {
  const [search, mcts] = (await rates(['playoutsBySearch', 'playoutsByMcts'])) as [number, number];
  return [
    {
      benchmark: 'playouts of the search in the middle of a game of Salamandra',
      playoutsPerSecond: Math.round(search),
      peer: "boardgame.io's MCTSBot in the same position",
      peerPlayoutsPerSecond: Math.round(10 * mcts) / 10,
      ratio: Math.round((10 * search) / mcts) / 10,
    },
  ];
}
