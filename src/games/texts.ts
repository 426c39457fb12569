import type { Texts as FeuerSalamander } from './feuersalamander/locales/en.ts';
import type { SoloTexts } from './salamandra/board/solo/locales/en.ts';
import type { Texts as Salamandra } from './salamandra/locales/en.ts';
import type { ShellTexts } from './shell/locales/en.ts';

/** The texts of the games by their namespaces: with this the compiler knows their keys. */
export interface GameTexts {
  table: ShellTexts;
  salamandra: Salamandra;
  solo: SoloTexts;
  feuersalamander: FeuerSalamander;
}
