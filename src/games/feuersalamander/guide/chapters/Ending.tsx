import { Bullets, Passage, Prose } from '../../../guide/prose.tsx';
import { EndFigure } from '../figures/EndFigure.tsx';
import { NotebookFigure } from '../figures/NotebookFigure.tsx';
import { Chapter, Section } from '../parts.ts';
import { useTexts } from '../texts.ts';

export function EndOfGame() {
  const { endOfGame } = useTexts();
  return (
    <Chapter id="end-of-game">
      <Passage figure={<EndFigure />}>
        <Prose text={endOfGame.text} />
      </Passage>
    </Chapter>
  );
}

export function Secrets() {
  const { secrets, notebook } = useTexts();
  return (
    <Chapter id="secrets">
      <Prose text={secrets.text} />
      <Bullets items={secrets.list} />
      <Section id="notebook">
        <Prose text={notebook.text} />
        <NotebookFigure />
      </Section>
    </Chapter>
  );
}
