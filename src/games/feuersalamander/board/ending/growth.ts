/** How the points grew, as the journal tells it. */
import type { PointLine } from '../../../face.ts';
import type { ToldLine } from '../board.ts';

interface Grown {
  readonly combinations: number;
  readonly corners: PointLine['corners'];
}

interface Growth {
  /** By seat. */
  readonly lines: readonly Grown[];
  /** In turns. */
  readonly length: number;
  /** In which turn each game began. */
  readonly starts: readonly number[];
}

export function growth(log: readonly ToldLine[], players: number): Growth {
  const length = Math.max(1, ...log.map(({ turn }) => turn));
  const laid = Array.from({ length: players }, (): { turn: number; points: number }[] => []);
  const starts = [0];
  for (const { turn, line } of log) {
    if (line.key === 'lay') laid[line.tokens.player.seat]?.push({ turn, points: line.tokens.points.n });
    if (line.key === 'game') starts.push(turn);
  }
  return { lines: laid.map((each) => stairs(each, length)), length, starts };
}

/** Points stay as they are until a combination is laid. */
function stairs(laid: readonly { turn: number; points: number }[], length: number): Grown {
  const corners: [number, number][] = [[0, 0]];
  let sum = 0;
  for (const { turn, points } of laid) {
    corners.push([turn, sum], [turn, sum + points]);
    sum += points;
  }
  return { combinations: laid.length, corners: [...corners, [length, sum]] };
}
