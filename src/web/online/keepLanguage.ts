/** Messages are written in the language in which the person reads the site. */
import { wanted } from '../i18n.ts';
import { onSettings } from '../settings.ts';
import { askWhoIAm, getMe, onMe, speak } from './me.ts';

let isKept = false;
let isTelling = false;

/** From the first online page on, once. */
export function keepLanguage(): void {
  if (isKept) return;
  isKept = true;
  onMe(() => void tell());
  onSettings(() => void tell());
  void tell();
}

const isOther = (): boolean => {
  const account = getMe()?.account;
  return account != null && account.language !== wanted();
};

async function tell(): Promise<void> {
  if (isTelling || !isOther()) return;
  isTelling = true;
  try {
    // another tab may have said it already, or signed out
    await askWhoIAm();
    if (isOther()) await speak(wanted());
  } catch {
    // the next visit says it again
  } finally {
    isTelling = false;
  }
}
