import { Sticks, type StickShown } from '../../board/sticks/Sticks.tsx';
import { useWords } from '../../board/useWords.ts';
import type { Throw } from '../../rules/state.ts';
import { Still } from './Still.tsx';

/** What the three sticks show. */
export function ThrowPicture({ thrown }: { readonly thrown: Throw }) {
  const words = useWords();
  const [first, second] = thrown.sticks;
  const sticks: StickShown[] = [
    { stick: 'first', face: { shows: 'number', value: first }, label: words.t('sticks.first') },
    { stick: 'second', face: { shows: 'number', value: second }, label: words.t('sticks.second') },
    { stick: 'symbol', face: { shows: thrown.symbol }, label: words.t('sticks.symbol') },
  ];
  return (
    <Still text={words.sticks(thrown)}>
      <Sticks label={words.sticks(thrown)} sticks={sticks} throwId="" tumbles={false} />
    </Still>
  );
}
