import { FIGURES } from '../../../content/terms.ts';
import { Drawing } from './Drawing.tsx';

const SEAL =
  'M0-11.2 1.7-11.6 3.2-10.7 4.4-9.7 6.1-9.4 7.7-8.9 8.5-7.3 9-5.8 10.2-4.7 11.3-3.3 11.1-1.6 10.6 0 11.1 1.6 11.3 3.3 10.2 4.7 9 5.8 8.5 7.3 7.7 8.9 6.1 9.4 4.4 9.7 3.2 10.7 1.7 11.6 0 11.2-1.5 10.5-3.2 10.7-4.9 10.7-6.1 9.4-7 8-8.5 7.3-9.9 6.4-10.2 4.7-10.2 3-11.1 1.6-11.8 0-11.1-1.6-10.2-3-10.2-4.7-9.9-6.4-8.5-7.3-7-8-6.1-9.4-4.9-10.7-3.2-10.7-1.5-10.5Z';

const FigureTokens = () =>
  FIGURES.map((figure) => (
    <Drawing key={figure} id={`token-${figure}`} box="-13 -13 26 26">
      <g className={`fs-${figure}`}>
        <path d={SEAL} fill="var(--halo)" stroke="var(--halo)" strokeWidth="2.4" />
        <path d={SEAL} fill="var(--fs-ground)" stroke="var(--fs-text)" strokeWidth="1.1" />
        <circle r="8.6" fill="none" stroke="var(--fs-emblem)" strokeWidth=".7" opacity=".7" />
        <use href={`#fs-e-${figure}`} x="-6.5" y="-6.5" width="13" height="13" />
      </g>
    </Drawing>
  ));

/** The tokens: a seal with the emblem of its figure; and a seal of nobody's, for all of them. */
export const Tokens = () => (
  <>
    <FigureTokens />
    <Drawing id="seal" box="-12 -12 24 24">
      <path d={SEAL} fill="none" stroke="currentColor" strokeWidth="1.4" />
      <circle r="7.6" fill="none" stroke="currentColor" strokeWidth=".8" />
      <path d="M0-4.5v9M-4.5 0h9" stroke="currentColor" strokeWidth="1.8" />
    </Drawing>
  </>
);
