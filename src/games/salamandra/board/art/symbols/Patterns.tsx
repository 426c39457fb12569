/** The weave of the players' ribbons: dots for Madder, barbs for Woad, scallops for Weld, a hatch for Walnut. */
export const Patterns = () => (
  <defs>
    <pattern id="sm-dots" width="8" height="8" patternUnits="userSpaceOnUse">
      <g fill="#fff" opacity=".5">
        <circle cx="2" cy="2" r="1.2" />
        <circle cx="6" cy="6" r="1.2" />
      </g>
    </pattern>
    <pattern id="sm-barbs" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M-1 4 3 1 7 4M-1 10 3 7 7 10M-1-2 3-5 7-2" fill="none" stroke="#fff" opacity=".5" />
    </pattern>
    <pattern id="sm-scallops" width="8" height="6" patternUnits="userSpaceOnUse">
      <path
        d="M0 5a4 4 0 0 1 8 0M2.5 5a1.5 1.5 0 0 1 3 0"
        fill="none"
        stroke="#3a2e00"
        strokeWidth=".9"
        opacity=".5"
      />
    </pattern>
    <pattern id="sm-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
      <path d="M0 0l6 6M6 0 0 6" stroke="#fff" strokeWidth=".8" opacity=".45" />
    </pattern>
  </defs>
);
