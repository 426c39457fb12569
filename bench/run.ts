/** npm run bench: every benchmark, one line of JSON each; a ratio compares two things measured in this run. */
import { driverAgainstBoardgameIo } from './driver.ts';

for (const line of await driverAgainstBoardgameIo()) process.stdout.write(`${JSON.stringify(line)}\n`);
