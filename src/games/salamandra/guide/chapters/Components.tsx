import { Entries } from '../../../guide/Entry.tsx';
import { IconList, Passage, Prose } from '../../../guide/prose.tsx';
import { ApprenticesFigure } from '../figures/ApprenticesFigure.tsx';
import { CardEntry, FieldEntry } from '../figures/entries.tsx';
import { FieldFigure } from '../figures/FieldFigure.tsx';
import { GroveFigure } from '../figures/GroveFigure.tsx';
import { MatFigure } from '../figures/MatFigure.tsx';
import { SpellbookFigure } from '../figures/SpellbookFigure.tsx';
import { TempleFigure } from '../figures/TempleFigure.tsx';
import { TrackFigure } from '../figures/TrackFigure.tsx';
import { Chapter, Section } from '../parts.ts';
import { useTexts } from '../texts.ts';

/** All that lies on the table, piece by piece. */
export function Components() {
  const texts = useTexts();
  return (
    <Chapter id="components">
      <Prose text={texts.components} />
      <Section id="fields">
        <Prose text={texts.fields.text} />
        <FieldFigure />
      </Section>
      <Section id="tools">
        <Prose text={texts.tools.text} />
        <Entries columns={2}>
          <FieldEntry id="F14" />
          <FieldEntry id="F20" />
        </Entries>
      </Section>
      <Section id="groves">
        <Prose text={texts.groves.text} />
        <GroveFigure />
      </Section>
      <Section id="temple-tile">
        <Passage figure={<TempleFigure />}>
          <Prose text={texts.templeTile.text} />
        </Passage>
      </Section>
      <Section id="apprentices">
        <Passage figure={<ApprenticesFigure />}>
          <Prose text={texts.apprentices.text} />
        </Passage>
      </Section>
      <Section id="resources">
        <Prose text={texts.resources.text} />
        <IconList items={Object.values(texts.resources.list)} />
      </Section>
      <Section id="cards">
        <Prose text={texts.cards.text} />
        <Entries columns={2}>
          <CardEntry id="B12" />
          <CardEntry id="E9" />
          <CardEntry id="yellow-8" />
          <CardEntry id="black-5" />
        </Entries>
      </Section>
      <Section id="spellbooks">
        <Passage figure={<SpellbookFigure />}>
          <Prose text={texts.spellbooks.text} />
        </Passage>
      </Section>
      <Section id="score-track">
        <Passage figure={<TrackFigure />}>
          <Prose text={texts.scoreTrack.text} />
        </Passage>
      </Section>
      <Section id="mat">
        <Passage figure={<MatFigure />}>
          <Prose text={texts.mat.text} />
        </Passage>
      </Section>
    </Chapter>
  );
}
