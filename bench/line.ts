/** Two medians beside each other. */
export type Line = Record<string, string | number>;

export function line(benchmark: string, unit: string, values: number[], peer: string, peerValues: number[]): Line {
  const [value, peerValue] = [median(values), median(peerValues)];
  return {
    benchmark,
    [unit]: Math.round(10 * value) / 10,
    peer,
    [`peer${unit[0]!.toUpperCase()}${unit.slice(1)}`]: Math.round(10 * peerValue) / 10,
    ratio: Math.round((100 * value) / peerValue) / 100,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
