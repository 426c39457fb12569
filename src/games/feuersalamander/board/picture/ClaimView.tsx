import { Icon } from '../../../../web/components/Icon.tsx';
import type { Claim } from '../../rules/state.ts';
import { CardChip } from '../art/CardChip.tsx';
import { EmblemDisc } from '../art/EmblemDisc.tsx';
import { useWords } from '../useWords.ts';
import * as styles from './ClaimView.module.css';

interface ClaimViewProps {
  readonly claim: Readonly<Claim>;
  /** Which cards were right, where that is known. */
  readonly right?: readonly boolean[] | undefined;
  readonly width: number;
}

/** The cards of a combination, each with whoever was said to hold it; told in words beside it. */
export function ClaimView({ claim, right, width }: ClaimViewProps) {
  const words = useWords();
  return (
    <span className={styles.claim} aria-hidden>
      {claim.map(({ card, holder }, i) => (
        <span key={card} data-right={right ? String(right[i]) : undefined}>
          <CardChip id={card} width={width} />
          <EmblemDisc figure={words.figureAt(holder)} size={width * 0.8} />
          {right && <Icon name={right[i] ? 'check' : 'close'} size={width * 0.8} />}
        </span>
      ))}
    </span>
  );
}
