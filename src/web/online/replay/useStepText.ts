import type { LogEntry } from 'boardgame.io';
import { useTranslation } from 'react-i18next';
import type { ToldLine } from '../../../games/salamandra/board/board.ts';
import { logText } from '../../../games/salamandra/board/logText.ts';
import { useWords } from '../../../games/salamandra/board/useWords.ts';
import type { MoveName } from '../../../games/salamandra/rules/actions.ts';

/** What a step did, in words: its lines of the journal. */
export function useStepText(log: readonly LogEntry[]): (step: number, told: readonly ToldLine[]) => string {
  const { t } = useTranslation('online');
  const words = useWords();
  return (step, told) => {
    const entry = log.find(({ _stateID }) => _stateID === step - 1);
    if (!entry) return t('replay.opening');
    const { type, payload } = entry.action;
    const player = words.player(Number(payload.playerID));
    if (type === 'UNDO') return t('replay.undone', { player });
    const lines = told.filter(({ id }) => id.startsWith(`${step - 1}.`));
    if (lines.length > 0) return lines.map(({ line }) => logText(words, line)).join(' ');
    return t('replay.did', { player, move: words.t(`moves.${payload.type as MoveName}`) });
  };
}
