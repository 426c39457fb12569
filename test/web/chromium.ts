/** The browser for the tests: one that is named, one that is installed, or one that can be installed. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Each window would load its address bar's suggestions as two pages of their own, and a process in reserve. */
const NEEDLESS = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** What Playwright switches off: Chromium heeds only the last list that it is given. */
const PLAYWRIGHT_DISABLES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
];

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...NEEDLESS, ...PLAYWRIGHT_DISABLES].join()}`,
];

const isRoot = (): boolean => process.getuid?.() === 0;

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  const dirs = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin'];
  return NAMES.flatMap((name) => dirs.map((dir) => join(dir, name))).find(isProgram);
}

function install(): string | undefined {
  if (!isRoot() || !existsSync('/etc/debian_version')) return undefined;
  execFileSync('apt-get', ['update'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  return installed();
}

export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? installed() ?? install();
  if (path) return path;
  throw new Error(
    `The browser tests need Chromium: install one of ${NAMES.join(', ')}, or name it in CHROMIUM_PATH.`,
  );
}

/** Chromium refuses to put root into its sandbox. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: isRoot() ? ['--no-sandbox', ...FLAGS] : FLAGS });
