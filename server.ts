import { createLog } from './src/server/log.ts';
import { listen } from './src/server/server.ts';
import { readSettings, SettingError } from './src/server/settings.ts';

try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const server = await listen(settings, { log });
  log.info(`Litha is open at ${server.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info({ signal }, 'Litha is closing');
      void server.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
