import { Plate } from '../../../guide/prose.tsx';
import { SpellbookPicture } from '../../board/art/index.ts';
import { useTexts } from '../texts.ts';

export function SpellbookFigure() {
  const { spellbooks } = useTexts();
  return (
    <Plate caption={spellbooks.caption}>
      <SpellbookPicture id="book-purple" upper={{ dye: 'madder', face: 'day' }} lower={null} width={150} />
    </Plate>
  );
}
