/** Another truth that somebody cannot tell from this one. */
import { imagine } from '../../../../src/games/feuersalamander/bot/worlds.ts';
import type { CardId } from '../../../../src/games/feuersalamander/content/cards.ts';
import type { Arrangement } from '../../../../src/games/feuersalamander/rules/setup.ts';
import type { G } from '../../../../src/games/feuersalamander/rules/state.ts';
import { allowed } from './allowed.ts';
import { Course, type Eyes, rules } from './course.ts';

/** Of so many, the one in which the most is different. */
const TRIES = 6;

export interface Twin {
  readonly arrangement: Arrangement;
  readonly course: Course;
  /** In how many positions somebody else holds other cards. */
  readonly different: number;
}

/** The same deeds with other cards in the hands of others and in the pile: to these eyes it is the same game. */
export function twinOf(arrangement: Arrangement, course: Course, eyes: Eyes, random: () => number): Twin {
  const twins = Array.from({ length: TRIES }, () => {
    const world = imagine(allowed(course.now, eyes), random);
    const other = { ...arrangement, pile: pileOf(world) };
    const twin = new Course(rules.deal(other));
    for (const deed of course.deeds) twin.do(deed);
    return { arrangement: other, course: twin, different: differences(course, twin) };
  });
  return twins.reduce((best, twin) => (twin.different > best.different ? twin : best));
}

/** As it was before the deal: nothing has been shuffled since. */
const pileOf = ({ history, pile }: G): CardId[] => [
  ...history.flatMap((fact) => {
    if (fact.fact === 'deal') return fact.hands.flat() as CardId[];
    return fact.fact === 'draw' ? [fact.card as CardId] : [];
  }),
  ...(pile as CardId[]),
];

const handsOf = ({ players }: G): string => JSON.stringify(players.map(({ hand }) => hand.map(String).toSorted()));

const differences = (one: Course, other: Course): number =>
  one.positions.filter((G, i) => handsOf(G) !== handsOf(other.positions[i] as G)).length;
