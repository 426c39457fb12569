/** All that is kept, into a file and back. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { backUp, restore } from '../store/backup.ts';
import { type Commands, NONE, read } from './command.ts';
import { beside, owning } from './open.ts';

export const backupCommands: Commands = {
  backup: {
    takes: 'FILE',
    does: 'writes all that is kept at this moment to one file; the server may run',
    async run(args, settings, { print }) {
      const [file] = read(args, ['FILE'], NONE).words;
      await beside(settings, (data) => backUp(data, file));
      print({ file, bytes: (await stat(file)).size });
    },
  },

  restore: {
    takes: 'FILE',
    does: 'puts a backup into an empty database, SQLite or Postgres, whichever it came from',
    async run(args, settings, { print }) {
      const [file] = read(args, ['FILE'], NONE).words;
      if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
      await owning(settings, (data) => restore(file, data));
      print({ restored: file });
    },
  },
};
