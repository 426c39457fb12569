/** The ways to move, in words. */
import type { Throw } from '../../rules/state.ts';
import type { G } from '../../rules/state.ts';
import { canLay } from '../../rules/combination.ts';
import type { WayLine, WayOffer } from '../dock/WayChoice.tsx';
import type { Words } from '../words.ts';
import type { WayAhead } from './ways.ts';

/** How the steps come about: 4 − 2 = 2. */
export function reckoningText({ t }: Words, { by, steps }: WayAhead, { sticks }: Throw): string {
  const [first, second] = sticks;
  return t(`picture.ways.${by}`, { first: Math.max(first, second), second: Math.min(first, second), steps });
}

/** Where it leads along the circuit. */
export function wayLines(words: Words, view: G, { steps, to, falls, asks, frees }: WayAhead): WayLine[] {
  const { t, player } = words;
  const lines: WayLine[] = [];
  if (steps === 0) lines.push({ sign: 'do-move', words: t('picture.ways.stay') });
  if (falls !== null) lines.push({ sign: 'do-fall', words: t('picture.ways.falls', { player: player(falls) }) });
  if (asks !== null) {
    lines.push({
      sign: 'do-ask',
      words: t(frees ? 'picture.ways.askAndFree' : 'picture.ways.ask', { player: player(asks) }),
    });
  } else if (to !== 'start') lines.push({ sign: 'do-move', words: t('picture.ways.own') });
  else if (canLay(view)) lines.push({ sign: 'do-lay', words: t('picture.ways.lay') });
  return lines;
}

export const homeLine = ({ t }: Words, view: G): WayLine => ({
  sign: 'do-home',
  words: t(view.laid ? 'picture.ways.homeOnly' : 'picture.ways.home'),
});

export const wayOffers = (words: Words, view: G, ways: readonly WayAhead[]): WayOffer[] =>
  ways.map((way) => ({
    title: view.throw ? reckoningText(words, way, view.throw) : '',
    options: [
      { id: `move ${way.by}`, lines: wayLines(words, view, way) },
      ...(way.leadsHome ? [{ id: `goHome ${way.by}`, lines: [homeLine(words, view)] }] : []),
    ],
  }));
