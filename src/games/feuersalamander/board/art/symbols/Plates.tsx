import { FLAME, HEART } from '../flame.ts';
import { Drawing } from './Drawing.tsx';

/** The signs of the elements, as large as a card has room for. */
export const Plates = () => (
  <>
    <Drawing id="plate-air" box="0 0 60 60">
      <path d="M30 3 58 53H2z" fill="var(--fs-air6)" stroke="var(--fs-air5)" strokeWidth="1.6" />
      <path d="M30 9.5 52 49H8z" fill="none" stroke="var(--fs-air5)" strokeWidth=".7" />
      <path d="M14.5 31h31" stroke="var(--fs-air5)" strokeWidth="2.4" />
      <path
        d="M24 24c4-6 11-4 11 0 0 3.5-5 3.5-5 .5M16 42c8-8 16-7 17-2 .6 4-5 4.5-5 1M30 45c5-6 12-6 13-2 .4 2.6-3.4 2.8-3.5.5"
        fill="none"
        stroke="var(--fs-air4)"
        strokeWidth="1.5"
      />
    </Drawing>
    <Drawing id="plate-water" box="0 0 60 60">
      <path d="M30 57 58 7H2z" fill="var(--fs-water6)" stroke="var(--fs-water5)" strokeWidth="1.6" />
      <path d="M30 50.5 52 11H8z" fill="var(--fs-water1)" stroke="var(--fs-water5)" strokeWidth=".7" />
      <path
        d="M12 17c3-4 6-4 9 0s6 4 9 0 6-4 9 0 6 4 9 0M17 25.5c2.2-3.5 4.3-3.5 6.5 0s4.3 3.5 6.5 0 4.3-3.5 6.5 0 4.3 3.5 6.5 0M22 34c1.3-2.5 2.7-2.5 4 0s2.7 2.5 4 0 2.7-2.5 4 0 2.7 2.5 4 0M27 42c1-1.6 2-1.6 3 0s2 1.6 3 0"
        fill="none"
        stroke="var(--fs-water4)"
        strokeWidth="1.6"
      />
    </Drawing>
    <Drawing id="plate-earth" box="0 0 60 60">
      <path d="M30 57 58 7H2z" fill="var(--fs-earth6)" stroke="var(--fs-earth5)" strokeWidth="1.6" />
      <path d="M30 50.5 52 11H8z" fill="var(--fs-earth1)" stroke="var(--fs-earth5)" strokeWidth=".7" />
      <path d="M14.5 28h31" stroke="var(--fs-earth5)" strokeWidth="2.4" />
      <path
        d="M11 17l6-4 5 3 6-4 6 4 6-3 8 4M16 22.5h7v4M30 18v5h9M24 33.5h6v4h5M28 43l3-3"
        fill="none"
        stroke="var(--fs-earth4)"
        strokeWidth="1.3"
      />
    </Drawing>
    <Drawing id="plate-fire" box="0 0 60 60">
      <path d="M30 3 58 53H2z" fill="var(--fs-fire6)" stroke="var(--fs-fire5)" strokeWidth="1.6" />
      <path d="M30 9.5 52 49H8z" fill="none" stroke="var(--fs-fire5)" strokeWidth=".7" />
      <g transform="translate(30 27) scale(.5)">
        <path d={FLAME} fill="var(--fs-fire4)" stroke="var(--fs-fire5)" strokeWidth="1.1" />
        <path d={HEART} fill="var(--gold2)" stroke="var(--fs-fire5)" strokeWidth=".8" />
      </g>
      <path d="M12 49l4-7M48 49l-4-7M18 49l2.5-4M42 49l-2.5-4" stroke="var(--fs-fire5)" strokeWidth=".8" />
    </Drawing>
  </>
);
