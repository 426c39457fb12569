import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needTexts } from '../../web/i18n.ts';
import type { AnyRulebook } from './rulebook.ts';
import type { GuideTexts } from './texts.ts';

/** The page's texts in the site's language, with the game's own words loaded as well; null until they have come. */
export function useTexts({ namespace, locales, words }: AnyRulebook): GuideTexts | null {
  const { i18n } = useTranslation();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const coming = Object.entries({ ...words, [namespace]: locales });
    void Promise.all(coming.map(([name, texts]) => needTexts(name, texts))).then(() => setLoaded(true));
  }, [namespace, locales, words]);
  return isLoaded ? (i18n.getResourceBundle(i18n.language, namespace) as GuideTexts) : null;
}
