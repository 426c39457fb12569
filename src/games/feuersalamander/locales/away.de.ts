import type { awayEn } from './away.en.ts';

export const awayDe: typeof awayEn = {
  lead: 'Frag, horch und führ in die Irre: Wer weiß, welche Karten die anderen halten, findet den Salamander in seinen 84 Kammern.',
  colours: { king: 'König', queen: 'Königin', monk: 'Mönch', robber: 'Räuber' },
  options: {
    target: { name: 'Punkte zum Sieg', hint: 'Wer sie zuerst erreicht, gewinnt die Partie.' },
    series: { name: 'Partien', hint: 'Die Punkte aller Partien einer Serie werden zusammengezählt.' },
    pair: {
      name: 'Figuren',
      values: {
        'king-queen': 'König und Königin',
        'king-monk': 'König und Mönch',
        'king-robber': 'König und Räuber',
        'queen-monk': 'Königin und Mönch',
        'queen-robber': 'Königin und Räuber',
        'monk-robber': 'Mönch und Räuber',
      },
    },
    trio: {
      name: 'Figuren',
      values: {
        'king-queen-monk': 'König, Königin und Mönch',
        'king-queen-robber': 'König, Königin und Räuber',
        'king-monk-robber': 'König, Mönch und Räuber',
        'queen-monk-robber': 'Königin, Mönch und Räuber',
      },
    },
  },
};
