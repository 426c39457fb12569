import { Drawing } from './Drawing.tsx';

const HOOD =
  'M24 9.5C15.5 9.5 11.5 17 11.5 26c0 7.5-1 13.5-4.3 19.6C12 47.3 18 48 24 48s12-.7 16.8-2.4C37.5 39.5 36.5 33.5 36.5 26 36.5 17 32.5 9.5 24 9.5z';
const SUN =
  'M-1.5-10.2 0-14l1.5 3.8 2.3.6L7-12.1l-.6 4L8.1-6.4l4-.6L9.6-3.8l.6 2.3L14 0 10.2 1.5 9.6 3.8 12.1 7l-4-.6L6.4 8.1l.6 4L3.8 9.6l-2.3.6L0 14-1.5 10.2-3.8 9.6-7 12.1l.6-4-1.7-1.7-4 .6 2.5-3.2-.6-2.3L-14 0l3.8-1.5.6-2.3L-12.1-7l4 .6 1.7-1.7-.6-4 3.2 2.5z';

/** The Druid and the apprentices, in the colour of `--dye`, with the faces of the day and of the night. */
export const People = () => (
  <>
    <Drawing id="druid" box="0 0 48 48">
      <path d={HOOD} fill="var(--dye)" stroke="var(--dr4)" />
      <path d={HOOD} fill="url(#sm-sheen)" />
      <path
        d="M24 9.5c-3 3-5 7-5 8M24 9.5c3 3 5 7 5 8M14.5 40c1.5-3 2.5-7 2.6-10M33.5 40c-1.5-3-2.5-7-2.6-10"
        fill="none"
        stroke="var(--dr4)"
        strokeWidth=".7"
        opacity=".6"
      />
      <path
        d="M24 17c-5 0-7.5 5-7.5 10.5 0 6 3.5 9.5 7.5 12.5 4-3 7.5-6.5 7.5-12.5C31.5 22 29 17 24 17z"
        fill="var(--dr1)"
        stroke="var(--dr3)"
        strokeWidth=".8"
      />
      <path
        d="M18 29c1 5 3 9 6 14 3-5 5-9 6-14-2 2-4 1.5-6 1.5S20 31 18 29z"
        fill="var(--dr2)"
        stroke="var(--dr3)"
        strokeWidth=".7"
      />
      <path d="M24 24v4M21.5 31.5c1.5 1 3.5 1 5 0" fill="none" stroke="var(--dr3)" strokeWidth=".8" />
    </Drawing>
    <Drawing id="druid-day" box="0 0 48 48">
      <circle cx="24" cy="24" r="23" fill="var(--ds1)" />
      <circle cx="24" cy="21" r="14.5" fill="var(--ds2)" stroke="var(--ds3)" strokeWidth=".8" />
      <path
        d="M24 4V-.5m6.5 5.8 1-2.3M36 9l3.2-3.2m.5 8.7 2.3-1M41 21h4.5m-5.8 6.5 2.3 1M36 33l3.2 3.2m-8.7.5 1 2.3M24 38v4.5m-6.5-5.8-1 2.3M12 33 8.8 36.2m-.5-8.7-2.3 1M7 21H2.5m5.8-6.5-2.3-1M12 9 8.8 5.8m8.7-.5-1-2.3"
        stroke="var(--ds3)"
        strokeWidth="1.2"
      />
      <use href="#sm-druid" width="48" height="48" />
      <path d="M19.5 24.3h3M25.5 24.3h3" stroke="var(--dr3)" strokeWidth="1.5" />
      <circle cx="24" cy="24" r="23" fill="none" stroke="var(--ds3)" strokeWidth="1.2" />
    </Drawing>
    <Drawing id="druid-night" box="0 0 48 48">
      <circle cx="24" cy="24" r="23" fill="var(--dm1)" />
      <path
        d="M31 3.5A18 18 0 1 0 41 30 15.5 15.5 0 0 1 31 3.5z"
        fill="var(--dm2)"
        stroke="var(--dm3)"
        strokeWidth=".8"
      />
      <path
        d="M38 12l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8zM6.5 30l.5 1.3 1.3.5-1.3.5-.5 1.3-.5-1.3-1.3-.5 1.3-.5z"
        fill="var(--dm2)"
      />
      <use href="#sm-druid" width="48" height="48" />
      <path d="M19.3 24c1 1 2.4 1 3.4 0M25.3 24c1 1 2.4 1 3.4 0" fill="none" stroke="var(--dr3)" strokeWidth="1.1" />
      <circle cx="24" cy="24" r="23" fill="none" stroke="var(--dm3)" strokeWidth="1.2" />
    </Drawing>
    <Drawing id="day-active" box="-15 -15 30 30">
      <path d={SUN} fill="none" stroke="var(--halo)" strokeWidth="3.2" />
      <path d={SUN} fill="var(--dye)" stroke="var(--dye-text)" strokeWidth=".9" />
    </Drawing>
    <Drawing id="day-inactive" box="-15 -15 30 30">
      <circle r="13.6" fill="var(--halo)" opacity=".55" />
      <circle r="9.7" fill="var(--label)" stroke="var(--dye-text)" strokeWidth="1.3" />
      <path
        d="M0-11.2V-13.4M5.6-9.7 6.7-11.6M9.7-5.6 11.6-6.7M11.2 0H13.4M9.7 5.6 11.6 6.7M5.6 9.7 6.7 11.6M0 11.2V13.4M-5.6 9.7-6.7 11.6M-9.7 5.6-11.6 6.7M-11.2 0H-13.4M-9.7-5.6-11.6-6.7M-5.6-9.7-6.7-11.6"
        stroke="var(--dye-text)"
        strokeWidth="1.3"
      />
    </Drawing>
    <Drawing id="night-active" box="-15 -15 30 30">
      <circle r="13" fill="var(--halo)" />
      <circle r="12.4" fill="var(--dye)" stroke="var(--dye-text)" strokeWidth=".9" />
      <path d="M3.4-10.3A10.9 10.9 0 1 0 3.4 10.3 10.4 10.4 0 0 1 3.4-10.3z" fill="var(--dye-emblem)" />
    </Drawing>
    <Drawing id="night-inactive" box="-15 -15 30 30">
      <circle r="12.4" fill="var(--label)" stroke="var(--dye-text)" strokeWidth="1.3" />
      <path
        d="M3.4-9.3A9.9 9.9 0 1 0 3.4 9.3 9.4 9.4 0 0 1 3.4-9.3z"
        fill="var(--dye-text)"
        fillOpacity=".16"
        stroke="var(--dye-text)"
      />
    </Drawing>
  </>
);
