import { Drawing } from './Drawing.tsx';

/** The figures on their bases. */
export const Figures = () => (
  <>
    <Drawing id="fig-king" box="0 0 44 64">
      <ellipse cx="22" cy="59.5" rx="16" ry="3.6" fill="var(--shadow)" />
      <path
        d="M6.5 55.5v3c0 2.4 7 4 15.5 4s15.5-1.6 15.5-4v-3z"
        fill="var(--fs-king)"
        stroke="var(--fs-king-line)"
        strokeWidth="1"
      />
      <ellipse
        cx="22"
        cy="55.5"
        rx="15.5"
        ry="3.8"
        fill="var(--fs-king)"
        stroke="var(--fs-king-line)"
        strokeWidth="1"
      />
      <path d="M37.5 21 35.5 54" stroke="var(--fs-king-line)" strokeWidth="2.6" />
      <path d="M37.5 21 35.5 54" stroke="var(--gold2)" strokeWidth="1.2" />
      <path
        d="M37.6 12.5l3 4.5-3 4.5-3-4.5z"
        fill="var(--gold2)"
        stroke="var(--fs-king-line)"
        strokeWidth=".9"
      />{' '}
      <path
        d="M22 21c-9 0-13 5-14 12L4.5 55.5c5 2.5 30 2.5 35 0L36 33c-1-7-5-12-14-12z"
        fill="var(--fs-king)"
        stroke="var(--fs-king-line)"
        strokeWidth="1.2"
      />
      <path d="M22 21c-9 0-13 5-14 12L4.5 55.5c5 2.5 30 2.5 35 0L36 33c-1-7-5-12-14-12z" fill="url(#fs-sheen)" />{' '}
      <path d="M19 30l-3.5 27h13L25 30z" fill="var(--fs-monk)" stroke="var(--fs-king-line)" strokeWidth=".8" />
      <path
        d="M22 35v.2M20.5 41v.2M23.5 41v.2M22 47v.2M19.5 51v.2M24.5 51v.2"
        stroke="var(--fs-king-line)"
        strokeWidth="1.3"
      />{' '}
      <path
        d="M12 27c1-5 5-7 10-7s9 2 10 7c-3 4-6 5-10 5s-7-1-10-5z"
        fill="var(--fs-monk)"
        stroke="var(--fs-king-line)"
        strokeWidth=".9"
      />
      <path d="M15 27v.2M18.5 29v.2M22 30v.2M25.5 29v.2M29 27v.2" stroke="var(--fs-king-line)" strokeWidth="1.3" />{' '}
      <path
        d="M16 13.5c0 0-1 13.5 6 15.5 7-2 6-15.5 6-15.5z"
        fill="var(--fs-wood3)"
        stroke="var(--fs-king-line)"
        strokeWidth=".9"
      />
      <path
        d="M16.5 12h11v5c0 3-2 5-5.5 5s-5.5-2-5.5-5z"
        fill="var(--fs-skin)"
        stroke="var(--fs-king-line)"
        strokeWidth=".8"
      />
      <path d="M19 16h1.5M23.5 16H25M22 16.5v2.5" stroke="var(--fs-face)" strokeWidth=".9" />{' '}
      <path
        d="M14.5 12.5 13 2.5l5 4.3L22 0l4 6.8 5-4.3-1.5 10z"
        fill="var(--gold2)"
        stroke="var(--fs-king-line)"
        strokeWidth="1.1"
      />
      <path d="M15 10h14" stroke="var(--fs-king-line)" strokeWidth=".8" />
      <circle cx="22" cy="8" r="1.3" fill="var(--fs-king)" />
    </Drawing>
    <Drawing id="fig-queen" box="0 0 44 64">
      <ellipse cx="22" cy="59.5" rx="16" ry="3.6" fill="var(--shadow)" />
      <path
        d="M6.5 55.5v3c0 2.4 7 4 15.5 4s15.5-1.6 15.5-4v-3z"
        fill="var(--fs-queen)"
        stroke="var(--fs-queen-line)"
        strokeWidth="1"
      />
      <ellipse
        cx="22"
        cy="55.5"
        rx="15.5"
        ry="3.8"
        fill="var(--fs-queen)"
        stroke="var(--fs-queen-line)"
        strokeWidth="1"
      />
      <path
        d="M24.5-5C33 1 36 12 33.5 27c-3 0-6-4-8-10z"
        fill="var(--fs-paper)"
        fillOpacity=".85"
        stroke="var(--fs-queen-line)"
        strokeWidth=".9"
      />
      <path
        d="M25-4C30 4 31.5 12 30.5 23M24.5-2C27.5 5 28.5 12 28 19"
        fill="none"
        stroke="var(--fs-queen-line)"
        strokeWidth=".8"
      />{' '}
      <path
        d="M22 31C18 34 8 44 4.5 55.5c5 2.5 30 2.5 35 0C36 44 26 34 22 31z"
        fill="var(--fs-queen)"
        stroke="var(--fs-queen-line)"
        strokeWidth="1.2"
      />
      <path d="M22 31C18 34 8 44 4.5 55.5c5 2.5 30 2.5 35 0C36 44 26 34 22 31z" fill="url(#fs-sheen)" />
      <path
        d="M22 34c-2 6-3 14-3.5 23M22 34c2 6 3 14 3.5 23M14 40c-3 5-4.5 10-5 16M30 40c3 5 4.5 10 5 16"
        fill="none"
        stroke="var(--fs-queen-line)"
        strokeWidth=".8"
      />
      <path d="M6 50.5c5 2.6 27 2.6 32 0" fill="none" stroke="var(--fs-queen-line)" strokeWidth=".8" />{' '}
      <path
        d="M16 20.5c4-1.5 8-1.5 12 0L26 33h-8z"
        fill="var(--fs-queen)"
        stroke="var(--fs-queen-line)"
        strokeWidth="1.2"
      />
      <path
        d="M16 20.5c-4 3-5 8-3 13l4 2 2-3M28 20.5c4 3 5 8 3 13l-4 2-2-3"
        fill="var(--fs-queen)"
        stroke="var(--fs-queen-line)"
        strokeWidth="1.2"
      />
      <path d="M18 35.5c2.5 1.5 5.5 1.5 8 0" stroke="var(--fs-queen-line)" strokeWidth="2" />
      <circle cx="22" cy="25" r="1.6" fill="var(--fs-king)" stroke="var(--fs-queen-line)" strokeWidth=".6" />{' '}
      <path
        d="M17.6 10h8.8v5c0 3-1.8 5-4.4 5s-4.4-2-4.4-5z"
        fill="var(--fs-skin)"
        stroke="var(--fs-queen-line)"
        strokeWidth=".9"
      />
      <path d="M19.5 14.5h1.5M23.3 14.5h1.5M21 17.5h2" stroke="var(--fs-face)" strokeWidth=".9" />{' '}
      <path
        d="M16.5 11.5 24.5-6l3 16.5c-3 1.5-8 2-11 1z"
        fill="var(--fs-queen)"
        stroke="var(--fs-queen-line)"
        strokeWidth="1.2"
      />
      <path
        d="M18 7.5c3 1 6 .8 9-.5M20 3.5c2 .6 4 .5 6-.3"
        fill="none"
        stroke="var(--fs-queen-line)"
        strokeWidth=".8"
      />
      <path
        d="M15.8 12.5l-.8-4.5 3 1.8 2-2.8 2 2.5 2.3-2.8 1.5 2.8 3-2-.8 4.5c-4 1.5-8 1.8-12.2.5z"
        fill="var(--gold2)"
        stroke="var(--fs-queen-line)"
        strokeWidth=".9"
      />
    </Drawing>
    <Drawing id="fig-monk" box="0 0 44 64">
      <ellipse cx="22" cy="59.5" rx="16" ry="3.6" fill="var(--shadow)" />
      <path
        d="M6.5 55.5v3c0 2.4 7 4 15.5 4s15.5-1.6 15.5-4v-3z"
        fill="var(--fs-monk)"
        stroke="var(--fs-monk-line)"
        strokeWidth="1"
      />
      <ellipse
        cx="22"
        cy="55.5"
        rx="15.5"
        ry="3.8"
        fill="var(--fs-monk)"
        stroke="var(--fs-monk-line)"
        strokeWidth="1"
      />
      <path d="M6 8v47" stroke="var(--fs-monk-line)" strokeWidth="2.4" />
      <path d="M6 8v47" stroke="var(--fs-wood2)" strokeWidth="1" />
      <path d="M6 4v8M2.5 7h7" stroke="var(--fs-monk-line)" strokeWidth="2" />{' '}
      <path
        d="M22 5C12 5 11 15 12.5 22 7.5 27 6.5 40 5.5 55.5c5 2.5 28 2.5 33 0C37.5 40 36.5 27 31.5 22 33 15 32 5 22 5z"
        fill="var(--fs-monk)"
        stroke="var(--fs-monk-line)"
        strokeWidth="1.2"
      />
      <path
        d="M22 5C12 5 11 15 12.5 22 7.5 27 6.5 40 5.5 55.5c5 2.5 28 2.5 33 0C37.5 40 36.5 27 31.5 22 33 15 32 5 22 5z"
        fill="url(#fs-sheen)"
      />{' '}
      <path
        d="M12.5 22c3 4 6 5 9.5 5s6.5-1 9.5-5M13 44c-1.5 4-2 8-2.3 12M31 44c1.5 4 2 8 2.3 12M19 46l-1 11M26 46l1 11"
        fill="none"
        stroke="var(--fs-monk-line)"
        strokeWidth=".8"
      />{' '}
      <path d="M22 9c-5 0-6 6-5.5 10 .5 3 2.5 5 5.5 5s5-2 5.5-5c.5-4-.5-10-5.5-10z" fill="var(--fs-monk-emblem)" />
      <path
        d="M22 12.5c-3.2 0-4 3.5-3.7 6 .3 2.2 1.7 4 3.7 4s3.4-1.8 3.7-4c.3-2.5-.5-6-3.7-6z"
        fill="var(--fs-skin)"
      />
      <path d="M19.5 16.5h1.6M23 16.5h1.6M21 20h2" stroke="var(--fs-face)" strokeWidth=".9" />{' '}
      <path
        d="M12 31c2 5 6 7 10 7s8-2 10-7l-2 11c-4 3-12 3-16 0z"
        fill="var(--fs-monk)"
        stroke="var(--fs-monk-line)"
        strokeWidth="1.2"
      />
      <path d="M22 30v6.5M19.8 32.5h4.4" stroke="var(--fs-monk-line)" strokeWidth="1.5" />
      <path
        d="M11 43.5c6 3.5 16 3.5 22 0M25 45.5l1.5 8M24 45.5v7"
        fill="none"
        stroke="var(--fs-wood3)"
        strokeWidth="1.6"
      />
    </Drawing>
    <Drawing id="fig-robber" box="0 0 44 64">
      <ellipse cx="22" cy="59.5" rx="16" ry="3.6" fill="var(--shadow)" />
      <path
        d="M6.5 55.5v3c0 2.4 7 4 15.5 4s15.5-1.6 15.5-4v-3z"
        fill="var(--fs-robber)"
        stroke="var(--fs-robber-line)"
        strokeWidth="1"
      />
      <ellipse
        cx="22"
        cy="55.5"
        rx="15.5"
        ry="3.8"
        fill="var(--fs-robber)"
        stroke="var(--fs-robber-line)"
        strokeWidth="1"
      />
      <path
        d="M16 40l-2.5 15.5h6.5L22 46l2.5 9.5H31L28.5 40z"
        fill="var(--fs-monk-emblem)"
        stroke="var(--fs-robber-line)"
        strokeWidth="1"
      />{' '}
      <path
        d="M15 19C8 25 6 38 1.5 48.5c5-1 8-3 11-2.5 3 .5 6 2 10 1.5s9-3 16 1C36 38 36 25 29 19z"
        fill="var(--fs-robber)"
        stroke="var(--fs-robber-line)"
        strokeWidth="1.2"
      />
      <path
        d="M15 19C8 25 6 38 1.5 48.5c5-1 8-3 11-2.5 3 .5 6 2 10 1.5s9-3 16 1C36 38 36 25 29 19z"
        fill="url(#fs-sheen)"
      />
      <path
        d="M17 26c-3 6-5 13-6 19.5M22 28c-.5 6-.5 12 0 19M28 26c2 6 4 12 5.5 19"
        fill="none"
        stroke="var(--fs-robber-line)"
        strokeWidth=".8"
      />{' '}
      <path d="M36 27.5l5.5-9 1 .8-3.5 9.8z" fill="var(--fs-blade)" stroke="var(--fs-robber-line)" strokeWidth=".8" />
      <path d="M33.5 26.5l6 3.5" stroke="var(--fs-robber-line)" strokeWidth="2" />
      <path
        d="M30 24c3 1 5 3 6.5 5.5l-2 3c-2-2-4-3-6-3.5z"
        fill="var(--fs-robber)"
        stroke="var(--fs-robber-line)"
        strokeWidth="1.2"
      />{' '}
      <path
        d="M14 21c2-3 14-3 16 0-1 4-4 6-8 6s-7-2-8-6z"
        fill="var(--fs-king)"
        stroke="var(--fs-robber-line)"
        strokeWidth=".9"
      />
      <path
        d="M16.8 11.5h10.4v5c0 3-2 5.5-5.2 5.5s-5.2-2.5-5.2-5.5z"
        fill="var(--fs-skin)"
        stroke="var(--fs-robber-line)"
        strokeWidth=".8"
      />
      <path d="M16.8 13h10.4v3.6c-2 .8-4 .4-5.2-.8-1.2 1.2-3.2 1.6-5.2.8z" fill="var(--fs-face)" />
      <path d="M19 14.8h1.4M23.7 14.8h1.4" stroke="var(--fs-skin)" strokeWidth="1" />{' '}
      <path
        d="M7 12.5C11 8.5 33 8.5 37.5 11.5c-2 3-6 3.5-15.5 3.5S8 15 7 12.5z"
        fill="var(--fs-robber)"
        stroke="var(--fs-robber-line)"
        strokeWidth="1.2"
      />
      <path
        d="M14 11c-1-7 3-9.5 7.5-7.5C26 1.5 30.5 4 30 11c-4 1.5-12 1.5-16 0z"
        fill="var(--fs-robber)"
        stroke="var(--fs-robber-line)"
        strokeWidth="1.2"
      />
      <path d="M14 10.5c5 1.5 11 1.5 16 0" stroke="var(--fs-robber-line)" strokeWidth="1.8" />{' '}
      <path
        d="M29 9C30 2 35-3 42-4c.5 6-4 12-13 13z"
        fill="var(--fs-king)"
        stroke="var(--fs-robber-line)"
        strokeWidth=".9"
      />
      <path d="M29 9C33 3 37-1 42-4" fill="none" stroke="var(--fs-robber-line)" strokeWidth=".8" />
    </Drawing>
  </>
);
