import { createContext, useContext } from 'react';
import { type Dye, DYES } from '../content/terms.ts';

/** Who sits there, and in which colour. */
export interface SeatedPlayer {
  /** Empty where nobody gave a name: the colour is the name then. */
  readonly name: string;
  readonly dye: Dye;
}

export const SEATED_BY_DYE: readonly SeatedPlayer[] = DYES.map((dye) => ({ name: '', dye }));

export const SeatsContext = createContext(SEATED_BY_DYE);

export const useSeats = (): readonly SeatedPlayer[] => useContext(SeatsContext);
