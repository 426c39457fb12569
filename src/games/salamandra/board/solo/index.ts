import { needTexts } from '../../../../web/i18n.ts';
import { soloLocales } from './locales/index.ts';
import { SoloTable } from './SoloTable.tsx';

/** With its texts there. */
export async function load(): Promise<typeof SoloTable> {
  await needTexts('solo', soloLocales);
  return SoloTable;
}
