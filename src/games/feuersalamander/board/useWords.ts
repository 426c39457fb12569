import { speechOf } from '../../words.ts';
import { Words } from './words.ts';

export const { useWords, wordsOf } = speechOf('feuersalamander', Words);
