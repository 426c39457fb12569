/** Tokens and credentials: random, shown once to their owner, kept as hashes only. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Takes the same time wherever the first difference is. */
export function isSame(secret: string, hash: string): boolean {
  const shown = Buffer.from(hashOf(secret));
  const kept = Buffer.from(hash);
  return shown.length === kept.length && timingSafeEqual(shown, kept);
}
