/** What the page's chapters are set in. */
import type { ComponentType, ReactNode } from 'react';
import * as styles from './prose.module.css';
import { Rich } from './Rich.tsx';
import { useGuide } from './rulebook.ts';
import { RulingsOf } from './RulingsOf.tsx';

interface PartProps {
  readonly children: ReactNode;
}

/** A part of the page that can be linked to; each game knows the names of its own. */
export type PartNamed<Id extends string> = ComponentType<PartProps & { readonly id: Id }>;

/** A chapter, with the rulings that belong there. */
export function Chapter({ id, children }: PartProps & { readonly id: string }) {
  const { titles } = useGuide().texts;
  return (
    <section id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {titles[id]}
      </h2>
      {children}
      <RulingsOf section={id} />
    </section>
  );
}

/** A part of a chapter; it has its own rulings. */
export function Section({ id, children }: PartProps & { readonly id: string }) {
  const { titles } = useGuide().texts;
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.subtitle}>
        {titles[id]}
      </h3>
      {children}
      <RulingsOf section={id} />
    </section>
  );
}

/** Text with a picture beside it, or below it where there is no room. */
export const Passage = ({ children, figure }: PartProps & { readonly figure: ReactNode }) => (
  <div className={styles.passage}>
    <div className={styles.prose}>{children}</div>
    {figure}
  </div>
);

/** Paragraphs. */
export const Prose = ({ text }: { readonly text: string | readonly string[] }) => (
  <div className={styles.prose}>
    {[text].flat().map((paragraph) => (
      <p key={paragraph}>
        <Rich text={paragraph} />
      </p>
    ))}
  </div>
);

interface ItemsProps {
  readonly items: readonly string[];
}

export const Bullets = ({ items }: ItemsProps) => <ul className={styles.bullets}>{listed(items)}</ul>;

export const Steps = ({ items }: ItemsProps) => <ol className={styles.steps}>{listed(items)}</ol>;

/** Items that begin with an icon of their own. */
export const IconList = ({ items }: ItemsProps) => <ul className={styles.icons}>{listed(items)}</ul>;

const listed = (items: readonly string[]) =>
  items.map((item) => (
    <li key={item}>
      <Rich text={item} />
    </li>
  ));

/** A picture with words under it, on a plate of its own. */
export const Plate = ({ children, caption }: PartProps & { readonly caption?: ReactNode }) => (
  <figure className={styles.plate}>
    <div className={styles.picture}>{children}</div>
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
);

/** For those who hear the page: what the picture beside it shows. */
export const Unseen = ({ children }: PartProps) => <span className={styles.unseen}>{children}</span>;

/** What a picture or a part of it is called. */
export const PieceName = ({ children }: PartProps) => <p className={styles.name}>{children}</p>;

/** The heading of pieces that belong together. */
export const Group = ({ children }: PartProps) => <h4 className={styles.group}>{children}</h4>;
