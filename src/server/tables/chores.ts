/** What the tables do by the clock: say that this process is alive, look what the others did, and wake bots that were left with their turn. */
import type { Chore } from '../chores.ts';
import type { House } from './house.ts';
import type { Others } from './others.ts';

const BEAT_MS = 5000;
/** Who has not been heard of for so long is no more. */
const SILENT_MS = 30_000;
/** No bot thinks that long: whoever made it think is no more. */
const STUCK_MS = 10_000;

export const tableChores = (house: House, others: Others): Chore[] => [
  {
    name: 'say that this process is alive',
    everyMs: BEAT_MS,
    work: () => beat(house, others),
  },
  {
    name: 'wake bots that were left with their turn',
    everyMs: STUCK_MS,
    work: () => wakeBots(house),
  },
];

async function beat({ deps: { store, now }, shelf }: House, others: Others): Promise<void> {
  const at = now();
  const { isNew, gone } = await store.processes.beat(at, at - SILENT_MS);
  if (isNew) for (const table of shelf.used) table.attendance.putAnew();
  if (gone.length === 0) return others.compare();
  store.signals.send('again');
  await others.lookAgain();
}

async function wakeBots(house: House): Promise<void> {
  const { store, now } = house.deps;
  for (const id of await store.matches.waitingForBots(now() - STUCK_MS)) {
    await house.shelf.use(id, async (table) => {
      await table?.followChange();
      if (table) house.wakeBots(table);
    });
  }
}
