import type { GameTexts } from '../games/texts.ts';
import type { BotTexts } from './bots/locales/en.ts';
import type { SiteTexts } from './locales/en.ts';
import type { OnlineTexts } from './online/locales/en.ts';

/** With this the compiler knows every key: a text that is not there does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    nsSeparator: false;
    resources: GameTexts & { site: SiteTexts; online: OnlineTexts; bots: BotTexts };
  }
}
