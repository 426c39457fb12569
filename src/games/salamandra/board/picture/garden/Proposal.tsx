import type { FieldId } from '../../../content/fields.ts';
import type { Cell } from '../../../rules/geometry.ts';
import { Art } from '../../art/Art.tsx';
import { FieldArt, OCTAGON } from '../../art/FieldArt.tsx';
import * as styles from './Garden.module.css';
import { at } from './layout.ts';

interface ProposalProps {
  readonly field: FieldId;
  readonly cell: Cell;
  readonly glades: readonly Cell[];
  /** Chosen, or only pointed at. */
  readonly chosen: boolean;
}

/** The field as it would lie there, with the glades that it would close. */
export const Proposal = ({ field, cell, glades, chosen }: ProposalProps) => (
  <g className={styles.proposal} data-chosen={chosen || undefined} aria-hidden>
    <g transform={at(cell)}>
      <FieldArt id={field} />
      <path d={OCTAGON} className={styles.ring} />
    </g>
    {glades.map((corner) => (
      <g key={`${corner.x} ${corner.y}`} transform={at(corner)}>
        <path d="M0-26 26 0 0 26-26 0Z" className={styles.glade} />
        <g transform="translate(-10 -10)">
          <Art name="grove" size={20} />
        </g>
      </g>
    ))}
  </g>
);
