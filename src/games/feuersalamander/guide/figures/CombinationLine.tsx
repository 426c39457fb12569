import { Combination } from '../../board/players/Combination.tsx';
import { useWords } from '../../board/useWords.ts';
import { type Chamber, valueOf } from '../../content/cards.ts';

/** A combination and its product. */
export function CombinationLine({ chamber }: { readonly chamber: Readonly<Chamber> }) {
  const words = useWords();
  const label = `${words.chamber(chamber)}: ${words.product(chamber)}`;
  return <Combination chamber={chamber} points={valueOf(chamber)} label={label} />;
}
