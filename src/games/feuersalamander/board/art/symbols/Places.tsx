import { FLAME, HEART } from '../flame.ts';
import { Drawing } from './Drawing.tsx';

/** The start places, each before its patch of sky. */
export const Places = () => (
  <>
    <Drawing id="castle" box="-70 -76 140 140">
      <g className="fs-building">
        <path
          d="M-21.2 -52h-5.2M-29.4 -52h-3.5M20.3 -52h8.1M-24 -47h-11.7M-38.7 -47h-4.6M21.4 -47h5.9M30.3 -47h3.6M-24.6 -42h-12.3M24 -42h6.1M33.1 -42h4.9M-23.7 -37h-12.6M20.4 -37h10.1M-22.5 -32h-5.9M20.4 -32h13.4M56.2 -22h8.3M-58.1 -17h-6.6M-58.5 -2h-7.4M-54.2 3h-10.6M55.3 3h6.6M57.8 8h6.3M-54.5 18h-8.7M53.7 18h11.3M-54.7 23h-6.1M-54.5 28h-7.4M55.1 28h8.9M-53.3 33h-8.4M53.7 33h6.6"
          className="fs-sky"
        />
        <path d="M-58 50C-40 42-20 46 0 43s40-2 58 7c-30 8-86 8-116 0z" className="fs-ground" />
        <path d="M-46 51h14M-20 53h22M14 51h26M-34 55h12M6 56h18" className="fs-pn" />
        <path d="M-46 46V2l-2-3v-6h4.8v3h4.8v-3h4.8v3h4.8v-3h4.8v6l-2 3V46Z" className="fs-st" />
        <path d="M-48 -1H-24M-46 2H-26" className="fs-pn" />
        <path d="M-28 5l0 30.8M-29.9 5l0 25.9M-31.8 5l0 20.9M-33.7 5l0 16" className="fs-pn fs-faint" />
        <path d="M26 46V2l-2-3v-6h4.8v3h4.8v-3h4.8v3h4.8v-3h4.8v6l-2 3V46Z" className="fs-st" />
        <path d="M24 -1H48M26 2H46" className="fs-pn" />
        <path d="M44 5l0 30.8M42.1 5l0 25.9M40.2 5l0 20.9M38.3 5l0 16" className="fs-pn fs-faint" />
        <path d="M-28 48V-6h56V48Z" className="fs-st" />
        <path d="M-30-6v-8h8v4h8v-4h9v4h10v-4h9v4h8v-4h8v8z" className="fs-st" />
        <path d="M-12-14V-40l-2-3v-6h6v3h5v-3h6v3h5v-3h6v6l-2 3V-14Z" className="fs-st" />
        <path d="M-50 -7L-36 -31L-22 -7Q-36 -3 -50 -7Z" fill="var(--fs-roof-red)" className="fs-rf" />
        <path d="M-36 -28L-30.96 -6M-36 -25L-25.92 -7" className="fs-pn" />
        <path d="M22 -7L36 -31L50 -7Q36 -3 22 -7Z" fill="var(--fs-roof-red)" className="fs-rf" />
        <path d="M36 -28L41.04 -6M36 -25L46.08 -7" className="fs-pn" />
        <path d="M0 -48v-13" className="fs-pn" strokeWidth="1.2" />
        <path d="M0 -61l11 2.5-4 2.5 4 3-11 .5z" fill="var(--fs-king)" className="fs-rf" />
        <path d="M-9 48V32a9 10 0 0 1 18 0V48z" className="fs-dark" />
        <path d="M-5 48V25M0 48V23M5 48V25M-9 33H9M-9 40H9" className="fs-grid" />
        <path d="M-20 12v-6a2 2 0 0 1 4 0v6z" className="fs-window" />
        <path d="M16 12v-6a2 2 0 0 1 4 0v6z" className="fs-window" />
        <path d="M-2.5 -22v-6.5a2.5 2.5 0 0 1 5 0v6.5z" className="fs-window" />
        <path d="M-2.5 8v-6.5a2.5 2.5 0 0 1 5 0v6.5z" className="fs-window" />
        <path d="M-38 22v-7a2 2 0 0 1 4 0v7z" className="fs-window" />
        <path d="M34 22v-7a2 2 0 0 1 4 0v7z" className="fs-window" />
        <path
          d="M10-36v20M8-36v18M6-36v14M26 4v40M24 4v34M22 4v26M20 4v16M-26 20h8M-24 26h7M14 26h6M-26 40h6M12 2h8"
          className="fs-pn fs-faint"
        />
      </g>
    </Drawing>
    <Drawing id="palace" box="-70 -76 140 140">
      <g className="fs-building">
        <path
          d="M-21.1 -52h-11.5M22.7 -52h11.5M-18.1 -47h-8.8M21.2 -47h13M37.3 -47h4.4M-19.2 -42h-9.5M18.1 -42h6.3M27.4 -42h5.7M-21.8 -37h-5.8M18.7 -37h10.3M31.9 -37h3M-22.4 -32h-6.3M-31.6 -32h-5.9M22.4 -32h7M-20.7 -27h-15.5M-39.2 -27h-5.8M21.5 -27h19.5M56.7 -22h6.9M-59 -17h-6M-58.9 -2h-6.1M56.8 23h6.7M-58.1 33h-6.8"
          className="fs-sky"
        />
        <path d="M-58 50C-40 42-20 46 0 43s40-2 58 7c-30 8-86 8-116 0z" className="fs-ground" />
        <path d="M-46 51h14M-20 53h22M14 51h26M-34 55h12M6 56h18" className="fs-pn" />
        <path d="M-34 48V14h68V48Z" className="fs-st" />
        <path d="M-34 14L-24 0H24L34 14Z" className="fs-rf" fill="var(--fs-roof-gold)" />
        <path d="M-26 8H28M-20 4H22M-14 14l5-13M6 14L3 1M20 14L14 1" className="fs-pn" />
        <path d="M-48 48V4h14V48ZM34 48V10h14V48ZM-9 14V-28H9V14Z" className="fs-st" />
        <path d="M-51 4L-41 -30L-31 4Q-41 8 -51 4Z" fill="var(--fs-roof-gold)" className="fs-rf" />
        <path d="M-41 -27L-37.4 5M-41 -24L-33.8 4" className="fs-pn" />
        <path d="M31 10L41 -20L51 10Q41 14 31 10Z" fill="var(--fs-roof-gold)" className="fs-rf" />
        <path d="M41 -17L44.6 11M41 -14L48.2 10" className="fs-pn" />
        <path d="M-12 -28L0 -60L12 -28Q0 -24 -12 -28Z" fill="var(--fs-roof-gold)" className="fs-rf" />
        <path d="M0 -57L4.32 -27M0 -54L8.64 -28" className="fs-pn" />
        <path d="M0 -58v-13" className="fs-pn" strokeWidth="1.2" />
        <path d="M0 -71l11 2.5-4 2.5 4 3-11 .5z" fill="var(--fs-queen)" className="fs-rf" />
        <path d="M-8 48V34a8 9 0 0 1 16 0V48z" className="fs-dark" />
        <path d="M0 25v23" className="fs-grid" />
        <path d="M-24.5 30v-8.5a2.5 2.5 0 0 1 5 0v8.5z" className="fs-window" />
        <path d="M19.5 30v-8.5a2.5 2.5 0 0 1 5 0v8.5z" className="fs-window" />
        <path d="M-43 20v-7a2 2 0 0 1 4 0v7z" className="fs-window" />
        <path d="M39 26v-7a2 2 0 0 1 4 0v7z" className="fs-window" />
        <circle cx="0" cy="-14" r="6" className="fs-window" />
        <path d="M0-20v12M-6-14H6M-4-18l8 8M4-18l-8 8" className="fs-grid" />
        <path
          d="M-36 8v36M-38 8v28M7-24v32M5-24v26M46 14v30M44 14v22M32 18v26M30 18v18M28 18v10"
          className="fs-pn fs-faint"
        />
        <path d="M-32 48c2-6 6-6 8 0M-24 48c2-5 5-5 7 0M16 48c2-6 6-6 8 0M24 48c2-5 5-5 7 0" className="fs-bush" />
      </g>
    </Drawing>
    <Drawing id="abbey" box="-70 -76 140 140">
      <g className="fs-building">
        <path
          d="M-53.2 -52h-5.2M52.8 -52h4.9M53.1 -47h9.5M-52.9 -42h-5.2M-56 -37h-6.1M-56.4 -32h-5M55.4 -32h9.2M-54.4 -27h-7.3M-56.3 3h-9.2M-56.2 28h-8.4M56.3 33h6.8"
          className="fs-sky"
        />
        <path d="M-58 50C-40 42-20 46 0 43s40-2 58 7c-30 8-86 8-116 0z" className="fs-ground" />
        <path d="M-46 51h14M-20 53h22M14 51h26M-34 55h12M6 56h18" className="fs-pn" />
        <path d="M-20 48V10L14-14 46 10V48Z" className="fs-st" />
        <path d="M-26 12L14-20 52 12l-5 2L14-13-20 14Z" className="fs-rf" fill="var(--fs-roof-slate)" />
        <path d="M-46 48V-18h24V48Z" className="fs-st" />
        <path d="M-48-18L-34-44-20-18Z" className="fs-rf" fill="var(--fs-roof-slate)" />
        <path d="M-34-44v-11M-38-51h8" className="fs-pn" strokeWidth="1.6" />
        <path d="M-41-2v-5a7 7 0 0 1 14 0v5z" className="fs-dark" />
        <path
          d="M-38.5-2c1-2 1.5-4 1.5-5.5a3 3 0 0 1 6 0c0 1.5.5 3.5 1.5 5.5z"
          fill="var(--gold2)"
          stroke="var(--fs-wall-line)"
          strokeWidth=".7"
        />
        <circle cx="14" cy="6" r="8" className="fs-window" />
        <path d="M14-2V14M6 6H22M8.5.5l11 11M19.5.5l-11 11" className="fs-grid" />
        <circle cx="14" cy="6" r="2.5" fill="var(--gold2)" stroke="var(--fs-wall-line)" strokeWidth=".6" />
        <path d="M6 48V34a8 9 0 0 1 16 0V48z" className="fs-dark" />
        <path d="M14 25v23" className="fs-grid" />
        <path d="M-8.5 42v-10.5a2.5 2.5 0 0 1 5 0v10.5z" className="fs-window" />
        <path d="M31.5 42v-10.5a2.5 2.5 0 0 1 5 0v10.5z" className="fs-window" />
        <path d="M-36.5 30v-8.5a2.5 2.5 0 0 1 5 0v8.5z" className="fs-window" />
        <path
          d="M-24-14v58M-26-14v44M-28-14v30M44 12v32M42 11v24M40 10v16M-46 8h24M-46 14h24"
          className="fs-pn fs-faint"
        />
        <path d="M50 50c-3-10 0-20 2-26 3 6 5 16 2 26z" className="fs-bush" />
      </g>
    </Drawing>
    <Drawing id="ruin" box="-70 -76 140 140">
      <g className="fs-building">
        <path
          d="M-51.2 -52h-9.5M53 -52h10.3M-50.1 -47h-12.4M51.2 -47h14M-54.2 -42h-8.9M50.8 -42h10.4M-52.6 -37h-11.5M50.3 -37h11.6M-51.5 -32h-4.5M52.4 -32h11.2M-54.4 -22h-7.4M-53.1 -17h-10.2M51.9 -17h10.9M-53.4 -7h-8.3M-53.6 -2h-9M52.9 -2h10M54 3h11.7M50.2 8h14.6M-53.6 13h-10.6M-51.5 18h-7.1M50.2 18h8.8M-53.1 23h-8.2M54.3 23h10.4M-54.5 28h-11.3M52.5 33h12M-51.2 38h-10.2"
          className="fs-sky"
        />
        <path d="M-58 50C-40 42-20 46 0 43s40-2 58 7c-30 8-86 8-116 0z" className="fs-ground" />
        <path d="M-46 51h14M-20 53h22M14 51h26M-34 55h12M6 56h18" className="fs-pn" />
        <path d="M-44 48V-14l5-6 4 5 5-9 6 10 3-3V4l6 3 3 9 5 1V48Z" className="fs-st" />
        <path
          d="M-44 0h18M-44 10h20M-44 20h26M-44 30h32M-38-8v8M-30 0v10M-38 10v10M-28 20v10M-38 30v10M-22 30v10M-44 40h34"
          className="fs-pn"
        />
        <path d="M-23-8v52M-20 8v36M-17 10v34M-13 20v26" className="fs-pn fs-faint" />
        <path d="M-36.5 10v-8.5a2.5 2.5 0 0 1 5 0v8.5z" className="fs-window" />
        <path d="M2 48V18C2-4 34-4 40 14l-8 4C28 8 12 8 11 22v26Z" className="fs-st" />
        <path d="M3 12l8 5M7 5l7 7M16 1l3 8M26 2l-1 8M34 7l-5 7M2 26h9M2 34h9M2 42h9" className="fs-pn" />
        <path d="M34 48V34l4-3 3 4 6-2v15Z" className="fs-st" />
        <path d="M34 40h13M40 34v6" className="fs-pn" />
        <path
          d="M20-6C22-20 16-26 12-34M18-18c6-4 8-10 14-14M16-26c-4-2-6-6-12-7M24-24c0-6 2-8 2-14M20-6c0 2-1 4-2 6"
          fill="none"
          stroke="var(--fs-wood-line)"
          strokeWidth="2"
          opacity=".8"
        />
        <g transform="translate(22 36) scale(.36)">
          <path d={FLAME} fill="var(--fs-fire4)" stroke="var(--fs-fire5)" strokeWidth="1.2" />
          <path d={HEART} fill="var(--gold2)" />
        </g>
        <path d="M14 50l16-4M14 46l16 4" stroke="var(--fs-wood-line)" strokeWidth="2.2" />
        <path d="M-44 48c-2-4-6-5-9-2M-10 48c1-4 4-5 6-1" className="fs-bush" />
      </g>
    </Drawing>
  </>
);
