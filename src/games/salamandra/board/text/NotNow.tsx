import { NotNow as Blocked } from '../../../shared/text/NotNow.tsx';
import { actionStates } from '../../advice/actions.ts';
import type { Action } from '../../rules/actions.ts';
import { stageOf } from '../../rules/index.ts';
import type { G } from '../../rules/state.ts';
import { whyNotText } from '../picture/texts.ts';
import { useWords } from '../useWords.ts';

/** The actions that cannot be taken. */
export function NotNow({ view, moves }: { readonly view: G; readonly moves: readonly Action[] }) {
  const words = useWords();
  const { t } = words;
  if (view.over || stageOf(view) !== 'act') return null;
  const blocked = actionStates(view, view.seat, moves).flatMap(({ action, obstacle }) =>
    obstacle ? [{ name: t(`table.actionNames.${action}`), why: whyNotText(words, obstacle) }] : [],
  );
  return blocked.length > 0 && <Blocked title={t('board.notNow')} blocked={blocked} />;
}
