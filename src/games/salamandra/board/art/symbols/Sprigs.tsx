import { Duskberry } from './sprigs/Duskberry.tsx';
import { Lanternflower } from './sprigs/Lanternflower.tsx';
import { Moondaisy } from './sprigs/Moondaisy.tsx';
import { Oakfern } from './sprigs/Oakfern.tsx';

/** The four plants, growing east from the middle of a tile; the second of each is short and leaves room for a chip. */
export const Sprigs = () => (
  <>
    <Lanternflower />
    <Oakfern />
    <Moondaisy />
    <Duskberry />
  </>
);
