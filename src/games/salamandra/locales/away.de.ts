import type { awayEn } from './away.en.ts';

export const awayDe: typeof awayEn = {
  lead: 'Schick deine Lehrlinge in den Garten der Druiden, wo jedes Feld, das du anlegst, allen dient.',
  colours: { madder: 'Krapp', woad: 'Waid', weld: 'Wau', walnut: 'Walnuss' },
  options: {
    rudolph: {
      name: 'Rudolphs Stufe',
      hint: 'Allein spielst du gegen Rudolph: Hab am Ende jeder Runde mehr Punkte als er.',
      values: { 1: '1, leicht', 2: '2, mittel', 3: '3, schwer' },
    },
  },
};
