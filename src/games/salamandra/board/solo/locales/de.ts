import type { SoloTexts } from './en.ts';

export const de: SoloTexts = {
  begins: 'Rudolph beginnt Runde {{round}}',
  ends: 'Rudolph beendet Runde {{round}}',
  step: 'Schritt {{step}} von {{steps}}',
  next: 'Weiter',
  goOn: 'Du bist dran',
  skip: 'Überspringen',
  labourCard: 'Mühsalkarte, Stufe {{level}}',
  labour: 'Mühsal je Runde',
  labourOf: '{{points}} in Runde {{round}}',
  spellbook: 'Jeder Lehrling in einem Zauberbuch: {{points}}, und am Ende noch einmal so viel',
  recycling_one: 'Nach einer Runde darfst du {{count}} Stück erneuern',
  recycling_other: 'Nach einer Runde darfst du {{count}} Stücke erneuern',
  placement_one: 'noch {{count}} Platzierungskarte',
  placement_other: 'noch {{count}} Platzierungskarten',
  lastCard: 'Letzter Pfeil: {{half}}, nach {{direction}}',
  scrolls: '{{scrolls}} von {{needed}}',
  won: '{{player}} hat Rudolph besiegt',
  lost: 'Rudolph hat gewonnen',
  wonWhy: 'Nach jeder Runde vorn, und in der Schlusswertung auch.',
  caughtUpWhy:
    'Am Ende von Runde {{round}} hatte {{player}} {{own}} und Rudolph {{his}}: Nur wer mehr hat als er, spielt weiter.',
  countedWhy: 'Nach jeder Runde vorn, aber nicht in der Schlusswertung.',
};
