/** What a JSON Patch makes of a value. The value stays as it is, and what the patch does not touch is shared. */
import type { Operation } from '../../../server/tables/diff.ts';

export const patched = (value: unknown, patch: readonly Operation[]): unknown => patch.reduce(apply, value);

const apply = (value: unknown, operation: Operation): unknown =>
  change(value, operation.path.split('/').slice(1).map(unescaped), operation);

function change(value: unknown, [key = '', ...rest]: readonly string[], operation: Operation): unknown {
  if (Array.isArray(value)) return changeList(value, Number(key), rest, operation);
  const { [key]: old, ...others } = value as Record<string, unknown>;
  if (rest.length > 0) return { ...others, [key]: change(old, rest, operation) };
  return operation.op === 'remove' ? others : { ...others, [key]: operation.value };
}

function changeList(list: readonly unknown[], at: number, rest: readonly string[], operation: Operation): unknown[] {
  if (rest.length > 0) return list.with(at, change(list[at], rest, operation));
  if (operation.op === 'remove') return list.toSpliced(at, 1);
  return operation.op === 'add' ? list.toSpliced(at, 0, operation.value) : list.with(at, operation.value);
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
