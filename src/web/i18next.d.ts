import type { Texts } from '../games/salamandra/locales/en.ts';
import type { SoloTexts } from '../games/salamandra/board/solo/locales/en.ts';
import type { BotTexts } from './bots/locales/en.ts';
import type { SiteTexts } from './locales/en.ts';
import type { OnlineTexts } from './online/locales/en.ts';

/** With this the compiler knows every key: a text that is not there does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site';
    nsSeparator: false;
    resources: { site: SiteTexts; salamandra: Texts; online: OnlineTexts; bots: BotTexts; solo: SoloTexts };
  }
}
