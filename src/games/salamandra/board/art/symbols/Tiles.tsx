import { Drawing } from './Drawing.tsx';

const TIDE =
  'M-13.6-47.4c4.4-1 9.3.1 13.8 0 4.5 0 8.9-1.2 13.3-.2 4.4 1.1 8.8 3.1 13.3 6.6 4.4 3.4 9.9 9.4 13.4 14.2 3.5 4.8 6.3 9.8 7.6 14.3 1.3 4.5 0 8.7 0 12.9 0 4.3 1.4 8.3.2 12.6-1.1 4.3-3.4 8.6-7.1 13.3-3.6 4.7-10 11.2-14.6 14.8-4.6 3.5-8.5 5.3-12.9 6.4-4.4 1-8.7-.2-13.2-.2-4.4 0-9 1.2-13.5.1-4.5-1.1-9.1-3.2-13.6-6.7-4.5-3.5-9.9-9.8-13.4-14.3-3.4-4.6-6-8.7-7.3-13.1-1.2-4.3-.1-8.7-.1-13.2 0-4.4-.8-8.9.3-13.4 1.2-4.5 3.1-8.7 6.6-13.4 3.6-4.6 10-10.9 14.5-14.4 4.6-3.4 8.3-5.2 12.7-6.3zm2.5 4.3c4.1-1.3 7.2-2 11-2.2 3.7-.2 7.3-.4 11.5 1.1 4.2 1.5 9 4.3 13.5 7.8 4.5 3.5 9.9 9.1 13.3 13.2 3.4 4.1 6.4 7.8 7.2 11.5.8 3.6-2.2 6.5-2.4 10.5-.3 3.9 1.7 8.5 1 12.9-.7 4.5-1.7 9.7-5 13.9-3.4 4.2-10.8 8.1-15.2 11.4-4.3 3.2-6.7 6.5-10.8 7.9-4.1 1.4-9.4.8-13.7.5-4.4-.3-8.8-1.2-12.6-2.5-3.8-1.4-6.5-2.5-10.3-5.6-3.8-3.1-9.4-8.9-12.6-13-3.3-4.1-5.4-7.9-6.8-11.7-1.4-3.8-1.4-6.8-1.5-11.1-.1-4.4-.5-10.9.9-15 1.4-4.1 4.3-5.6 7.5-9.7 3.1-4 7.4-11.2 11.6-14.5 4.2-3.3 9.3-4.1 13.4-5.4z';
const BLOOMS =
  'M-8.1 22c.1 2.7-2.7 6.2-4.8 8.5-2 2.3-5 5.3-7.6 5.5-2.7.3-6-2.4-8.2-4.1-2.2-1.7-3.7-3.5-5-6-1.3-2.5-3.7-6.5-2.9-8.8.9-2.4 5.2-4 7.8-5.2 2.6-1.2 5.4-2.1 7.9-1.8 2.5.4 5.2 2 7.3 4 2.1 2 5.3 5.2 5.5 7.9zM33.5-22c.2 2.9 1.8 7.3.3 9.1-1.4 1.7-5.9.8-8.9 1.4-3.1.6-7.2 3.2-9.2 2.1-1.9-1.2-1.2-6.1-2.4-9.1-1.2-2.9-5.1-6.2-4.6-8.7.5-2.5 5.1-4.9 7.8-6.1 2.7-1.1 5.9-1.3 8.6-.8 2.7.5 6.1 2 7.5 4 1.4 2 .7 5.2.9 8.1zM30.9 25c.4 2.1-.7 6.3-2.4 7.5-1.6 1.3-5.3.4-7.5.1-2.2-.3-4.6-.6-5.7-1.9-1.1-1.2-1.2-3.9-1-5.7.1-1.8.7-3.7 1.8-4.9 1.1-1.2 3.3-2.4 4.9-2.4 1.6.1 3.1 1.3 4.8 2.5 1.6 1.2 4.6 2.7 5.1 4.8z';
const PATHS =
  'M17-40Q29-41 32.6-32.6M40-10Q41-27 32.6-32.6M9 41Q29 41 32.6 32.6M40 10Q41 27 32.6 32.6M-9 41Q-29 41-32.6 32.6M-40 10Q-41 27-32.6 32.6M-17-40Q-29-41-32.6-32.6M-40-10Q-41-27-32.6-32.6';

const Spot = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="var(--spotl)">
    <circle r="10.4" fill="var(--spot)" fillOpacity=".8" strokeWidth=".9" />
    <circle r="8" fill="none" strokeWidth=".6" strokeDasharray="1.5 2" opacity=".75" />
  </g>
);

const Heart = () => (
  <>
    <use href="#sm-t-spots" x="-50" y="-50" width="100" height="100" />
    <circle r="25.6" fill="var(--label)" stroke="var(--spotl)" strokeWidth=".8" />
  </>
);

/** What lies under the sums of a field: the edges of the wash, spots and paths, billhook or cauldron. */
export const Tiles = () => (
  <>
    <Drawing id="tide" box="-50 -50 100 100">
      <path d={TIDE} fill="var(--tide)" fillRule="evenodd" opacity=".2" />
      <path d={BLOOMS} fill="var(--tide)" fillOpacity=".1" stroke="var(--tide)" strokeOpacity=".2" strokeWidth=".7" />
    </Drawing>
    <Drawing id="t-spots" box="-50 -50 100 100">
      <g fill="none">
        <path className="sm-sc" d={PATHS} stroke="var(--stone)" strokeWidth="3.2" opacity="var(--wayo)" />
        <path
          className="sm-sc"
          d={PATHS}
          stroke="var(--wayl)"
          strokeWidth=".6"
          strokeDasharray=".1 2.2"
          opacity=".6"
        />
      </g>
      <Spot x={38} y={0} />
      <Spot x={0} y={38} />
      <Spot x={-38} y={0} />
      <rect
        x="-17.5"
        y="-48"
        width="35"
        height="22.4"
        rx="11.2"
        fill="var(--spot)"
        stroke="var(--gold)"
        strokeWidth="1.2"
      />
    </Drawing>
    <Drawing id="t-bill" box="-50 -50 100 100">
      <Heart />
      <g transform="scale(1.12)">
        <path
          d="M-15.5 11.5C-23.5 1-19-17.5-2.5-19.9 9-21.5 18.5-15.5 20.5-5 16-11.8 8-15.4 0-14.7-11.5-13.3-15.6-2.5-11.6 9z"
          fill="var(--bh1)"
          stroke="var(--bh3)"
        />
        <path
          d="M-13.4 8C-18-2-13.5-14.3-2-17 6-18.4 13.5-15.8 17.5-10"
          fill="none"
          stroke="var(--bh2)"
          strokeWidth=".8"
        />
        <path
          d="M-15.8 11.3l4.5-2.5 1.3 2.3 1.1 6.6c.2 2.1-3.1 3.3-4.3 1.4l-2.2-5.4z"
          fill="var(--bh4)"
          stroke="var(--bh3)"
          strokeWidth=".9"
        />
      </g>
    </Drawing>
    <Drawing id="t-pot" box="-50 -50 100 100">
      <Heart />
      <path
        d="M-19.5-5C-26.5 5-21 24.5 0 24.5S26.5 5 19.5-5z"
        fill="var(--cd1)"
        stroke="var(--cd2)"
        strokeWidth=".9"
      />
      <path d="M-20 4c-.9 6.5 2 12.5 7.3 16" fill="none" stroke="var(--cd4)" />
      <rect x="-22.4" y="-8.6" width="44.8" height="4.4" rx="2.2" fill="var(--cd3)" stroke="var(--cd2)" />
    </Drawing>
  </>
);
