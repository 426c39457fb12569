import { isLabour, isShuffleNumber } from './rudolph.ts';
import { type Arrangement, type Options, unshuffled } from './setup.ts';

/** An arrangement from outside: every pile has each of its pieces once. */
export function parseArrangement(value: unknown, players: number, options: Options = {}): Arrangement {
  const arrangement = unshuffled(players, options);
  const { rudolph, ...piles } = arrangement;
  for (const [name, pile] of Object.entries(piles)) takePile(value, name, pile, players);
  if (!rudolph) return arrangement;
  const given = ownValue(value, 'rudolph');
  takePile(given, 'placement', rudolph.placement, players);
  const reshuffle = ownValue(given, 'reshuffle');
  const labour = ownValue(given, 'labour');
  if (ownValue(given, 'level') !== rudolph.level || !isShuffleNumber(reshuffle)) {
    throw new Error("the arrangement's rudolph is not of the level that the options say, or has no reshuffle");
  }
  if (!isLabour(labour)) throw new Error("the arrangement's rudolph has no Labour card");
  const { rounds, spellbook } = labour;
  rudolph.labour = { rounds, spellbook };
  rudolph.reshuffle = reshuffle;
  return arrangement;
}

function ownValue(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) throw new Error('the arrangement is missing');
  return Object.hasOwn(value, name) ? value[name as keyof typeof value] : null;
}

/** Fills the pile anew, in the order that was given. */
function takePile(value: unknown, name: string, pile: unknown[], players: number): void {
  const given = ownValue(value, name);
  if (!Array.isArray(given) || given.length !== pile.length || !pile.every((piece) => given.includes(piece))) {
    throw new Error(`the arrangement's ${name} are not the ${pile.length} pieces of a game for ${players}`);
  }
  pile.splice(0, pile.length, ...(given as unknown[]));
}
