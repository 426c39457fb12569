import type { GamesTexts } from './games.en.ts';

export const gamesFr: GamesTexts = {
  title: 'Mes parties',
  name: 'Pour jouer avec d’autres, il vous faut un nom.',
  count_zero: 'Aucun tour ne vous attend.',
  count_one: '{{count}} tour vous attend.',
  count_other: '{{count}} tours vous attendent.',
  yourTurn: 'À vous de jouer',
  running: 'Aux autres de jouer',
  open: 'Pas encore commencées',
  over: 'Terminées',
  find: 'Trouver avec qui jouer',
  all: 'Toutes mes parties',
  nextTable: 'Table suivante',
  next_one: 'Table suivante\u00a0: {{count}} tour vous attend',
  next_other: 'Table suivante\u00a0: {{count}} tours vous attendent',
};
