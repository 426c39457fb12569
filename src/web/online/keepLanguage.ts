/** Messages are written in the language in which the person reads the site. */
import { wanted } from '../i18n.ts';
import { onSettings } from '../settings.ts';
import { getMe, onMe, speak } from './me.ts';

let isKept = false;

/** From the first online page on, once. */
export function keepLanguage(): void {
  if (isKept) return;
  isKept = true;
  onMe(tell);
  onSettings(tell);
  tell();
}

function tell(): void {
  const account = getMe()?.account;
  // should it not arrive, the next visit says it again
  if (account && account.language !== wanted()) void speak(wanted()).catch(() => undefined);
}
