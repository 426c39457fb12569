import { Drawing } from '../Drawing.tsx';

/** The plant of the orange fields. */
export const Lanternflower = () => (
  <>
    <Drawing id="sp-or" box="0 -20 50 40">
      <circle cx="33" cy="0" r="17" fill="var(--gor)" />
      <path
        d="M16 0C24-4 32-6 38-4M22-2.5C27 0 29 2 30 3M38-4C40-3.5 41-2 41.5-.5"
        fill="none"
        stroke="var(--or5)"
        strokeWidth=".9"
      />
      <path
        d="M20-2C18.5-6.7 23.2-11.3 28.7-13C29.1-8 26.3-2.5 20-2Z"
        fill="var(--ol)"
        stroke="var(--or5)"
        strokeWidth=".4"
      />
      <path d="M20-2Q23.9-7 27.4-11.5" fill="none" stroke="var(--or5)" strokeWidth=".4" />
      <path
        d="M30-5.2C30.5-9.6 36.2-11.9 41.3-11.6C39.9-7.3 35.5-3.6 30-5.2Z"
        fill="var(--ol)"
        stroke="var(--or5)"
        strokeWidth=".4"
      />
      <path d="M30-5.2Q35.1-8.1 39.7-10.7" fill="none" stroke="var(--or5)" strokeWidth=".4" />
      <path
        d="M20 0C25.3 .1 28.4 5.2 27.7 10.5C23.3 9 18.8 5 20 0Z"
        fill="var(--ol)"
        stroke="var(--or5)"
        strokeWidth=".4"
      />
      <path d="M20 0Q23.4 4.7 26.7 9" fill="none" stroke="var(--or5)" strokeWidth=".4" />
      <g transform="translate(30.5 3.5)rotate(-18)scale(0.62)">
        <path
          d="M0-1C5-2 8 2 7.5 6.5 7 10.5 3 12 0 16-3 12-7 10.5-7.5 6.5-8 2-5-2 0-1z"
          fill="var(--or3)"
          stroke="var(--or5)"
          strokeWidth=".6"
        />
        <path
          d="M0-1C-4 3-4 10 0 16 4 10 4 3 0-1zM0-1V16"
          fill="var(--or1)"
          fillOpacity=".55"
          stroke="var(--or5)"
          strokeWidth=".5"
        />
        <path d="M-2-.6Q0-3 2-.6" fill="none" stroke="var(--or5)" strokeWidth=".9" />
      </g>
      <g transform="translate(41.5 0)rotate(-38)scale(0.5)">
        <path
          d="M0-1C5-2 8 2 7.5 6.5 7 10.5 3 12 0 16-3 12-7 10.5-7.5 6.5-8 2-5-2 0-1z"
          fill="var(--or3)"
          stroke="var(--or5)"
          strokeWidth=".6"
        />
        <path
          d="M0-1C-4 3-4 10 0 16 4 10 4 3 0-1zM0-1V16"
          fill="var(--or1)"
          fillOpacity=".55"
          stroke="var(--or5)"
          strokeWidth=".5"
        />
        <path d="M-2-.6Q0-3 2-.6" fill="none" stroke="var(--or5)" strokeWidth=".9" />
      </g>
    </Drawing>
    <Drawing id="sp-or2" box="0 -20 50 40">
      <circle cx="33" cy="0" r="17" fill="var(--gor)" />
      <path
        d="M18-3C17.9-8.8 24.9-13.5 31.6-14.8C30.4-8.8 25.3-2.7 18-3Z"
        fill="var(--ol)"
        stroke="var(--or5)"
        strokeWidth=".4"
      />
      <path d="M18-3Q24.1-8.3 29.7-13.1" fill="none" stroke="var(--or5)" strokeWidth=".4" />
      <path
        d="M18 3C24.3 2.2 30.1 8 31.6 14.8C25.7 13.7 18.6 9.6 18 3Z"
        fill="var(--ol)"
        stroke="var(--or5)"
        strokeWidth=".4"
      />
      <path d="M18 3Q24.1 8.3 29.7 13.1" fill="none" stroke="var(--or5)" strokeWidth=".4" />
      <g transform="translate(28 -10.5)rotate(-120)scale(0.42)">
        <path
          d="M0-1C5-2 8 2 7.5 6.5 7 10.5 3 12 0 16-3 12-7 10.5-7.5 6.5-8 2-5-2 0-1z"
          fill="var(--or3)"
          stroke="var(--or5)"
          strokeWidth=".6"
        />
        <path
          d="M0-1C-4 3-4 10 0 16 4 10 4 3 0-1zM0-1V16"
          fill="var(--or1)"
          fillOpacity=".55"
          stroke="var(--or5)"
          strokeWidth=".5"
        />
        <path d="M-2-.6Q0-3 2-.6" fill="none" stroke="var(--or5)" strokeWidth=".9" />
      </g>
      <g transform="translate(28 10.5)rotate(-60)scale(0.42)">
        <path
          d="M0-1C5-2 8 2 7.5 6.5 7 10.5 3 12 0 16-3 12-7 10.5-7.5 6.5-8 2-5-2 0-1z"
          fill="var(--or3)"
          stroke="var(--or5)"
          strokeWidth=".6"
        />
        <path
          d="M0-1C-4 3-4 10 0 16 4 10 4 3 0-1zM0-1V16"
          fill="var(--or1)"
          fillOpacity=".55"
          stroke="var(--or5)"
          strokeWidth=".5"
        />
        <path d="M-2-.6Q0-3 2-.6" fill="none" stroke="var(--or5)" strokeWidth=".9" />
      </g>
      <path
        d="M34-4C35.4-8.3 41.1-10 46.1-8.9C43.6-5.1 38.7-2 34-4Z"
        fill="var(--ol)"
        stroke="var(--or5)"
        strokeWidth=".4"
      />
      <path d="M34-4Q39.4-6.2 44.4-8.2" fill="none" stroke="var(--or5)" strokeWidth=".4" />
      <path
        d="M34 4C37.9 1.9 43.3 4.7 46.1 8.9C41.7 9.9 36 8.7 34 4Z"
        fill="var(--ol)"
        stroke="var(--or5)"
        strokeWidth=".4"
      />
      <path d="M34 4Q39.4 6.2 44.4 8.2" fill="none" stroke="var(--or5)" strokeWidth=".4" />
    </Drawing>
  </>
);
