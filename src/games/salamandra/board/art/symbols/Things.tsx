import { Drawing } from './Drawing.tsx';

/** What is taken, paid and gained. */
export const Things = () => (
  <>
    <Drawing id="crystal">
      <path d="M12 1.5 6 8l1.5 9.3L12 22.5l4.5-5.2L18 8z" fill="var(--cr2)" />
      <path d="M12 1.5 9.8 9.6 12 22.5l2.7-13z" fill="var(--cr1)" />
      <path d="M12 1.5l2.7 8L12 22.5l4.5-5.2L18 8z" fill="var(--cr3)" />
      <path d="M6 8l3.8 1.6 4.9-.1L18 8" fill="none" stroke="var(--cr4)" strokeWidth=".7" />
      <path d="M12 1.5 6 8l1.5 9.3L12 22.5l4.5-5.2L18 8z" fill="none" stroke="var(--cr4)" strokeWidth="1.3" />
    </Drawing>
    <Drawing id="leaf">
      <path
        d="M5.4 18.9C2.2 10.2 8.8 3 21.2 2.6 21.9 13.9 14.8 22 5.4 18.9z"
        fill="var(--lf1)"
        stroke="var(--lf3)"
        strokeWidth="1.3"
      />
      <path d="M21.2 2.6C21.9 13.9 14.8 22 5.4 18.9 9 13 14 7.6 21.2 2.6z" fill="var(--lf2)" />
      <path d="M5.4 18.9C2.2 10.2 8.8 3 21.2 2.6 21.9 13.9 14.8 22 5.4 18.9z" fill="url(#sm-sheen)" />
      <path
        d="M2.6 22C6 15.8 11 10.4 17.2 6.3M9.3 13.3l-.3-4.5M13 9.7l-.1-3.9M9.3 13.3l5.3.5M12.9 9.8l4.8.3"
        fill="none"
        stroke="var(--lf3)"
        strokeWidth="1.1"
      />
    </Drawing>
    <Drawing id="flower">
      <path
        d="M12 9.9C7.4 8.5 6.2 3.5 9.8 1.6c1.2.1 1.6 1 2.2 1.1.6-.1 1-1 2.2-1.1 3.6 1.9 2.4 6.9-2.2 8.3zm1.9 1.38c-.09-4.81 4.3-7.49 7.22-4.66.27 1.18-.46 1.84-.37 2.44.28.54 1.26.64 1.73 1.75-.7 4.01-5.82 4.41-8.58.47zm-.72 2.24c4.54-1.57 8.45 1.77 6.65 5.42-1.03.62-1.88.13-2.42.4-.43.44-.22 1.4-1.14 2.19-4.02.57-5.99-4.18-3.09-8.01zm-2.36 0c2.9 3.83.93 8.58-3.09 8.01-.92-.79-.71-1.75-1.14-2.19-.54-.27-1.39.22-2.42-.4-1.8-3.65 2.11-6.99 6.65-5.42zm-.72-2.24c-2.76 3.94-7.88 3.54-8.58-.47C1.99 9.7 2.97 9.6 3.25 9.06c.09-.6-.64-1.26-.37-2.44 2.92-2.83 7.31-.15 7.22 4.66z"
        fill="var(--fl1)"
        stroke="var(--fl3)"
        strokeWidth="1.2"
      />
      <path
        d="M12 8.3L12 5.5M15.4 10.8L18.1 9.9M14.1 14.8L15.8 17.1M9.9 14.8L8.2 17.1M8.6 10.8L5.9 9.9"
        fill="none"
        stroke="var(--fl2)"
      />
      <circle cx="12" cy="11.9" r="2.9" fill="var(--fl4)" stroke="var(--fl5)" />
    </Drawing>
    <Drawing id="fruit">
      <path
        d="M8.8 9.5C9.5 6 11.5 3.8 14.5 2.6M16.3 11.8C16.3 8 15.8 5 14.5 2.6"
        fill="none"
        stroke="var(--fr4)"
        strokeWidth="1.2"
      />
      <path d="M14.5 2.8c2-2 5-2 7.3-.6-1 3.2-4.5 3.8-7.3.6z" fill="var(--lf1)" stroke="var(--lf3)" />
      <circle cx="16.6" cy="16.4" r="5.1" fill="var(--fr2)" stroke="var(--fr4)" strokeWidth="1.2" />
      <circle cx="8.4" cy="15.4" r="6.3" fill="var(--fr1)" stroke="var(--fr4)" strokeWidth="1.2" />
      <circle cx="16.6" cy="16.4" r="4.6" fill="url(#sm-sheen)" />
      <circle cx="8.4" cy="15.4" r="5.8" fill="url(#sm-sheen)" />
      <path
        d="M4.8 14.5c.3-1.7 1.3-2.7 2.9-3M13.9 15.2c.2-.9.7-1.4 1.5-1.7"
        fill="none"
        stroke="var(--fr3)"
        strokeWidth="1.3"
      />
      <path d="M10 20l.7-.5M17.7 19.6l.6-.5" fill="none" stroke="var(--fr3)" strokeWidth=".8" />
    </Drawing>
    <Drawing id="any">
      <path
        d="M12 12.6C6.2 11.4 6 4.8 12 1.2c6 3.6 5.8 10.2 0 11.4z"
        fill="var(--lf1)"
        stroke="var(--lf3)"
        strokeWidth="1.1"
      />
      <path d="M12 12.6V5" fill="none" stroke="var(--lf3)" strokeWidth=".9" />
      <circle cx="6.4" cy="14.1" r="2.4" fill="var(--fl1)" stroke="var(--fl3)" />
      <circle cx="9.3" cy="16.2" r="2.4" fill="var(--fl1)" stroke="var(--fl3)" />
      <circle cx="8.2" cy="19.7" r="2.4" fill="var(--fl1)" stroke="var(--fl3)" />
      <circle cx="4.6" cy="19.7" r="2.4" fill="var(--fl1)" stroke="var(--fl3)" />
      <circle cx="3.5" cy="16.2" r="2.4" fill="var(--fl1)" stroke="var(--fl3)" />
      <circle cx="6.4" cy="17.2" r="1.9" fill="var(--fl4)" />
      <circle cx="17.6" cy="17.2" r="5" fill="var(--fr1)" stroke="var(--fr4)" strokeWidth="1.1" />
      <path d="M14.9 16.5c.3-1.1.9-1.7 1.9-1.9" fill="none" stroke="var(--fr3)" strokeWidth="1.1" />
    </Drawing>
    <Drawing id="potion-green">
      <path d="M9.7 4v5C6.8 10.2 5 12.6 5 15.5A7 7 0 0 0 19 15.5c0-2.9-1.8-5.3-4.7-6.5V4z" fill="var(--glass)" />
      <path
        d="M5.2 14.1c2.3-1.2 4.4.9 7 .6 2.5-.3 4-1.5 6.6-.6A7 7 0 0 1 12 22.5a7 7 0 0 1-6.8-8.4z"
        fill="var(--pg1)"
      />
      <path
        d="M9.7 4v5C6.8 10.2 5 12.6 5 15.5A7 7 0 0 0 19 15.5c0-2.9-1.8-5.3-4.7-6.5V4"
        fill="none"
        stroke="var(--pg3)"
        strokeWidth="1.3"
      />
      <path d="M8.6 3.9h6.8" fill="none" stroke="var(--pg3)" strokeWidth="1.7" />
      <path d="M10 .8h4v2.7h-4z" fill="var(--cork)" stroke="var(--pg3)" strokeWidth=".8" />
      <path
        d="M9 19.6c0-2.9 2-4.4 6-4.3.1 3.3-2.2 5.4-6 4.3zM8.2 20.6l3.6-3.1"
        fill="var(--pg2)"
        stroke="var(--pg3)"
        strokeWidth=".8"
      />
    </Drawing>
    <Drawing id="potion-dusk">
      <path d="M10 4v4.6L4.7 18.9c-1 2 .1 3.6 2.2 3.6h10.2c2.1 0 3.2-1.6 2.2-3.6L14 8.6V4z" fill="var(--glass)" />
      <path d="M7.3 13.8 4.7 18.9c-1 2 .1 3.6 2.2 3.6H12V14.2c-1.6.5-3.2.3-4.7-.4z" fill="var(--pd1)" />
      <path d="M16.7 13.8l2.6 5.1c1 2-.1 3.6-2.2 3.6H12v-8.3c1.7-.7 3.2-1.1 4.7-.4z" fill="var(--pd2)" />
      <path
        d="M10 4v4.6L4.7 18.9c-1 2 .1 3.6 2.2 3.6h10.2c2.1 0 3.2-1.6 2.2-3.6L14 8.6V4"
        fill="none"
        stroke="var(--pd3)"
        strokeWidth="1.3"
      />
      <path d="M12 14.2v8.3" fill="none" stroke="var(--pd3)" strokeWidth=".9" />
      <path d="M8.8 3.9h6.4" fill="none" stroke="var(--pd3)" strokeWidth="1.7" />
      <path d="M10.2.8h3.6v2.7h-3.6z" fill="var(--cork)" stroke="var(--pd3)" strokeWidth=".8" />
      <circle cx="15.2" cy="18.5" r="1.1" fill="var(--pd1)" />
      <circle cx="8.9" cy="18.5" r="1.1" fill="var(--pd2)" />
    </Drawing>
    <Drawing id="scroll">
      <path
        d="M6.6 5.2h11.3c-.8 4.3.8 8.8 0 13.6H6.6c.8-4.8-.8-9.3 0-13.6z"
        fill="var(--sc1)"
        stroke="var(--sc3)"
        strokeWidth="1.2"
      />
      <path d="M8.9 10h6.6M8.9 12.7h6.6M8.9 15.3h4.2" fill="none" stroke="var(--sc3)" />
      <rect
        x="3.8"
        y="2.5"
        width="16.4"
        height="4.4"
        rx="2.2"
        fill="var(--sc2)"
        stroke="var(--sc3)"
        strokeWidth="1.2"
      />
      <rect
        x="3.8"
        y="17.2"
        width="16.4"
        height="4.4"
        rx="2.2"
        fill="var(--sc2)"
        stroke="var(--sc3)"
        strokeWidth="1.2"
      />
      <path d="M6.3 4.7h1.3M16.4 19.4h1.3" fill="none" stroke="var(--sc3)" strokeWidth="1.2" />
    </Drawing>
    <Drawing id="vp">
      <path
        d="M12 4.1C11.2 2 13.1.3 15.6 0c.2 2.2-.8 4.3-3.6 4.1zm4.3 1.3c.4-2.3 3-2.6 5.2-1.5-1 1.9-3 3.1-5.2 1.5zm2.9 3.3c1.6-1.6 3.9-.5 5.2 1.6-1.9 1.1-4.3 1-5.2-1.6zm.6 4.4c2.2-.5 3.6 1.7 3.5 4.1-2.1 0-4.1-1.4-3.5-4.1zM18 17.2c2.1.8 2.1 3.3.7 5.3-1.8-1.2-2.7-3.4-.7-5.3zm-3.8 2.4c1.4 1.8 0 3.9-2.2 4.9-.9-2-.5-4.4 2.2-4.9zm-4.4 0c.1 2.3-2.2 3.3-4.6 2.9.3-2.1 2-3.9 4.6-2.9zM6 17.2c-1.1 2-3.6 1.6-5.4-.1 1.5-1.6 3.8-2.2 5.4.1zM4.2 13.1c-2 1.1-3.9-.6-4.6-2.9 2.1-.6 4.4.2 4.6 2.9zm.6-4.4C2.5 8.6 1.9 6.1 2.6 3.8c2 .6 3.6 2.5 2.2 4.9zM7.7 5.4C5.9 4 6.7 1.6 8.5 0c1.4 1.7 1.7 4.1-.8 5.4z"
        fill="var(--vp2)"
        stroke="var(--vp3)"
        strokeWidth=".4"
      />
      <circle cx="12" cy="12" r="8.1" fill="var(--vp1)" stroke="var(--vp3)" strokeWidth=".9" />
    </Drawing>
    <Drawing id="eye">
      <path
        d="M1.5 14.3C5 9 8.6 7.4 12 7.4s7 1.6 10.5 6.9c-3.5 4.8-7.1 6.3-10.5 6.3S5 19.1 1.5 14.3z"
        fill="var(--label)"
        stroke="var(--ink)"
        strokeWidth="1.4"
      />
      <circle cx="12" cy="14" r="4.4" fill="var(--gold2)" stroke="var(--ink)" />
      <circle cx="12" cy="14" r="1.9" fill="var(--ink)" />
      <path
        d="M12 5V1.6M6.7 6.2 5 3.2M17.3 6.2l1.7-3M2.8 9.3.9 7.4M21.2 9.3l1.9-1.9"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="1.5"
      />
    </Drawing>
    <Drawing id="flip">
      <circle cx="12" cy="12" r="6.6" fill="var(--label)" />
      <path d="M12 5.4a6.6 6.6 0 0 0 0 13.2z" fill="var(--gold2)" />
      <path d="M12 5.4a6.6 6.6 0 0 1 0 13.2z" fill="var(--moon2)" />
      <circle cx="12" cy="12" r="6.6" fill="none" stroke="var(--ink)" strokeWidth="1.2" />
      <path d="M12 5.4v13.2" fill="none" stroke="var(--ink)" strokeWidth=".9" />
      <path
        d="M3.2 9.2A9.6 9.6 0 0 1 19.6 6.2M20.8 14.8A9.6 9.6 0 0 1 4.4 17.8"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.4"
      />
      <path d="M20.9 2.8l-.9 4.1-4-.6zM3.1 21.2l.9-4.1 4 .6z" fill="var(--ink)" />
    </Drawing>
  </>
);
