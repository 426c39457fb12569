import type { TieStory } from '../../../advice/story.ts';
import { useWords } from '../../useWords.ts';
import type { Words } from '../../words.ts';
import * as styles from './Ties.module.css';

/** Where a rule about ties decided something, and how. */
export function Ties({ ties }: { readonly ties: readonly TieStory[] }) {
  const words = useWords();
  if (ties.length === 0) return null;
  return (
    <section>
      <h3>{words.t('panels.ending.ties')}</h3>
      <ul className={styles.ties}>
        {ties.map((tie) => (
          <li key={tie.kind}>{tieText(words, tie)}</li>
        ))}
      </ul>
    </section>
  );
}

function tieText(words: Words, tie: TieStory): string {
  const { t } = words;
  if (tie.kind === 'victory') return t('panels.ending.victory', { points: words.amount('points', tie.points) });
  const line = t(`panels.ending.${tie.place}`, {
    faith: t(`sources.${tie.kind}`),
    players: words.and(tie.seats.map(words.player)),
    symbols: tie.faith,
    prize: words.amount('points', tie.prize),
    share: words.amount('points', tie.share),
  });
  if (tie.leftOut.length === 0) return line;
  return t('panels.ending.firstAlone', { line, leftOut: words.and(tie.leftOut.map(words.player)) });
}
