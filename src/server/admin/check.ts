/** Whether every match can be gone on with: each is played again from its beginning. */
import { matchIdsAfter } from '../store/operating.ts';
import { type Commands, NONE, read } from './command.ts';
import { problemOf } from './problem.ts';
import { beside } from './open.ts';

const AT_ONCE = 200;

export const checkCommands: Commands = {
  check: {
    takes: '',
    does: 'plays every match again and names those that are damaged',
    async run(args, settings, { print }) {
      read(args, [], NONE);
      await beside(settings, async ({ snapshot, reading }) => {
        let matches = 0;
        let damaged = 0;
        let ids = await matchIdsAfter(reading, '', AT_ONCE);
        while (ids.length > 0) {
          for (const match of ids) {
            const problem = await snapshot((db) => problemOf(db, match));
            matches++;
            if (problem === null) continue;
            damaged++;
            print({ match, problem });
          }
          ids = await matchIdsAfter(reading, ids.at(-1) ?? '', AT_ONCE);
        }
        print({ matches, damaged });
        if (damaged > 0) throw new Error(`${damaged} of ${matches} matches are damaged.`);
      });
    },
  },
};
