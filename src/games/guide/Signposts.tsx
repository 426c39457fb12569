import type { ReactNode } from 'react';
import { useGuide } from './rulebook.ts';
import * as styles from './Signposts.module.css';

export interface Signpost {
  /** The section that it leads to. */
  readonly to: string;
  readonly icon: ReactNode;
  readonly text: string;
}

/** The ways to what is explained in sections of their own, with a few words for each. */
export function Signposts({ posts }: { readonly posts: readonly Signpost[] }) {
  const { titles } = useGuide().texts;
  return (
    <ul className={styles.posts}>
      {posts.map(({ to, icon, text }) => (
        <li key={to}>
          {icon}
          <a href={`#${to}`}>{titles[to]}</a>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
