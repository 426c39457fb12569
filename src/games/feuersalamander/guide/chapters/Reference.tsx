import { Entries } from '../../../guide/Entry.tsx';
import { Prose } from '../../../guide/prose.tsx';
import { type CardId, ROW_IDS, STONE_IDS, WING_IDS } from '../../content/cards.ts';
import { CardEntry } from '../figures/CardEntry.tsx';
import { ChamberTable } from '../figures/ChamberTable.tsx';
import { Chapter, Section } from '../parts.ts';
import { useTexts } from '../texts.ts';

/** Every card by its kind, and the worth of every chamber. */
export function Reference() {
  const { reference } = useTexts();
  return (
    <Chapter id="reference">
      <Prose text={reference.text} />
      <Section id="all-wings">
        <Cards ids={WING_IDS} />
      </Section>
      <Section id="all-rows">
        <Cards ids={ROW_IDS} />
      </Section>
      <Section id="all-stones">
        <Cards ids={STONE_IDS} />
      </Section>
      <Section id="all-chambers">
        <ChamberTable />
      </Section>
    </Chapter>
  );
}

const Cards = ({ ids }: { readonly ids: readonly CardId[] }) => (
  <Entries columns={7}>
    {ids.map((id) => (
      <CardEntry key={id} id={id} />
    ))}
  </Entries>
);
