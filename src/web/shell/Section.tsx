import type { ReactNode } from 'react';
import * as styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const Section = ({ title, children }: SectionProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {children}
  </section>
);
