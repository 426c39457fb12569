/** The weave of the figures' banners, and the textures of the elements. */
export const Patterns = () => (
  <defs>
    <pattern id="fs-pattern-king" width="8" height="8" patternUnits="userSpaceOnUse">
      <g fill="#fff" opacity=".5">
        <circle cx="2" cy="2" r="1.2" />
        <circle cx="6" cy="6" r="1.2" />
      </g>
    </pattern>
    <pattern id="fs-pattern-queen" width="8" height="6" patternUnits="userSpaceOnUse">
      <path
        d="M0 5a4 4 0 0 1 8 0M2.5 5a1.5 1.5 0 0 1 3 0"
        fill="none"
        stroke="#3a2e00"
        strokeWidth=".9"
        opacity=".5"
      />
    </pattern>
    <pattern id="fs-pattern-monk" width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M2 .6v2.8M.6 2h2.8M6 4.6v2.8M4.6 6h2.8" stroke="#8a7c62" strokeWidth=".9" opacity=".6" />
    </pattern>
    <pattern id="fs-pattern-robber" width="7" height="7" patternUnits="userSpaceOnUse">
      <path d="M-1 8 8-1M-1 1 1-1M6 8 8 6" stroke="#fff" strokeWidth="1.1" opacity=".4" />
    </pattern>
    <pattern id="fs-texture-air" width="26" height="17" patternUnits="userSpaceOnUse">
      <path
        d="M0 6c5-5 11-4 12 0 .6 3-3.6 3.6-3.6.8M13 14c5-5 11-4 12 0 .6 3-3.6 3.6-3.6.8M-13 14c5-5 11-4 12 0"
        fill="none"
        stroke="var(--fs-air4)"
        strokeWidth=".7"
      />
    </pattern>
    <pattern id="fs-texture-water" width="12" height="6" patternUnits="userSpaceOnUse">
      <path d="M0 4c2-3 4-3 6 0s4 3 6 0" fill="none" stroke="var(--fs-water4)" strokeWidth=".7" />
    </pattern>
    <pattern id="fs-texture-earth" width="14" height="12" patternUnits="userSpaceOnUse">
      <path d="M0 .5h14M0 6.5h14M4 .5v6M11 6.5v6" fill="none" stroke="var(--fs-earth4)" strokeWidth=".7" />
      <path d="M7.5 3.6h1.5M1.6 9.8h1.5M6.5 9h.8" stroke="var(--fs-earth4)" strokeWidth=".9" />
    </pattern>
    <pattern id="fs-texture-fire" width="12" height="14" patternUnits="userSpaceOnUse">
      <path
        d="M3 13C-.5 9.5 3.5 7 2.8 3.5 6 6 7 10 3 13zM9 6C6.5 3.6 9.3 2 8.9-.8 11 1 11.8 3.9 9 6zM9 20C6.5 17.6 9.3 16 8.9 13.2 11 15 11.8 17.9 9 20z"
        fill="none"
        stroke="var(--fs-fire4)"
        strokeWidth=".7"
      />
    </pattern>
  </defs>
);
