import type { awayEn } from './away.en.ts';

export const awayFr: typeof awayEn = {
  lead: 'Questionnez, écoutez, bluffez\u00a0: qui sait quelles cartes les autres tiennent trouve la salamandre dans ses 84 chambres.',
  colours: { king: 'Roi', queen: 'Reine', monk: 'Moine', robber: 'Brigand' },
  options: {
    target: { name: 'Points pour gagner', hint: 'Qui les atteint en premier gagne la partie.' },
    series: { name: 'Parties', hint: 'Les points de toutes les parties d’une série s’additionnent.' },
    pair: {
      name: 'Figurines',
      values: {
        'king-queen': 'Roi et Reine',
        'king-monk': 'Roi et Moine',
        'king-robber': 'Roi et Brigand',
        'queen-monk': 'Reine et Moine',
        'queen-robber': 'Reine et Brigand',
        'monk-robber': 'Moine et Brigand',
      },
    },
    trio: {
      name: 'Figurines',
      values: {
        'king-queen-monk': 'Roi, Reine et Moine',
        'king-queen-robber': 'Roi, Reine et Brigand',
        'king-monk-robber': 'Roi, Moine et Brigand',
        'queen-monk-robber': 'Reine, Moine et Brigand',
      },
    },
  },
};
