import { Passage, Plate, Prose } from '../../../guide/prose.tsx';
import { CardPicture } from '../../board/art/index.ts';
import { useWords } from '../../board/useWords.ts';
import { CompaniesFigure } from '../figures/CompaniesFigure.tsx';
import * as styles from '../figures/figures.module.css';
import { FiguresFigure } from '../figures/FiguresFigure.tsx';
import { LairFigure } from '../figures/LairFigure.tsx';
import { ThrowFigure } from '../figures/ThrowFigure.tsx';
import { Chapter, Section } from '../parts.ts';
import { useTexts } from '../texts.ts';

/** All that lies on the table, piece by piece. */
export function Components() {
  const texts = useTexts();
  return (
    <Chapter id="components">
      <Prose text={texts.components} />
      <Section id="lair">
        <Prose text={texts.lair.text} />
        <LairFigure />
      </Section>
      <Section id="circuit">
        <Prose text={texts.circuit.text} />
        <CompaniesFigure />
      </Section>
      <Section id="figures">
        <Prose text={texts.figures.text} />
        <FiguresFigure />
      </Section>
      <Section id="cards">
        <Passage figure={<CardsFigure />}>
          <Prose text={texts.cards.text} />
        </Passage>
      </Section>
      <Section id="sticks">
        <Passage figure={<ThrowFigure />}>
          <Prose text={texts.sticks.text} />
        </Passage>
      </Section>
    </Chapter>
  );
}

const ONE_OF_EACH = ['fire', 'row-5', 'stone-3'] as const;

function CardsFigure() {
  const words = useWords();
  const { cards } = useTexts();
  return (
    <Plate caption={cards.caption}>
      <span className={styles.cards}>
        {ONE_OF_EACH.map((card) => (
          <CardPicture key={card} id={card} name={words.cardName(card)} width={86} />
        ))}
      </span>
    </Plate>
  );
}
