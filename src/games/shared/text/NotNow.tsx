import * as styles from './NotNow.module.css';

interface NotNowProps {
  readonly title: string;
  readonly blocked: readonly { readonly name: string; readonly why: string }[];
}

/** What cannot be done, each with what stands against it. */
export const NotNow = ({ title, blocked }: NotNowProps) => (
  <section className={styles.notNow}>
    <h3>{title}</h3>
    <ul>
      {blocked.map(({ name, why }) => (
        <li key={name}>
          <b>{name}:</b> {why}
        </li>
      ))}
    </ul>
  </section>
);
