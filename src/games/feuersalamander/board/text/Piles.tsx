import { Panel } from '../../../shared/text/Panel.tsx';
import type { G } from '../../rules/state.ts';
import { useWords } from '../useWords.ts';
import { Notes } from './Notes.tsx';
import * as styles from './Piles.module.css';

/** How many cards there are to draw, and what lies face up. */
export function Piles({ view: { pile, discards } }: { readonly view: G }) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel title={t('text.piles')} note={t('text.toDraw', { cards: words.amount('cards', pile.length) })}>
      <Notes title={t('text.discards')}>
        {discards.length === 0 ? (
          <p>{t('text.none')}</p>
        ) : (
          <ol className={styles.cards}>
            {discards.toReversed().map((card, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- cards may be alike
              <li key={i}>{words.card(card)}</li>
            ))}
          </ol>
        )}
      </Notes>
    </Panel>
  );
}
