interface WashProps {
  readonly id: string;
  readonly day: readonly [light: string, middle: string, rim: string, edge: string];
  readonly night: readonly [light: string, middle: string, rim: string];
  readonly glow: string;
}

/** A field's watercolour: by day (d) it dries towards the rim, by night (n) it is lit from the middle, its plants glow (g). */
const Wash = ({ id, day, night, glow }: WashProps) => (
  <>
    <radialGradient id={`sm-w${id}-d`} gradientUnits="userSpaceOnUse" cx="-5" cy="-8" r="62">
      <stop offset="0" stopColor={day[0]} />
      <stop offset=".55" stopColor={day[1]} />
      <stop offset=".86" stopColor={day[2]} />
      <stop offset="1" stopColor={day[3]} />
    </radialGradient>
    <radialGradient id={`sm-w${id}-n`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="56">
      <stop offset=".1" stopColor={night[0]} />
      <stop offset=".72" stopColor={night[1]} />
      <stop offset="1" stopColor={night[2]} />
    </radialGradient>
    <radialGradient id={`sm-g${id}`}>
      <stop offset="0" stopColor={glow} stopOpacity=".42" />
      <stop offset="1" stopColor={glow} stopOpacity="0" />
    </radialGradient>
  </>
);

/** Whatever fills with more than one colour. */
export const Washes = () => (
  <defs>
    <Wash
      id="or"
      day={['#fbdcab', '#f6ca92', '#eba860', '#e39c55']}
      night={['#a5602a', '#734231', '#4a2a36']}
      glow="#f59a3d"
    />
    <Wash
      id="gr"
      day={['#d6e2b8', '#c3d5a2', '#9dbd78', '#90b36e']}
      night={['#2f7a5a', '#1f574d', '#123a42']}
      glow="#63cf8c"
    />
    <Wash
      id="wh"
      day={['#fffefa', '#f2f2ee', '#d9dcd6', '#ced3cc']}
      night={['#7688b4', '#505f8b', '#303d69']}
      glow="#e9eeff"
    />
    <Wash
      id="pu"
      day={['#e3d5ec', '#d1bee0', '#ad90c8', '#a183be']}
      night={['#6a46a6', '#46317b', '#291f58']}
      glow="#c08cff"
    />
    <radialGradient id="sm-wgv-d">
      <stop offset=".3" stopColor="#a9bf9f" />
      <stop offset="1" stopColor="#5f8466" />
    </radialGradient>
    <radialGradient id="sm-wgv-n">
      <stop offset=".3" stopColor="#226a62" />
      <stop offset="1" stopColor="#0d3140" />
    </radialGradient>
    <linearGradient id="sm-wst-d" x2="0" y2="1">
      <stop offset="0" stopColor="#eee5d0" />
      <stop offset="1" stopColor="#cdbf9f" />
    </linearGradient>
    <linearGradient id="sm-wst-n" x2="0" y2="1">
      <stop offset="0" stopColor="#36427d" />
      <stop offset="1" stopColor="#1a234f" />
    </linearGradient>
    <linearGradient id="sm-sheen" x2="1" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity=".5" />
      <stop offset=".5" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity=".16" />
    </linearGradient>
    <radialGradient id="sm-moonglow">
      <stop offset=".3" stopColor="#f4edd2" stopOpacity=".28" />
      <stop offset="1" stopColor="#f4edd2" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="sm-firefly">
      <stop offset=".12" stopColor="#fff3b0" />
      <stop offset=".3" stopColor="#ffe48a" stopOpacity=".45" />
      <stop offset="1" stopColor="#ffe48a" stopOpacity="0" />
    </radialGradient>
    <clipPath id="sm-west">
      <path d="M0-48.7C3-34-4-26 1-16 5-7-5 2 0 12 4 22-4 34 0 48.7H-20.2L-48.7 20.2V-20.2L-20.2-48.7z" />
    </clipPath>
  </defs>
);
