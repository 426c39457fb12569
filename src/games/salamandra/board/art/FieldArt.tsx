import { memo } from 'react';
import { field, type Field, type FieldId } from '../../content/fields.ts';
import { Bed } from './Bed.tsx';
import { Foot } from './Foot.tsx';
import { SumArt } from './sum/SumArt.tsx';
import { costTokens, exchangeTokens, gainsTokens } from './sum/tokens.ts';
import { OCTAGON, SPOT_AT } from './tile.ts';
import { Use } from './Use.tsx';

export { OCTAGON, SPOT_AT } from './tile.ts';

/** A billhook arches over what it cuts; a cauldron takes what is above it and gives what is on its belly. */
const Heart = ({ kind, work }: Pick<Field, 'kind' | 'work'>) =>
  kind === 'billhook' ? (
    <>
      <Use name="t-bill" width={100} />
      <SumArt tokens={exchangeTokens(work.cost, work.gain)} x={5} y={3.1} maxWidth={34} maxSize={25} />
    </>
  ) : (
    <>
      <Use name="t-pot" width={100} />
      <SumArt tokens={costTokens(work.cost)} y={-16.7} maxWidth={30} maxSize={16.5} />
      <g className="sm-belly">
        <SumArt tokens={gainsTokens(work.gain)} y={9.4} maxWidth={40.5} maxSize={19} />
      </g>
    </>
  );

interface FieldArtProps {
  readonly id: FieldId;
  /** Once built, its cost is history and steps back. */
  readonly built?: boolean;
  /** An apprentice on the bonus spot hides what it gives. */
  readonly covered?: boolean;
}

/** A field, around 0,0, composed of what the content says about it. */
export const FieldArt = memo(function FieldArt({ id, built = false, covered = false }: FieldArtProps) {
  const { colours, cost, gain, kind, work } = field(id);
  const [first, second] = colours;
  return (
    <g className="sm-art">
      <path d={OCTAGON} transform="translate(.6 1.5)" fill="var(--shadow)" />
      {second && <Bed colour={second} hasShoulder hasFoot />}
      {first && (
        <g clipPath={second && 'url(#sm-west)'}>
          <Bed colour={first} hasShoulder={second !== undefined} hasFoot={cost !== null} />
        </g>
      )}
      <Heart kind={kind} work={work} />
      {!covered && <SumArt tokens={gainsTokens(gain)} {...SPOT_AT.N} maxWidth={31} maxSize={18} />}
      {colours.map((colour, i) => (
        <Use key={colour} name={`f-${colour}`} x={i === 0 ? -26.8 : 26.8} y={-26.8} width={15.5} />
      ))}
      {cost && <Foot cost={cost} built={built} />}
    </g>
  );
});
