import type { GamesTexts } from './games.en.ts';

export const gamesDe: GamesTexts = {
  title: 'Meine Partien',
  name: 'Um mit anderen zu spielen, brauchst du einen Namen.',
  count_zero: 'Kein Zug wartet auf dich.',
  count_one: '{{count}} Zug wartet auf dich.',
  count_other: '{{count}} Züge warten auf dich.',
  yourTurn: 'Du bist am Zug',
  running: 'Andere sind am Zug',
  open: 'Noch nicht begonnen',
  over: 'Beendet',
  find: 'Mitspieler finden',
  all: 'Alle meine Partien',
  nextTable: 'Nächster Tisch',
  next_one: 'Nächster Tisch: {{count}} Zug wartet auf dich',
  next_other: 'Nächster Tisch: {{count}} Züge warten auf dich',
};
