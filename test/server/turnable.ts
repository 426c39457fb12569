/** The real server, with a clock that is a minute further for each signal that it gets; it does at once what is due then. */
import { createLog } from '../../src/server/log.ts';
import { listen } from '../../src/server/server.ts';
import { readSettings } from '../../src/server/settings.ts';

const MINUTE = 61_000;
let ahead = 0;

const settings = readSettings(process.env);
const log = createLog(settings.logLevel);
const server = await listen(settings, { log, now: () => Date.now() + ahead });
process.on('SIGUSR2', () => {
  ahead += MINUTE;
  void server.doChores();
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
log.info(`Litha is open at ${server.address}`);
