/** The catalogue of looks. */
import { called } from './called.ts';
import { look as feuersalamanderLook } from './feuersalamander/look.tsx';
import { meta as feuersalamander } from './feuersalamander/meta.ts';
import type { GameLook } from './look.ts';
import { look as salamandraLook } from './salamandra/look.tsx';
import { meta as salamandra } from './salamandra/meta.ts';

const LOOKS: Readonly<Record<string, GameLook>> = {
  [salamandra.id]: salamandraLook,
  [feuersalamander.id]: feuersalamanderLook,
};

export const lookOf = (game: string): GameLook => called(LOOKS, game);

/** For pages that show pieces of these games; where none are named, of any. */
export const AllSymbols = ({ games = Object.keys(LOOKS) }: { readonly games?: readonly string[] }) =>
  [...new Set(games)].map((game) => {
    const { Symbols } = lookOf(game);
    return <Symbols key={game} />;
  });
