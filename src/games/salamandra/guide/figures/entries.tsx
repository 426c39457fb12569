/** Every kind of piece as an entry; its words come from the game's own. */
import { Entry } from '../../../guide/Entry.tsx';
import { CardPicture, FieldPicture, GrovePicture, SpellbookPicture } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import type { CardId } from '../../board/words.ts';
import { type FieldId, field } from '../../content/fields.ts';
import { type GroveId, GROVES } from '../../content/groves.ts';
import type { SpellbookId } from '../../content/spellbooks.ts';
import { LEVELS } from '../../content/terms.ts';

export function FieldEntry({ id }: { readonly id: FieldId }) {
  const words = useWords();
  const { cost, gain } = field(id);
  const lines = [
    words.t('board.work', { work: words.work(id) }),
    words.t('board.bonus', { gain: words.gains(gain) }),
    ...(cost ? [words.t('board.cost', { cost: words.cost(cost) })] : []),
  ];
  return <Entry picture={<FieldPicture id={id} size={120} />} name={words.field(id)} lines={lines} />;
}

export function GroveEntry({ id }: { readonly id: GroveId }) {
  const words = useWords();
  const corners = words.and(GROVES[id].marks.map((corner) => words.t(`corners.${corner}`)));
  return (
    <Entry picture={<GrovePicture id={id} size={76} />} name={id} lines={[words.t('board.marks', { corners })]} />
  );
}

export function CardEntry({ id }: { readonly id: CardId }) {
  const words = useWords();
  const lines = [words.faith(id), words.cardText(id)];
  return <Entry picture={<CardPicture id={id} width={92} />} name={words.card(id)} lines={lines} />;
}

export function SpellbookEntry({ id }: { readonly id: SpellbookId }) {
  const words = useWords();
  const lines = LEVELS.map((level) =>
    words.t('board.spellbookSpot', { level: words.t(`levels.${level}`), points: words.spellbookPoints(id, level) }),
  );
  const picture = <SpellbookPicture id={id} upper={null} lower={null} width={92} />;
  return <Entry picture={picture} name={words.t(`spellbooks.${id}`)} lines={lines} />;
}
