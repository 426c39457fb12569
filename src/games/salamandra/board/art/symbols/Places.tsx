import { Drawing } from './Drawing.tsx';

/** Where things are done, and what points are counted by. */
export const Places = () => (
  <>
    <Drawing id="billhook">
      <path
        d="M9.6 14.2C4.7 9.6 6.6 1.6 14.3 1.5c4.8 0 7.7 3.6 7.5 8-1.5-2.7-4.2-4-6.9-3.2-3 .9-3.6 4-1.9 6.3z"
        fill="var(--bh1)"
        stroke="var(--bh3)"
        strokeWidth="1.2"
      />
      <path
        d="M12 12.5C9.9 8.8 11.3 4.6 15.3 3.9c2-.3 3.9.4 5.2 1.9"
        fill="none"
        stroke="var(--bh2)"
        strokeWidth=".9"
      />
      <path
        d="M12.3 12.4l-2.9 2-1.9.4L2.3 20.6c-.8 1 .9 2.7 2 1.9l6.2-5.2.9-1.7 2.2-1.7z"
        fill="var(--bh4)"
        stroke="var(--bh3)"
        strokeWidth="1.1"
      />
    </Drawing>
    <Drawing id="cauldron">
      <path
        d="M6.5 20.2l-1.6 2.6M17.5 20.2l1.6 2.6"
        fill="none"
        stroke="var(--cd2)"
        strokeWidth="2"
        className="sm-sc"
      />
      <path d="M3.6 9.2C.6 13 3 20.9 12 20.9S23.4 13 20.4 9.2z" fill="var(--cd1)" />
      <path
        d="M4.7 11.5c-2.4-.4-2.9 2.4-.9 3.3M19.3 11.5c2.4-.4 2.9 2.4.9 3.3"
        fill="none"
        stroke="var(--cd2)"
        strokeWidth="1.2"
      />
      <ellipse cx="12" cy="8.7" rx="9.2" ry="2.5" fill="var(--cd3)" stroke="var(--cd2)" strokeWidth="1.3" />
      <path d="M6.2 13.9c.3 2.1 1.4 3.6 3.2 4.4" fill="none" stroke="var(--cd4)" strokeWidth="1.2" />
      <circle cx="9.2" cy="4.4" r="1.2" fill="none" stroke="var(--cd2)" />
      <circle cx="14" cy="2.7" r="1.6" fill="none" stroke="var(--cd2)" />
      <circle cx="13.3" cy="6.6" r=".9" fill="var(--cd2)" />
    </Drawing>
    <Drawing id="temple">
      <path d="M2.5 21.8h19" fill="none" stroke="var(--tp3)" strokeWidth="1.4" />
      <path
        d="M4.8 21.6 5.5 8.2h3.4l.4 13.4zM14.7 21.6l.4-13.4h3.4l.7 13.4z"
        fill="var(--tp1)"
        stroke="var(--tp3)"
        strokeWidth="1.2"
      />
      <path d="M3.3 4.7 20.5 4.3l.4 3.7L3.1 8.4z" fill="var(--tp2)" stroke="var(--tp3)" strokeWidth="1.2" />
      <circle cx="12" cy="15.7" r="2" fill="var(--gold)" />
      <path d="M12 11.6v.9M9 13.2l.6.6M15 13.2l-.6.6" fill="none" stroke="var(--gold)" strokeWidth="1.1" />
    </Drawing>
    <Drawing id="grove">
      <path d="M12 .9 23.1 12 12 23.1.9 12z" fill="var(--gv1)" stroke="var(--gv3)" strokeWidth="1.2" />
      <path
        d="M11 19.5c.5-2 .6-4 .5-6h1c-.1 2 0 4 .5 6zM12 15.8l2.6-2.2M12 14.8 9.7 12.8"
        fill="var(--gv3)"
        stroke="var(--gv3)"
        strokeWidth=".8"
      />
      <path
        d="M12 4c1.7-.2 3 .8 3.3 2.2 1.7.1 2.8 1.4 2.6 2.9 1 .8 1 2.4 0 3.3-1.1 1.1-2.9 1-3.7.3-.6.8-1.4 1-2.2 1s-1.6-.2-2.2-1c-.8.7-2.6.8-3.7-.3-1-.9-1-2.5 0-3.3-.2-1.5.9-2.8 2.6-2.9C9 4.8 10.3 3.8 12 4z"
        fill="var(--gv4)"
        stroke="var(--gv3)"
        strokeWidth=".8"
      />
      <path
        d="M9.7 8.6c.5-1 1.4-1.3 2.2-1.2M13.6 10.6c.9 0 1.6-.4 2-1.1"
        fill="none"
        stroke="var(--gv3)"
        strokeWidth=".7"
      />
    </Drawing>
    <Drawing id="spellbook">
      <path
        d="M4 4.2C4 2.8 5 2 6.2 2H19a1 1 0 0 1 1 1v15H6.2C5 18 4 18.9 4 20z"
        fill="var(--bk1)"
        stroke="var(--bk4)"
        strokeWidth="1.2"
      />
      <path
        d="M4 20c0 1.2 1 2 2.2 2H20v-4H6.2C5 18 4 18.9 4 20z"
        fill="var(--label)"
        stroke="var(--bk4)"
        strokeWidth="1.2"
      />
      <path d="M7 2v16" fill="none" stroke="var(--bk4)" strokeWidth=".9" />
      <path d="M13.5 5.3l1.3 3.2 3.4.3-2.6 2.2.8 3.4-2.9-1.8-2.9 1.8.8-3.4-2.6-2.2 3.4-.3z" fill="var(--bk3)" />
    </Drawing>
    <Drawing id="f-orange">
      <path
        d="M7.3 1.2h9.4l6.1 6.1v9.4l-6.1 6.1H7.3l-6.1-6.1V7.3z"
        fill="var(--or6)"
        stroke="var(--or5)"
        strokeWidth="1.3"
      />
      <path d="M12 4.3 17.7 12 12 19.7 6.3 12zM12 9 9.7 12 12 15l2.3-3z" fill="var(--or5)" fillRule="evenodd" />
    </Drawing>
    <Drawing id="f-green">
      <path
        d="M7.3 1.2h9.4l6.1 6.1v9.4l-6.1 6.1H7.3l-6.1-6.1V7.3z"
        fill="var(--gr6)"
        stroke="var(--gr5)"
        strokeWidth="1.3"
      />
      <path d="M12 3.4c6.2 4.8 6.2 12.4 0 17.2-6.2-4.8-6.2-12.4 0-17.2z" fill="var(--gr5)" />
      <path d="M12 8.5v11" fill="none" stroke="var(--gr6)" strokeWidth="1.1" />
    </Drawing>
    <Drawing id="f-white">
      <path
        d="M7.3 1.2h9.4l6.1 6.1v9.4l-6.1 6.1H7.3l-6.1-6.1V7.3z"
        fill="var(--wh6)"
        stroke="var(--wh5)"
        strokeWidth="1.3"
      />
      <path
        d="M8.1 8a3.9 3.9 0 1 0 7.8 0A3.9 3.9 0 1 0 8.1 8m4.1 3A3.9 3.9 0 1 0 20 11a3.9 3.9 0 1 0-7.8 0m-1.6 4.8a3.9 3.9 0 1 0 7.8 0 3.9 3.9 0 1 0-7.8 0m-5 0a3.9 3.9 0 1 0 7.8 0 3.9 3.9 0 1 0-7.8 0M4 11a3.9 3.9 0 1 0 7.8 0A3.9 3.9 0 1 0 4 11"
        fill="var(--wh6)"
        stroke="var(--wh5)"
        strokeWidth="3"
        className="sm-sc"
      />
      <path
        d="M8.1 8a3.9 3.9 0 1 0 7.8 0A3.9 3.9 0 1 0 8.1 8m4.1 3A3.9 3.9 0 1 0 20 11a3.9 3.9 0 1 0-7.8 0m-1.6 4.8a3.9 3.9 0 1 0 7.8 0 3.9 3.9 0 1 0-7.8 0m-5 0a3.9 3.9 0 1 0 7.8 0 3.9 3.9 0 1 0-7.8 0M4 11a3.9 3.9 0 1 0 7.8 0A3.9 3.9 0 1 0 4 11"
        fill="var(--wh6)"
      />
      <circle cx="12" cy="12.3" r="2.2" fill="var(--wh5)" />
    </Drawing>
    <Drawing id="f-purple">
      <path
        d="M7.3 1.2h9.4l6.1 6.1v9.4l-6.1 6.1H7.3l-6.1-6.1V7.3z"
        fill="var(--pu6)"
        stroke="var(--pu5)"
        strokeWidth="1.3"
      />
      <circle cx="12" cy="7.6" r="3.7" fill="var(--pu5)" />
      <circle cx="7.8" cy="14.6" r="3.7" fill="var(--pu5)" />
      <circle cx="16.2" cy="14.6" r="3.7" fill="var(--pu5)" />
    </Drawing>
    <Drawing id="f-cauldron">
      <path
        d="M7.3 1.2h9.4l6.1 6.1v9.4l-6.1 6.1H7.3l-6.1-6.1V7.3z"
        fill="var(--label)"
        stroke="var(--ink)"
        strokeWidth="1.3"
      />
      <path d="M5.8 10.5c-1.5 4 1.2 8.6 6.2 8.6s7.7-4.6 6.2-8.6z" fill="var(--ink)" />
      <rect x="5" y="7.8" width="14" height="2.4" rx="1.2" fill="var(--ink)" />
      <circle cx="10.2" cy="5.8" r="1" fill="var(--ink)" />
      <circle cx="13.6" cy="5" r="1.2" fill="var(--ink)" />
    </Drawing>
    <Drawing id="place">
      <path d="M12 2v7M8.8 6.2 12 9.4l3.2-3.2" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <ellipse cx="12" cy="16.5" rx="8.5" ry="4.8" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <ellipse cx="12" cy="15.3" rx="4.6" ry="2.5" fill="currentColor" />
    </Drawing>
    <Drawing id="build">
      <path
        d="M7.7 2.5h8.6l5.2 5.2v8.6l-5.2 5.2H7.7l-5.2-5.2V7.7zM12 7.5v9M7.5 12h9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
    </Drawing>
  </>
);
