/** npm run admin -- COMMAND … */
import { command } from '../../play/commands/command.ts';
import { operate } from './operate.ts';

await command(() => operate(process.argv.slice(2), process.env, (text) => process.stdout.write(text)));
