import { Drawing } from '../Drawing.tsx';

/** The plant of the purple fields. */
export const Duskberry = () => (
  <>
    <Drawing id="sp-pu" box="0 -20 50 40">
      <circle cx="33" cy="0" r="17" fill="var(--gpu)" />
      <path
        d="M16 0C24-2 30-1 40 2M26-1.5C30-6 33-8 36-8.5M28-1C31 4 33 7 35 9"
        fill="none"
        stroke="var(--pu5)"
        strokeWidth=".8"
      />
      <path
        d="M19-1C17.7-6.2 23.1-10.8 29-12.2C29.1-6.8 25.8-1 19-1Z"
        fill="var(--pl)"
        stroke="var(--pu5)"
        strokeWidth=".4"
      />
      <path d="M19-1Q23.5-6.1 27.6-10.6" fill="none" stroke="var(--pu5)" strokeWidth=".4" />
      <path
        d="M21 0C26.9-.9 31.4 4.4 31.8 10.5C26.4 9.6 20.6 6 21 0Z"
        fill="var(--pl)"
        stroke="var(--pu5)"
        strokeWidth=".4"
      />
      <path d="M21 0Q25.8 4.7 30.3 9" fill="none" stroke="var(--pu5)" strokeWidth=".4" />
      <path
        d="M33 0C35-4.3 41.5-4.9 46.7-2.9C43.8 1 38.1 3.4 33 0Z"
        fill="var(--pl)"
        stroke="var(--pu5)"
        strokeWidth=".4"
      />
      <path d="M33 0Q39.2-1.4 44.8-2.5" fill="none" stroke="var(--pu5)" strokeWidth=".4" />
      <circle cx="35.5" cy="-7.5" r="3.4" fill="var(--pu4)" stroke="var(--pu5)" strokeWidth=".5" />
      <path d="M33.6-7.8A2 2 0 0 1 35.3-9.5" fill="none" stroke="var(--fr3)" strokeWidth=".7" />
      <circle cx="41.5" cy="3" r="3.9" fill="var(--pu4)" stroke="var(--pu5)" strokeWidth=".5" />
      <path d="M39.4 2.6A2.3 2.3 0 0 1 41.3 .7" fill="none" stroke="var(--fr3)" strokeWidth=".7" />
      <circle cx="34.5" cy="8.8" r="3.5" fill="var(--pu4)" stroke="var(--pu5)" strokeWidth=".5" />
      <path d="M32.6 8.5A2.1 2.1 0 0 1 34.3 6.8" fill="none" stroke="var(--fr3)" strokeWidth=".7" />
      <circle cx="29.5" cy="3" r="3" fill="var(--pu4)" stroke="var(--pu5)" strokeWidth=".5" />
      <path d="M27.9 2.7A1.8 1.8 0 0 1 29.4 1.3" fill="none" stroke="var(--fr3)" strokeWidth=".7" />
    </Drawing>
    <Drawing id="sp-pu2" box="0 -20 50 40">
      <circle cx="33" cy="0" r="17" fill="var(--gpu)" />
      <path
        d="M18-3C17.4-8.8 23.8-13.4 30.5-14.5C29.8-8.6 25.3-2.5 18-3Z"
        fill="var(--pl)"
        stroke="var(--pu5)"
        strokeWidth=".4"
      />
      <path d="M18-3Q23.6-8.2 28.8-12.9" fill="none" stroke="var(--pu5)" strokeWidth=".4" />
      <path
        d="M18 3C24.4 2 29.7 7.8 30.5 14.5C24.6 13.6 18 9.6 18 3Z"
        fill="var(--pl)"
        stroke="var(--pu5)"
        strokeWidth=".4"
      />
      <path d="M18 3Q23.6 8.2 28.8 12.9" fill="none" stroke="var(--pu5)" strokeWidth=".4" />
      <path
        d="M26-6C28.8-10.4 36.7-11.1 42.7-9.1C38.8-5.1 31.8-2.6 26-6Z"
        fill="var(--pl)"
        stroke="var(--pu5)"
        strokeWidth=".4"
      />
      <path d="M26-6Q33.5-7.5 40.4-8.7" fill="none" stroke="var(--pu5)" strokeWidth=".4" />
      <path
        d="M26 6C30.7 2.6 38.3 4.6 42.7 9.1C37.4 10.9 29.7 10.7 26 6Z"
        fill="var(--pl)"
        stroke="var(--pu5)"
        strokeWidth=".4"
      />
      <path d="M26 6Q33.5 7.5 40.4 8.7" fill="none" stroke="var(--pu5)" strokeWidth=".4" />
      <circle cx="30" cy="-12" r="2.9" fill="var(--pu4)" stroke="var(--pu5)" strokeWidth=".5" />
      <path d="M28.4-12.3A1.7 1.7 0 0 1 29.9-13.7" fill="none" stroke="var(--fr3)" strokeWidth=".7" />
      <circle cx="30" cy="12" r="2.9" fill="var(--pu4)" stroke="var(--pu5)" strokeWidth=".5" />
      <path d="M28.4 11.7A1.7 1.7 0 0 1 29.9 10.3" fill="none" stroke="var(--fr3)" strokeWidth=".7" />
      <circle cx="43" cy="-3.5" r="2.7" fill="var(--pu4)" stroke="var(--pu5)" strokeWidth=".5" />
      <path d="M41.5-3.8A1.6 1.6 0 0 1 42.9-5.1" fill="none" stroke="var(--fr3)" strokeWidth=".7" />
      <circle cx="43.5" cy="3" r="2.9" fill="var(--pu4)" stroke="var(--pu5)" strokeWidth=".5" />
      <path d="M41.9 2.7A1.7 1.7 0 0 1 43.4 1.3" fill="none" stroke="var(--fr3)" strokeWidth=".7" />
    </Drawing>
  </>
);
