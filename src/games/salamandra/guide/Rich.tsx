import { Art } from '../board/art/index.ts';
import * as styles from './prose.module.css';
import { partsOf, type RichPart } from './richText.ts';

/** A text with its icons, stress and links. */
export const Rich = ({ text }: { readonly text: string }) =>
  partsOf(text).map((part) => <Part key={part.at} {...part} />);

function Part(part: RichPart) {
  switch (part.kind) {
    case 'plain':
      return part.text;
    case 'stress':
      return <strong>{part.text}</strong>;
    case 'icon':
      return (
        <span className={styles.together}>
          <Art name={part.name} size={20} /> {part.isStressed ? <strong>{part.word}</strong> : part.word}
        </span>
      );
    case 'link':
      return <a href={`#${part.to}`}>{part.text}</a>;
  }
}
