import type { z } from 'zod';

/** What the schema makes of it, or what is wrong with it: null where the value breaks even the checks. */
export function parse<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> | null {
  try {
    return schema.safeParse(value);
  } catch {
    // zod compares the length of whatever has one, and an object's may be anything
    return null;
  }
}
