import { Journal as Lines } from '../../../shared/text/Journal.tsx';
import type { ToldLine } from '../board.ts';
import { logText } from '../logText.ts';
import { useWords } from '../useWords.ts';

export function Journal({ log }: { readonly log: readonly ToldLine[] }) {
  const words = useWords();
  return (
    <Lines title={words.t('board.log')} lines={log.map(({ id, line }) => ({ id, text: logText(words, line) }))} />
  );
}
