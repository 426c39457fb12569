import type { GameLook } from '../look.ts';
import { ApprenticePicture } from './board/art/ApprenticePicture.tsx';
import { Ribbon } from './board/art/Ribbon.tsx';
import { Symbols } from './board/art/Symbols.tsx';
import { type Dye, DYES } from './content/terms.ts';
import { lightOf } from './rules/state.ts';
import { RUDOLPH_NAME, withRudolph } from './rudolphSeat.ts';

const dyeOf = (colour: string): Dye => DYES.find((dye) => dye === colour) ?? DYES[0];

export const look: GameLook = {
  Symbols,
  Piece: ({ colour, light = 'day', isActive, size }) => (
    <ApprenticePicture dye={dyeOf(colour)} face={light} active={isActive} size={size} />
  ),
  Ribbon: ({ colour, ...ribbon }) => <Ribbon dye={dyeOf(colour)} {...ribbon} />,
  lightOf,
  everyone: withRudolph,
  rival: RUDOLPH_NAME,
};
