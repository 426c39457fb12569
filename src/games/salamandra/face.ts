import { lazily } from '../../web/lazily.tsx';
import type { GameFace } from '../face.ts';
import { Board } from './board/Board.tsx';
import { logText } from './board/logText.ts';
import { wordsOf } from './board/useWords.ts';
import type { LogLine } from './log.ts';
import { playable } from './playable.ts';
import type { Action, MoveName } from './rules/actions.ts';
import type { G } from './rules/state.ts';

export const face: GameFace<G, Action, LogLine> = {
  playable,
  Board,
  PointChart: lazily(async () => (await import('./board/picture/ending/PointChart.tsx')).PointChart),
  tableTexts(i18n, seats) {
    const words = wordsOf(i18n, seats);
    return {
      line: (line) => logText(words, line),
      moveName: (move) => words.t(`moves.${move as MoveName}`),
    };
  },
  loadAdviceTexts: async () => (await import('./board/adviceTexts.ts')).adviceTexts,
};
