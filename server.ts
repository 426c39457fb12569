import { listen } from './src/server/server.ts';
import { readSettings, SettingError } from './src/server/settings.ts';

try {
  const server = await listen(readSettings(process.env));
  console.log(`Litha is open at ${server.address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
