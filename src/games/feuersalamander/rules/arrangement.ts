import { ALL_CARDS, CARD_IDS, type CardId, CARDS } from '../content/cards.ts';
import { isKey } from './chance.ts';
import { type Arrangement, type Options, unshuffled } from './setup.ts';

/** An arrangement from outside: what the options say, every card once, and a key. */
export function parseArrangement(value: unknown, players: number, options: Options = {}): Arrangement {
  const arrangement = unshuffled(players, options);
  const { pile, chance, ...agreed } = arrangement;
  for (const [name, said] of Object.entries(agreed)) {
    if (JSON.stringify(ownValue(value, name)) !== JSON.stringify(said)) {
      throw new Error(`the arrangement's ${name} is not what the options say`);
    }
  }
  const given = { pile: ownValue(value, 'pile'), chance: ownValue(value, 'chance') };
  if (!isWholePile(given.pile)) throw new Error(`the arrangement's pile is not the ${pile.length} cards of the game`);
  if (!isKey(given.chance)) throw new Error(`the arrangement's chance is no key of ${chance.length} digits`);
  return { ...arrangement, pile: [...given.pile], chance: given.chance };
}

function ownValue(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) throw new Error('the arrangement is missing');
  return Object.hasOwn(value, name) ? value[name as keyof typeof value] : null;
}

const isWholePile = (value: unknown): value is CardId[] =>
  Array.isArray(value) &&
  value.length === ALL_CARDS.length &&
  CARD_IDS.every((id) => value.filter((card) => card === id).length === CARDS[id].copies);
