import { GuidePage } from '../../guide/GuidePage.tsx';
import type { AnyRulebook, Rulebook } from '../../guide/rulebook.ts';
import { Rulings } from '../../guide/Rulings.tsx';
import { Art, type ArtName, Decoration, Symbols } from '../board/art/index.ts';
import { locales } from '../locales/index.ts';
import { Actions, Scrolls } from './chapters/Actions.tsx';
import { Aim, Round, Setup } from './chapters/Beginning.tsx';
import { Components } from './chapters/Components.tsx';
import { EndOfGame, EndOfRound } from './chapters/Ending.tsx';
import { FreeActions, Glades, Paying } from './chapters/Means.tsx';
import { Reference } from './chapters/Reference.tsx';
import { Solo } from './chapters/Solo.tsx';
import { guideLocales } from './locales/index.ts';
import { partsOf } from './richText.ts';
import { RULINGS } from './rulings.ts';
import { CHAPTERS } from './sections.ts';

const RULEBOOK: Rulebook<ArtName> = {
  namespace: 'salamandra-guide',
  locales: guideLocales,
  words: { salamandra: locales },
  outline: CHAPTERS,
  rulings: RULINGS,
  partsOf,
  Icon: Art,
};

/** The rules of Salamandra, taught with the game's own pieces. */
export default function RulesPage() {
  return (
    <>
      <Symbols />
      <GuidePage rulebook={RULEBOOK as AnyRulebook} ornament={<Decoration name="fern" />}>
        <Aim />
        <Components />
        <Setup />
        <Round />
        <Actions />
        <FreeActions />
        <Paying />
        <Glades />
        <Scrolls />
        <EndOfRound />
        <EndOfGame />
        <Solo />
        <Rulings />
        <Reference />
      </GuidePage>
    </>
  );
}
