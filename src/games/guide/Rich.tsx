import * as styles from './prose.module.css';
import type { RichPart } from './richText.ts';
import { useGuide } from './rulebook.ts';

/** A text with its icons, stress and links. */
export function Rich({ text }: { readonly text: string }) {
  const { partsOf } = useGuide();
  return partsOf(text).map((part) => <Part key={part.at} {...part} />);
}

function Part(part: RichPart) {
  const { Icon } = useGuide();
  switch (part.kind) {
    case 'plain':
      return part.text;
    case 'stress':
      return <strong>{part.text}</strong>;
    case 'icon':
      return (
        <span className={styles.together}>
          <Icon name={part.name} size={20} /> {part.isStressed ? <strong>{part.word}</strong> : part.word}
        </span>
      );
    case 'link':
      return <a href={`#${part.to}`}>{part.text}</a>;
  }
}
