/** Everything that a client may send: what does not fit is refused before anyone looks at it. */
import { z } from 'zod';
import { parse } from '../parse.ts';
import { refused } from './refusals.ts';

const LONGEST_TEXT = 500;
const DEEPEST = 6;

const matchID = z.string().min(1).max(64);
/** A seat as boardgame.io's clients write it; none for spectators. */
const playerID = z
  .string()
  .regex(/^\d{1,2}$/)
  .nullish()
  .transform((id) => (id == null ? null : Number(id)));
const credentials = z
  .string()
  .max(256)
  .nullish()
  .transform((text) => text ?? null);

const syncPacket = z.object({ matchID, playerID, credentials });

const payload = z.object({ playerID });
const movePayload = payload.extend({
  type: z.string().min(1).max(64),
  args: z
    .array(z.custom<unknown>((value) => isPlain(value, DEEPEST)))
    .max(64)
    .nullish(),
});
const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MAKE_MOVE'), payload: movePayload }),
  z.object({ type: z.literal('UNDO'), payload }),
]);
const updatePacket = z.object({ action, stateID: z.int().min(0), matchID, playerID });

const text = z
  .string()
  .max(4 * LONGEST_TEXT)
  // a line of talk cannot move the cursor or ring the bell
  .transform((line) => line.replace(/[^\P{Cc}\n]/gu, ' ').trim())
  .pipe(z.string().min(1).max(LONGEST_TEXT));
const sayPacket = z.object({ matchID, channel: z.enum(['players', 'spectators']), text });
const chatPacket = z.object({ matchID, message: z.object({ payload: text }) });

export type SyncPacket = z.infer<typeof syncPacket>;
export type UpdatePacket = z.infer<typeof updatePacket>;

export type SayPacket = z.infer<typeof sayPacket>;

export const readSync = ([match, player, secret]: unknown[]): SyncPacket =>
  read(syncPacket, { matchID: match, playerID: player, credentials: secret });

export function readUpdate([act, stateID, match, player]: unknown[]): UpdatePacket {
  const type: unknown = isRecord(act) && Object.hasOwn(act, 'type') ? act['type'] : null;
  if (type !== 'MAKE_MOVE' && type !== 'UNDO') throw refused('actionNotAllowed');
  return read(updatePacket, { action: act, stateID, matchID: match, playerID: player });
}

export const readSay = ([match, channel, line]: unknown[]): SayPacket =>
  read(sayPacket, { matchID: match, channel, text: line });

/** boardgame.io's own way to talk: no channel, and a sender whom nobody has to believe. */
export function readChat([match, message]: unknown[]): { matchID: string; text: string } {
  const packet = read(chatPacket, { matchID: match, message });
  return { matchID: packet.matchID, text: packet.message.payload };
}

function read<T>(schema: z.ZodType<T>, packet: unknown): T {
  const result = parse(schema, packet);
  if (!result?.success) throw refused('badPacket');
  return result.data;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Plain JSON, not deep, and without a key that means more than itself. */
function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (!isRecord(value) || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth - 1));
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.entries(value).every(([key, item]) => key !== '__proto__' && isPlain(item, depth - 1))
  );
}
