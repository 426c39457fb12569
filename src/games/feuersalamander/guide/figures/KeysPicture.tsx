import { KeyThrows } from '../../board/sticks/Sticks.tsx';
import { useWords } from '../../board/useWords.ts';
import type { Stick } from '../../content/terms.ts';
import type { G } from '../../rules/state.ts';
import { Still } from './Still.tsx';

/** The throws for the keys that have just been made. */
export function KeysPicture({ view }: { readonly view: G }) {
  const words = useWords();
  const keys = view.events.flatMap((event) => (event.type === 'keyThrow' ? event.keys : []));
  const told = (sticks: readonly Stick[]) => words.and(sticks.map((stick) => words.t(`sticks.${stick}`)));
  return (
    <Still text={words.keys(keys)}>
      <KeyThrows
        label={words.keys(keys)}
        throws={keys.map((sticks) => ({ keys: sticks, label: told(sticks) }))}
        throwId=""
        tumbles={false}
      />
    </Still>
  );
}
