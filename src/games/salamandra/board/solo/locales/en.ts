/** Rudolph at the table, in English. */
export const en = {
  begins: 'Rudolph begins round {{round}}',
  ends: 'Rudolph ends round {{round}}',
  step: 'Step {{step}} of {{steps}}',
  next: 'Next',
  goOn: 'Your turn',
  skip: 'Skip',
  labourCard: 'Labour card, level {{level}}',
  labour: 'Labour by round',
  labourOf: '{{points}} in round {{round}}',
  spellbook: 'Each apprentice in a spellbook: {{points}}, and as much again at the end',
  recycling_one: 'You may recycle {{count}} piece after a round',
  recycling_other: 'You may recycle {{count}} pieces after a round',
  placement_one: '{{count}} placement card left',
  placement_other: '{{count}} placement cards left',
  lastCard: 'Last arrow: from the {{half}} to the {{direction}}',
  scrolls: '{{scrolls}} of {{needed}}',
  won: '{{player}} has beaten Rudolph',
  lost: 'Rudolph has won',
  wonWhy: 'Ahead after every round, and by the final count as well.',
  caughtUpWhy:
    'At the end of round {{round}} {{player}} had {{own}} and Rudolph {{his}}: only who has more than he goes on.',
  countedWhy: 'Ahead after every round, but not by the final count.',
};

export type SoloTexts = typeof en;
