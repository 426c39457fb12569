import { Drawing } from './Drawing.tsx';

/** The garland of points, the key, and an eye that is closed. */
export const Things = () => (
  <>
    <Drawing id="vp">
      <path
        d="M12 4.1C11.2 2 13.1 .3 15.6 0C15.8 2.2 14.8 4.3 12 4.1ZM16.3 5.4C16.7 3.1 19.3 2.8 21.5 3.9C20.5 5.8 18.5 7 16.3 5.4ZM19.2 8.7C20.8 7.1 23.1 8.2 24.4 10.3C22.5 11.4 20.1 11.3 19.2 8.7ZM19.8 13.1C22 12.6 23.4 14.8 23.3 17.2C21.2 17.2 19.2 15.8 19.8 13.1ZM18 17.2C20.1 18 20.1 20.5 18.7 22.5C16.9 21.3 16 19.1 18 17.2ZM14.2 19.6C15.6 21.4 14.2 23.5 12 24.5C11.1 22.5 11.5 20.1 14.2 19.6ZM9.8 19.6C9.9 21.9 7.6 22.9 5.2 22.5C5.5 20.4 7.2 18.6 9.8 19.6ZM6 17.2C4.9 19.2 2.4 18.8 .6 17.1C2.1 15.5 4.4 14.9 6 17.2ZM4.2 13.1C2.2 14.2 .3 12.5 -.4 10.2C1.7 9.6 4 10.4 4.2 13.1ZM4.8 8.7C2.5 8.6 1.9 6.1 2.6 3.8C4.6 4.4 6.2 6.3 4.8 8.7ZM7.7 5.4C5.9 4 6.7 1.6 8.5 0C9.9 1.7 10.2 4.1 7.7 5.4Z"
        fill="var(--fs-vp2)"
        stroke="var(--fs-vp3)"
        strokeWidth="0.4"
      />
      <circle cx="12" cy="12" r="8.1" fill="var(--fs-vp1)" stroke="var(--fs-vp3)" strokeWidth="0.9" />
    </Drawing>
    <Drawing id="key">
      <g fill="none" stroke="currentColor" strokeWidth="1.8">
        <circle cx="6.5" cy="12" r="4.2" />
        <path d="M10.7 12H22M17.5 12v4M21 12v3.2" />
      </g>
    </Drawing>
    <Drawing id="sealed">
      <path
        d="M2.5 12.5C5.5 15.5 8.6 17 12 17s6.5-1.5 9.5-4.5M5.5 15.5 4 18M12 17v3M18.5 15.5 20 18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </Drawing>
  </>
);
