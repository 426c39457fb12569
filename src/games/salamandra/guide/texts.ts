import { createContext, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needTexts } from '../../../web/i18n.ts';
import { locales } from '../locales/index.ts';
import type { GuideTexts } from './locales/en.ts';
import { guideLocales } from './locales/index.ts';

const NAMESPACE = 'salamandra-guide';

/** The page's texts in the site's language, with the game's own words loaded as well; null until they have come. */
export function useLoadedTexts(): GuideTexts | null {
  const { i18n } = useTranslation();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const coming = [needTexts('salamandra', locales), needTexts(NAMESPACE, guideLocales)];
    void Promise.all(coming).then(() => setLoaded(true));
  }, []);
  return isLoaded ? (i18n.getResourceBundle(i18n.language, NAMESPACE) as GuideTexts) : null;
}

export const TextsContext = createContext<GuideTexts | null>(null);

export function useTexts(): GuideTexts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('the rules page has no texts yet');
  return texts;
}
