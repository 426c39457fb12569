import type { SoloTexts } from './en.ts';

export const fr: SoloTexts = {
  begins: 'Rudolph commence la manche {{round}}',
  ends: 'Rudolph termine la manche {{round}}',
  step: 'Étape {{step}} sur {{steps}}',
  next: 'Suite',
  goOn: 'À vous',
  skip: 'Passer',
  labourCard: 'Carte Labeur, niveau {{level}}',
  labour: 'Labeur par manche',
  labourOf: '{{points}} à la manche {{round}}',
  spellbook: 'Chaque apprenti dans un grimoire\u00a0: {{points}}, et autant encore à la fin',
  recycling_one: 'Vous pouvez recycler {{count}} pièce après une manche',
  recycling_other: 'Vous pouvez recycler {{count}} pièces après une manche',
  placement_one: 'encore {{count}} carte Placement',
  placement_other: 'encore {{count}} cartes Placement',
  lastCard: 'Dernière flèche\u00a0: {{half}}, direction {{direction}}',
  scrolls: '{{scrolls}} sur {{needed}}',
  won: '{{player}} a battu Rudolph',
  lost: 'Rudolph a gagné',
  wonWhy: 'En tête après chaque manche, et au décompte final aussi.',
  caughtUpWhy:
    'À la fin de la manche {{round}}, {{player}} avait {{own}} et Rudolph {{his}}\u00a0: seul qui a plus que lui continue.',
  countedWhy: 'En tête après chaque manche, mais pas au décompte final.',
};
