type Colours = readonly [light: string, middle: string, rim: string];

interface WashProps {
  readonly id: string;
  readonly day: Colours;
  readonly night: Colours;
}

/** An element's watercolour: by day (d) it dries towards the rim, by night (n) it is lit from the middle. */
const Wash = ({ id, day, night }: WashProps) => (
  <>
    <radialGradient id={`fs-wash-${id}-d`} cx=".46" cy=".42" r=".72">
      <stop offset=".1" stopColor={day[0]} />
      <stop offset=".7" stopColor={day[1]} />
      <stop offset="1" stopColor={day[2]} />
    </radialGradient>
    <radialGradient id={`fs-wash-${id}-n`} r=".74">
      <stop offset=".05" stopColor={night[0]} />
      <stop offset=".65" stopColor={night[1]} />
      <stop offset="1" stopColor={night[2]} />
    </radialGradient>
  </>
);

interface SlopeProps {
  readonly id: string;
  readonly upper: string;
  readonly lower: string;
}

/** From a light upper edge to a darker foot. */
const Slope = ({ id, upper, lower }: SlopeProps) => (
  <linearGradient id={`fs-wash-${id}`} x2="0" y2="1">
    <stop offset="0" stopColor={upper} />
    <stop offset="1" stopColor={lower} />
  </linearGradient>
);

interface GlowProps {
  readonly id: string;
  readonly inner: string;
  readonly outer: string;
}

/** Light around a fire. */
const Glow = ({ id, inner, outer }: GlowProps) => (
  <radialGradient id={`fs-glow-${id}`}>
    <stop offset="0" stopColor={inner} stopOpacity=".42" />
    <stop offset=".5" stopColor={outer} stopOpacity=".14" />
    <stop offset="1" stopColor={outer} stopOpacity="0" />
  </radialGradient>
);

/** Whatever fills with more than one colour. */
export const Washes = () => (
  <defs>
    <Wash id="air" day={['#fdfdfb', '#dfe6f0', '#c3cee2']} night={['#5868aa', '#43528f', '#2a3770']} />
    <Wash id="water" day={['#d8edeb', '#a9d2d4', '#79b6be']} night={['#176a85', '#124f72', '#0c3153']} />
    <Wash id="earth" day={['#eeeecb', '#cfd398', '#adb570']} night={['#4d6a30', '#365030', '#1c322f']} />
    <Wash id="fire" day={['#ffe3c4', '#f9b98a', '#ef925e']} night={['#ae401d', '#822e25', '#521c2b']} />
    <Slope id="stone-d" upper="#eee5d0" lower="#cdbf9f" />
    <Slope id="stone-n" upper="#36427d" lower="#1a234f" />
    <Slope id="wood-d" upper="#f3dfb4" lower="#cfa868" />
    <Slope id="wood-n" upper="#a87c52" lower="#6a4a42" />
    <radialGradient id="fs-wash-pit-d">
      <stop offset="0" stopColor="#e8762c" />
      <stop offset=".28" stopColor="#8a4424" />
      <stop offset=".7" stopColor="#43332b" />
      <stop offset="1" stopColor="#332823" />
    </radialGradient>
    <radialGradient id="fs-wash-pit-n">
      <stop offset="0" stopColor="#ff9a46" />
      <stop offset=".25" stopColor="#a3402c" />
      <stop offset=".62" stopColor="#2a1a3c" />
      <stop offset="1" stopColor="#0a0d26" />
    </radialGradient>
    <Glow id="d" inner="#f5a433" outer="#f5a433" />
    <Glow id="n" inner="#ff8d40" outer="#ff6a2c" />
    <radialGradient id="fs-ember">
      <stop offset="0" stopColor="#ffe0a0" />
      <stop offset=".2" stopColor="#ff9a46" stopOpacity=".7" />
      <stop offset="1" stopColor="#ff7a2c" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="fs-sheen" x2="1" y2="1">
      <stop offset="0" stopColor="#fff" stopOpacity=".5" />
      <stop offset=".5" stopColor="#fff" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity=".16" />
    </linearGradient>
  </defs>
);
