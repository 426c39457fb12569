/** What changed between two states, as JSON Patch (RFC 6902). Shared branches are the same object and cost nothing. */

export type Operation =
  | { readonly op: Put; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** In an object, `add` also replaces what is there, and is the shorter word; in a list it would push the rest aside. */
type Put = 'add' | 'replace';

type Plain = Record<string, unknown>;

/** Both are plain JSON; a key whose value is undefined is not there, as JSON has it. */
export function diff(before: object, after: object): Operation[] {
  const patch = new Patch();
  compareObjects(before as Plain, after as Plain, '', patch);
  return patch.operations;
}

/** Operations, and about how long they are as JSON. */
class Patch {
  readonly operations: Operation[] = [];
  weight = 0;

  put(op: Put, path: string, value: unknown): void {
    this.operations.push({ op, path, value });
    this.weight += PUT_WEIGHT + path.length + weigh(value, Infinity);
  }

  remove(path: string): void {
    this.operations.push({ op: 'remove', path });
    this.weight += REMOVE_WEIGHT + path.length;
  }

  /** Where it is shorter to say the whole value anew, that is said instead of all since then. */
  shorten(count: number, weight: number, op: Put, path: string, value: unknown): void {
    if (this.operations.length < count + 2) return;
    const room = this.weight - weight - PUT_WEIGHT - path.length;
    if (weigh(value, room) >= room) return;
    this.operations.length = count;
    this.weight = weight;
    this.put(op, path, value);
  }
}

const PUT_WEIGHT = '{"op":"add","path":"","value":},'.length;
const REMOVE_WEIGHT = '{"op":"remove","path":""},'.length;

function compare(before: unknown, after: unknown, op: Put, path: string, patch: Patch): void {
  if (before === after) return;
  const { operations, weight } = patch;
  const count = operations.length;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, patch);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, patch);
  else patch.put(op, path, after);
  patch.shorten(count, weight, op, path, after);
}

function compareObjects(before: Plain, after: Plain, path: string, patch: Patch): void {
  for (const key in before) {
    if (before[key] !== undefined && after[key] === undefined) patch.remove(`${path}/${escaped(key)}`);
  }
  for (const key in after) {
    const value = after[key];
    const old = before[key];
    if (value === undefined || value === old) continue;
    const place = `${path}/${escaped(key)}`;
    if (old === undefined) patch.put('add', place, value);
    else compare(old, value, 'add', place, patch);
  }
}

/** Ends that are the same stay; between them what can be compared is, and the rest comes or goes. */
function compareLists(before: unknown[], after: unknown[], path: string, patch: Patch): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && isSame(before[head], after[head])) head += 1;
  let oldEnd = before.length;
  let end = after.length;
  while (Math.min(oldEnd, end) > head && isSame(before[oldEnd - 1], after[end - 1])) {
    oldEnd -= 1;
    end -= 1;
  }
  const paired = Math.min(oldEnd, end);
  for (let i = head; i < paired; i += 1) compare(before[i], after[i], 'replace', `${path}/${i}`, patch);
  for (let i = oldEnd - 1; i >= paired; i -= 1) patch.remove(`${path}/${i}`);
  for (let i = paired; i < end; i += 1) patch.put('add', `${path}/${i}`, after[i]);
}

/** Equal as JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  for (const key in a) if (!isSame(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

/** About the length of the value as JSON; counts no further than it has to. */
function weigh(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 5;
  let weight = 2;
  for (const key in value) {
    if (weight >= most) return weight;
    weight += weigh((value as Plain)[key], most - weight) + (Array.isArray(value) ? 0 : key.length + 3);
  }
  return weight;
}

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (key: string): string => (/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key);
