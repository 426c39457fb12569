/** So many values in one question: databases do not take any number. */
const MOST = 1000;

/** Asks in parts, one after the other, and answers with all rows. */
export async function inParts<T, Row>(
  values: readonly T[],
  ask: (part: readonly T[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; first < values.length; first += MOST)
    rows.push(...(await ask(values.slice(first, first + MOST))));
  return rows;
}
