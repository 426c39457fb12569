import { useGuide } from '../../guide/rulebook.ts';
import type { GuideTexts } from './locales/en.ts';

export const useTexts = (): GuideTexts => useGuide().texts as GuideTexts;
