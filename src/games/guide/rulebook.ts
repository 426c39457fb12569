import { type ComponentType, createContext, useContext } from 'react';
import type { Language } from '../../web/locales/index.ts';
import type { Outline } from './outline.ts';
import type { RichPart } from './richText.ts';
import type { GuideTexts } from './texts.ts';

type Locales<Texts extends object> = Readonly<Record<Language, () => Promise<Texts>>>;

/** What a game's rules page is made of, besides its chapters. */
export interface Rulebook<Icon extends string> {
  /** Of the page's own texts. */
  readonly namespace: string;
  readonly locales: Locales<GuideTexts>;
  /** The game's own words, where the page uses them: by namespace. */
  readonly words: Readonly<Record<string, Locales<object>>>;
  readonly outline: Outline;
  /** Where the published rules are silent: each ruling, and the section in which it applies. */
  readonly rulings: Readonly<Record<string, string>>;
  readonly partsOf: (text: string) => readonly RichPart<Icon>[];
  /** A drawn icon in a text. */
  readonly Icon: ComponentType<{ readonly name: Icon; readonly size: number }>;
}

/** Of a game of which nobody outside its own folder knows which icons it has. */
export type AnyRulebook = Rulebook<string>;

/** A rulebook that is open, in the language of the site. */
export interface Guide extends AnyRulebook {
  readonly texts: GuideTexts;
}

export const GuideContext = createContext<Guide | null>(null);

export function useGuide(): Guide {
  const guide = useContext(GuideContext);
  if (!guide) throw new Error('the rules page has no texts yet');
  return guide;
}
