/** npm run bench: every benchmark, one line of JSON each; a ratio compares two things measured in this run. */
import { openSite } from '../test/web/visit.ts';
import { bundleAgainstBareClient } from './bundle.ts';
import { clickAgainstBareList } from './click.ts';
import { driverAgainstBoardgameIo } from './driver.ts';
import { replays } from './replay.ts';
import { searchAgainstMcts } from './search.ts';
import { storedMatches } from './stored.ts';

const print = (lines: readonly object[]) => {
  for (const line of lines) process.stdout.write(`${JSON.stringify(line)}\n`);
};

print(await driverAgainstBoardgameIo());
print(await searchAgainstMcts());
print(await storedMatches());
print(await replays());
const site = await openSite();
print(await bundleAgainstBareClient(site));
print(await clickAgainstBareList(site));
await site.close();
