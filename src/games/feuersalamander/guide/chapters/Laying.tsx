import { Bullets, Prose } from '../../../guide/prose.tsx';
import { Example } from '../figures/Example.tsx';
import { ValueFigure } from '../figures/ValueFigure.tsx';
import { Chapter, Section } from '../parts.ts';
import { useTexts } from '../texts.ts';

export function Laying() {
  const { combination, value, success, failure } = useTexts();
  return (
    <Chapter id="combination">
      <Prose text={combination.text} />
      <Section id="value">
        <Prose text={value.text} />
        <ValueFigure />
      </Section>
      <Section id="success">
        <Prose text={success.text} />
        <Example id="lay" />
      </Section>
      <Section id="failure">
        <Prose text={failure.text} />
        <Bullets items={failure.list} />
        <Prose text={failure.impossible} />
        <Example id="fail" />
      </Section>
    </Chapter>
  );
}

export function DungeonRules() {
  const { dungeon } = useTexts();
  return (
    <Chapter id="dungeon">
      <Prose text={dungeon.text} />
      <Bullets items={dungeon.list} />
      <Prose text={dungeon.shortcut} />
      <Example id="freed" />
    </Chapter>
  );
}
