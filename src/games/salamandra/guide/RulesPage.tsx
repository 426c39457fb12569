import { Symbols } from '../board/art/index.ts';
import { Rules } from './Rules.tsx';
import { TextsContext, useLoadedTexts } from './texts.ts';

/** The rules of Salamandra, taught with the game's own pieces. */
export default function RulesPage() {
  const texts = useLoadedTexts();
  if (!texts) return null;
  return (
    <TextsContext value={texts}>
      <Symbols />
      <Rules />
    </TextsContext>
  );
}
