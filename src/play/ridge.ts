/** Ridge regression: weights that fit examples, and stay near 0 where the examples do not speak against it. */
export class Ridge {
  /** Sums of the products of every two features, and of every feature and what was to be explained. */
  readonly #products: Float64Array[];
  readonly #explained: Float64Array;

  constructor(features: number) {
    this.#products = Array.from({ length: features }, () => new Float64Array(features));
    this.#explained = new Float64Array(features);
  }

  add(features: ArrayLike<number>, outcome: number): void {
    for (const [i, row] of this.#products.entries()) {
      const feature = features[i]!;
      if (feature === 0) continue;
      this.#explained[i]! += feature * outcome;
      for (let j = 0; j < row.length; j++) row[j]! += feature * features[j]!;
    }
  }

  /** `pull` is how strongly each weight is held at 0: as so many examples in which its feature is 1 and explains nothing. */
  weights(pull: number): number[] {
    const rows = this.#products.map((row, i) => [...row, this.#explained[i]!]);
    for (const [i, row] of rows.entries()) row[i]! += pull;
    return solve(rows);
  }
}

/** Solves equations whose last column is the right side, by elimination; with a pull above 0 no pivot is 0. */
function solve(rows: number[][]): number[] {
  for (const [i, row] of rows.entries()) {
    for (const [j, other] of rows.entries()) {
      const factor = other[i]! / row[i]!;
      if (j === i || factor === 0) continue;
      for (let k = i; k < row.length; k++) other[k]! -= factor * row[k]!;
    }
  }
  return rows.map((row, i) => row.at(-1)! / row[i]!);
}
