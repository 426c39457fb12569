/** Solo matches over the real server. */
import { salamandra } from '../../../src/games/salamandra/index.ts';
import type { G } from '../../../src/games/salamandra/rules/state.ts';
import { BOTS } from '../../../src/play/bots.ts';
import { randomFrom } from '../../../src/play/random.ts';
import { stateIdOf } from '../../../src/server/tables/engine.ts';
import { Ear, makeMove } from '../tables/opened.ts';
import type { Person } from './person.ts';

export async function earOf({ server, headers }: Person): Promise<Ear> {
  const ear = new Ear(`${server}/salamandra`, { headers });
  await ear.next('connect');
  return ear;
}

/** Plays a solo match to its end, or as many moves of it. */
export async function playAlone(
  person: Person,
  match: string,
  pass: (ms: number) => void,
  moves = Infinity,
): Promise<void> {
  const ear = await earOf(person);
  const random = randomFrom(match);
  for (let made = 0; made < moves; made++) {
    const { state } = await ear.sync(match, '0');
    const view = state.G as G;
    if (view.over) break;
    const [action = ['pass']] = BOTS.greedy(salamandra, view, 0, random);
    ear.send(
      'update',
      makeMove('0', ...(action as unknown as [string, ...unknown[]])),
      stateIdOf(state),
      match,
      null,
    );
    await ear.settled();
    // nobody may send so much at once
    pass(1000);
  }
  ear.close();
}
