/** What an operator does by hand, with the settings of the server. */
import { readSettings } from '../settings.ts';
import { accountCommands } from './accounts.ts';
import { backupCommands } from './backup.ts';
import { checkCommands } from './check.ts';
import { type Commands, outputTo } from './command.ts';
import { matchCommands } from './matches.ts';
import { notifyCommands } from './notify.ts';

const COMMANDS: Commands = {
  ...matchCommands,
  ...accountCommands,
  ...notifyCommands,
  ...backupCommands,
  ...checkCommands,
};

const USAGE = [
  'npm run admin -- COMMAND, where COMMAND is one of',
  ...Object.entries(COMMANDS).map(([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(66)} ${does}`),
  'It finds the data by DATA_DIR or DATABASE_URL, as the server does.',
].join('\n');

export async function operate(
  [name = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  write: (text: string) => void,
): Promise<void> {
  if (name === 'help' || name === '--help') {
    write(`${USAGE}\n`);
    return;
  }
  const wanted = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!wanted) throw new Error(name === '' ? USAGE : `There is no command "${name}".\n${USAGE}`);
  await wanted.run(args, readSettings(env), outputTo(write));
}
