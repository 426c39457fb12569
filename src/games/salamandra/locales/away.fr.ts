import type { awayEn } from './away.en.ts';

export const awayFr: typeof awayEn = {
  lead: 'Envoyez vos apprentis dans un jardin de druide, où chaque champ que vous aménagez sert à tous.',
  colours: { madder: 'Garance', woad: 'Pastel', weld: 'Gaude', walnut: 'Noyer' },
  options: {
    rudolph: {
      name: 'Niveau de Rudolph',
      hint: 'En solo, vous affrontez Rudolph\u00a0: gardez plus de points que lui à la fin de chaque manche.',
      values: { 1: '1, facile', 2: '2, moyen', 3: '3, difficile' },
    },
  },
};
