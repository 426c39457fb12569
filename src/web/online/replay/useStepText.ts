import type { LogEntry } from 'boardgame.io';
import { useTranslation } from 'react-i18next';
import { type ToldLine, useSeats } from '../../../games/table.ts';
import { useFace } from '../../face.ts';

/** What a step did, in words: its lines of the journal. */
export function useStepText(log: readonly LogEntry[]): (step: number, told: readonly ToldLine<unknown>[]) => string {
  const { t, i18n } = useTranslation('online');
  const seats = useSeats();
  const texts = useFace().tableTexts(i18n, seats);
  return (step, told) => {
    const entry = log.find(({ _stateID }) => _stateID === step - 1);
    if (!entry) return t('replay.opening');
    const { type, payload } = entry.action;
    const player = seats[Number(payload.playerID)]?.name;
    if (type === 'UNDO') return t('replay.undone', { player });
    const lines = told.filter(({ id }) => id.startsWith(`${step - 1}.`));
    if (lines.length > 0) return lines.map(({ line }) => texts.line(line)).join(' ');
    return t('replay.did', { player, move: texts.moveName(payload.type) });
  };
}
