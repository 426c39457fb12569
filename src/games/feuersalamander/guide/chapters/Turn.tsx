import { Bullets, Prose } from '../../../guide/prose.tsx';
import { Signposts } from '../../../guide/Signposts.tsx';
import { Mark, type MarkName } from '../../board/art/index.ts';
import { Example } from '../figures/Example.tsx';
import { Chapter, Section } from '../parts.ts';
import { useTexts } from '../texts.ts';

/** The parts of a turn, each with the sign that the board has for it. */
const PARTS = [
  ['key-throw', 'key'],
  ['throw', 'do-throw'],
  ['salamander', 'sal'],
  ['token', 'do-token'],
  ['move', 'do-move'],
  ['question', 'do-ask'],
  ['combination', 'do-lay'],
  ['again', 'do-throw'],
] as const satisfies readonly (readonly [string, MarkName])[];

export function Turn() {
  const texts = useTexts();
  const posts = PARTS.map(([part, sign]) => ({
    to: part,
    icon: <Mark name={sign} size={28} />,
    text: texts.turn.parts[part],
  }));
  return (
    <Chapter id="turn">
      <Prose text={texts.turn.text} />
      <Signposts posts={posts} />
      <Section id="key-throw">
        <Prose text={texts.keyThrow.text} />
        <Example id="keys" />
      </Section>
      <Section id="throw">
        <Prose text={texts.throw.text} />
      </Section>
      <Section id="salamander">
        <Prose text={texts.salamander.text} />
        <Bullets items={texts.salamander.list} />
        <Prose text={texts.salamander.waits} />
        <Example id="salamander" />
      </Section>
      <Section id="token">
        <Prose text={texts.token.text} />
        <Example id="token" />
      </Section>
      <Section id="move">
        <Prose text={texts.move.text} />
        <Bullets items={texts.move.list} />
        <Example id="move" />
        <Example id="home" />
      </Section>
      <Section id="question">
        <Prose text={texts.question.text} />
        <Example id="ask" />
      </Section>
      <Section id="again">
        <Prose text={texts.again.text} />
      </Section>
    </Chapter>
  );
}
