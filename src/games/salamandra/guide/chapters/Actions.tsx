import { Bullets, Prose, Steps } from '../../../guide/prose.tsx';
import { Example } from '../figures/Example.tsx';
import { OfferingTable } from '../figures/OfferingTable.tsx';
import { Chapter, Section } from '../parts.ts';
import { useTexts } from '../texts.ts';

export function Actions() {
  const texts = useTexts();
  return (
    <Chapter id="actions">
      <Prose text={texts.actions} />
      <Section id="place">
        <Prose text={texts.place.text} />
        <Bullets items={texts.place.list} />
        <Example id="place" />
      </Section>
      <Section id="build">
        <Steps items={texts.build.steps} />
        <Example id="build" />
      </Section>
      <Section id="cauldron">
        <Prose text={texts.cauldron.text} />
        <Example id="cauldron" />
      </Section>
      <Section id="temple">
        <Prose text={texts.temple.text} />
        <OfferingTable />
        <Example id="temple" />
      </Section>
      <Section id="pass">
        <Prose text={texts.pass.text} />
        <Steps items={texts.pass.steps} />
        <Example id="pass" />
      </Section>
      <Section id="exceptional-case">
        <Prose text={texts.exceptionalCase.text} />
      </Section>
    </Chapter>
  );
}

export function Scrolls() {
  const { scrolls } = useTexts();
  return (
    <Chapter id="scrolls">
      <Prose text={scrolls.text} />
      <Example id="scrolls" />
    </Chapter>
  );
}
