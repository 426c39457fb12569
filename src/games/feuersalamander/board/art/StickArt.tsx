import { memo } from 'react';
import type { CastSymbol } from '../../content/terms.ts';
import { FLAME } from './flame.ts';
import { bevelled } from './shapes.ts';
import { Use } from './Use.tsx';

/** What a stick shows: a number or a symbol; or, where only keys count, a key or none. */
export type StickFace =
  | { readonly shows: 'number'; readonly value: number }
  | { readonly shows: CastSymbol }
  | { readonly shows: 'key' }
  | { readonly shows: 'nothing' };

const GRAIN =
  'M-66.8-14q11.2-.3 22.5 0M47-13q6.7-1 15.7 0M-69.8-8.7q14.8 1.3 29.6 0M45.1-7.7q8.9.9 20.7 0M-57.2-3.4q12.7.1 25.3 0M35.5-2.4q7.6-.7 17.7 0M-67.9 1.9q11.3-.9 22.5 0M48.1 2.9q6.8 1.3 15.8 0M-56.1 7.2q19.7 1 39.4 0M24.5 8.2q11.8-.9 27.6 0';

const notchesOn = (side: 1 | -1, n: number): number[] => Array.from({ length: n }, (_, i) => side * (21.5 + 5.4 * i));

/** As many notches as the number says, shared out to both sides. */
const notches = (value: number): number[] => [
  ...notchesOn(-1, Math.ceil(value / 2)),
  ...notchesOn(1, Math.floor(value / 2)),
];

const Numbered = ({ value }: { readonly value: number }) => (
  <>
    <g className="fs-n" stroke="none">
      <Use name={`digit-${value}`} y={-1.5} width={22} />
    </g>
    {notches(value).map((x) => (
      <path key={x} d={`M${x}-7.5v12`} strokeWidth={2.2} />
    ))}
  </>
);

/** The salamander between its flames. */
const Salamander = () => (
  <>
    <Use name="sal" y={-1.5} width={22} />
    {[-1, 1].map((side) => (
      <path
        key={side}
        d={FLAME}
        transform={`translate(${30 * side} -1.5) rotate(${90 * side}) scale(.26)`}
        fill="var(--fs-fire4)"
      />
    ))}
  </>
);

/** The token between two dots of wax. */
const Token = () => (
  <>
    <Use name="seal" y={-1.5} width={22} />
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(${30 * side} -1.5)`}>
        <circle r={4.6} fill="var(--fs-king)" />
        <circle r={2.2} fill="none" stroke="var(--fs-king-emblem)" strokeWidth={0.9} />
      </g>
    ))}
  </>
);

function Face({ face }: { readonly face: StickFace }) {
  switch (face.shows) {
    case 'number':
      return <Numbered value={face.value} />;
    case 'salamander':
      return <Salamander />;
    case 'token':
      return <Token />;
    case 'key':
      return <Use name="key" y={-4.5} width={46} />;
    case 'nothing':
      return null;
  }
}

/** A stick, 166 x 50 around 0,2: the wood, and the face that lies uppermost. */
export const StickArt = memo(function StickArt({ face }: { readonly face: StickFace }) {
  return (
    <g className="fs-art fs-stick" stroke="var(--fs-wood-line)">
      <path d={bevelled(79, 20, 5)} transform="translate(3 6)" fill="var(--shadow)" stroke="none" />
      <path
        d="M-74 13H74L79 10V21L74 25H-74L-79 21V10Z"
        fill="var(--fs-wood3)"
        strokeWidth={1.1}
        className="fs-pen"
      />
      <path
        d={bevelled(79, 17.5, 5)}
        transform="translate(0 -1.5)"
        fill="var(--fs-wash-wood)"
        strokeWidth={1.2}
        className="fs-pen"
      />
      <path d={GRAIN} fill="none" stroke="var(--fs-wood3)" strokeWidth={0.7} opacity={0.8} />
      <path d="M-70-19v35M-67-19v35M67-19v35M70-19v35" strokeWidth={0.8} />
      {face.shows !== 'key' && face.shows !== 'nothing' && <circle cy={-1.5} r={14.5} fill="var(--fs-paper)" />}
      <Face face={face} />
    </g>
  );
});
