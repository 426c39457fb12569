/** Settings are environment variables. Each is checked at start, and a wrong one stops it by name. */
import { mkdirSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';

export interface Settings {
  /** Where the site listens; 0 takes any free port. */
  readonly port: number;
  /** Where SQLite keeps its file; made if it is not there. */
  readonly dataDir: string;
  /** A Postgres; null for SQLite in the data directory. */
  readonly databaseUrl: string | null;
  /** Where people reach the site, without a slash at the end; null for this machine and the port. */
  readonly publicUrl: string | null;
  /** Proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: BlockList;
  readonly mail: MailSettings | null;
  readonly logLevel: LogLevel;
  /** What a collector of metrics has to show; null: only programs on this machine may read them. */
  readonly metricsToken: string | null;
  /** Whether messages may go to machines that are not on the open internet. */
  readonly allowPrivateAddresses: boolean;
  /** Multiplies what one address or account may do in a given time. */
  readonly limitsScale: number;
  /** Built files keep their names for good only in production, so only there may browsers keep them. */
  readonly production: boolean;
}

export interface MailSettings {
  readonly smtpUrl: string;
  readonly from: string;
}

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SHORTEST_TOKEN = 16;
const GREATEST_SCALE = 10_000;

/** A setting with which the server cannot start: the message names it and says what would do. */
export class SettingError extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem}`);
  }
}

export const readSettings = (env: NodeJS.ProcessEnv): Settings => ({
  port: readPort(env.PORT ?? '8000'),
  dataDir: readDataDir(env.DATA_DIR ?? './data'),
  databaseUrl: readDatabaseUrl(env.DATABASE_URL),
  publicUrl: readPublicUrl(env.PUBLIC_URL),
  trustedProxies: readProxies(env.TRUSTED_PROXIES ?? ''),
  mail: readMail(env.SMTP_URL, env.MAIL_FROM),
  logLevel: readLogLevel(env.LOG_LEVEL ?? 'info'),
  metricsToken: readMetricsToken(env.METRICS_TOKEN),
  allowPrivateAddresses: readYesOrNo('ALLOW_PRIVATE_ADDRESSES', env.ALLOW_PRIVATE_ADDRESSES ?? 'false'),
  limitsScale: readLimitsScale(env.LIMITS_SCALE ?? '1'),
  production: env.NODE_ENV === 'production',
});

function readPort(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) {
    throw new SettingError('PORT', `must be a whole number from 0 to 65535, not "${value}".`);
  }
  return Number(value);
}

function readDataDir(value: string): string {
  if (value.trim() === '') throw new SettingError('DATA_DIR', 'must name a directory, and it is empty.');
  const path = resolve(value);
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new SettingError('DATA_DIR', `cannot be used as a directory: ${(error as Error).message}.`);
  }
  return path;
}

// addresses with passwords in them are not repeated: what is said at start ends in a log

function readDatabaseUrl(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (!hasProtocol(value, ['postgres:', 'postgresql:'])) {
    throw new SettingError('DATABASE_URL', 'must look like postgres://user:password@host:5432/name, or be left out.');
  }
  return value;
}

function readPublicUrl(value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = hasProtocol(value, ['http:', 'https:']) ? new URL(value) : null;
  if (!url || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new SettingError('PUBLIC_URL', `must look like https://litha.example, without a path, not "${value}".`);
  }
  return url.origin;
}

function readProxies(value: string): BlockList {
  const proxies = new BlockList();
  for (const entry of value.split(',').map((part) => part.trim())) {
    if (entry !== '') addProxy(proxies, entry);
  }
  return proxies;
}

function addProxy(proxies: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  const widest = version === 4 ? 32 : 128;
  const length = prefix === undefined ? widest : Number(prefix);
  if (version === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix ?? '0') || length > widest) {
    throw new SettingError('TRUSTED_PROXIES', `must list addresses or ranges like 10.0.0.0/8, not "${entry}".`);
  }
  proxies.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
}

function readMail(smtpUrl: string | undefined, from: string | undefined): MailSettings | null {
  if (smtpUrl === undefined && from === undefined) return null;
  if (smtpUrl === undefined || !hasProtocol(smtpUrl, ['smtp:', 'smtps:'])) {
    throw new SettingError(
      'SMTP_URL',
      'must look like smtps://user:password@host:465, or be left out with MAIL_FROM.',
    );
  }
  if (from === undefined || !/^[^\r\n]*[^\s@]+@[^\s@]+$/.test(from)) {
    throw new SettingError(
      'MAIL_FROM',
      'must be the address that mails come from, like Litha <litha@litha.example>.',
    );
  }
  return { smtpUrl, from };
}

function readLogLevel(value: string): LogLevel {
  const level = LOG_LEVELS.find((name) => name === value);
  if (!level) throw new SettingError('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}, not "${value}".`);
  return level;
}

function readMetricsToken(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (!/^[\x21-\x7e]+$/.test(value) || value.length < SHORTEST_TOKEN) {
    throw new SettingError('METRICS_TOKEN', `must have at least ${SHORTEST_TOKEN} characters and no space.`);
  }
  return value;
}

function readYesOrNo(name: string, value: string): boolean {
  if (value !== 'true' && value !== 'false') throw new SettingError(name, `must be true or false, not "${value}".`);
  return value === 'true';
}

function readLimitsScale(value: string): number {
  const scale = /^\d+(\.\d+)?$/.test(value) ? Number(value) : 0;
  if (scale <= 0 || scale > GREATEST_SCALE) {
    throw new SettingError('LIMITS_SCALE', `must be a number above 0, up to ${GREATEST_SCALE}, not "${value}".`);
  }
  return scale;
}

function hasProtocol(value: string, protocols: readonly string[]): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
}
