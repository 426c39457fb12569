import { FLAME, HEART } from '../flame.ts';
import { Drawing } from './Drawing.tsx';

/** The flames from the outermost to the one in the middle. */
const FLAMES = [
  'translate(-50 22) rotate(-30) scale(.85 .9)',
  'translate(50 22) rotate(30) scale(.85 .9)',
  'translate(-34 2) rotate(-16) scale(1.15 1.25)',
  'translate(34 2) rotate(16) scale(1.15 1.25)',
  'translate(-15 -12) rotate(-6) scale(1.1 1.5)',
  'translate(15 -10) rotate(7) scale(1.1 1.5)',
  'translate(0 -16) scale(1.15 1.75)',
];

/** The fire with the salamander in it, and a small flame for torches. */
export const Fire = () => (
  <>
    <Drawing id="flame" box="-35 -30 70 70">
      <path d={FLAME} fill="var(--fs-fire4)" stroke="var(--fs-fire5)" strokeWidth=".9" />
      <path d={HEART} fill="var(--gold2)" />
    </Drawing>
    <Drawing id="fire" box="-76 -74 152 148">
      <circle r="74" fill="var(--fs-glow)" />
      {FLAMES.map((place) => (
        <g key={place} transform={place} stroke="var(--fs-fire4)">
          <path d={FLAME} fill="var(--fs-fire1)" strokeWidth="1.1" />
          <path d={HEART} fill="var(--gold2)" fillOpacity=".45" strokeWidth=".7" />
        </g>
      ))}
      <g stroke="var(--fs-wood-line)">
        <path d="M-58 58l108 10-1.5 8L-59 66z" fill="var(--fs-wood2)" />
        <path d="M58 58-50 68l1.5 8L59 66z" fill="var(--fs-wood1)" />
        <path d="M-40 70l30-3M0 66l34-3M-30 72l20-2" fill="none" strokeWidth=".7" />
      </g>
      <circle cy="22" r="37" fill="var(--sheet)" stroke="var(--fs-fire4)" strokeWidth="1.2" />
      <circle cy="22" r="34" fill="none" stroke="var(--fs-fire4)" strokeWidth=".6" />
      <g className="fs-sal-black">
        <use href="#fs-sal-art" x="-32.5" y="-10" width="65" height="65" />
      </g>
    </Drawing>
  </>
);
