import { GuidePage } from '../../guide/GuidePage.tsx';
import type { AnyRulebook, Rulebook } from '../../guide/rulebook.ts';
import { Rulings } from '../../guide/Rulings.tsx';
import { Symbols } from '../board/art/index.ts';
import { Picture } from '../board/art/Picture.tsx';
import { Use } from '../board/art/Use.tsx';
import { locales } from '../locales/index.ts';
import { Aim, HandRule, Setup } from './chapters/Beginning.tsx';
import { Components } from './chapters/Components.tsx';
import { EndOfGame, Secrets } from './chapters/Ending.tsx';
import { DungeonRules, Laying } from './chapters/Laying.tsx';
import { Reference } from './chapters/Reference.tsx';
import { Turn } from './chapters/Turn.tsx';
import { ChambersOnce } from './figures/ChambersOnce.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { guideLocales } from './locales/index.ts';
import { partsOf } from './richText.ts';
import { RULINGS } from './rulings.ts';
import { CHAPTERS } from './sections.ts';

const RULEBOOK: Rulebook<IconName> = {
  namespace: 'feuersalamander-guide',
  locales: guideLocales,
  words: { feuersalamander: locales },
  outline: CHAPTERS,
  rulings: RULINGS,
  partsOf,
  Icon,
};

const Fire = () => (
  <Picture box={[-76, -74, 152, 148]} width={152}>
    <Use name="fire" width={152} height={148} />
  </Picture>
);

/** The rules of Der Feuer-Salamander, taught with the game's own pieces. */
export default function RulesPage() {
  return (
    <>
      <Symbols />
      <ChambersOnce />
      <GuidePage rulebook={RULEBOOK as AnyRulebook} ornament={<Fire />}>
        <Aim />
        <Components />
        <Setup />
        <HandRule />
        <Turn />
        <Laying />
        <DungeonRules />
        <EndOfGame />
        <Secrets />
        <Rulings />
        <Reference />
      </GuidePage>
    </>
  );
}
