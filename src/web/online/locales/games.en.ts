/** One's own matches, on a page and between the tables. */
export const gamesEn = {
  title: 'My games',
  name: 'To play with others you need a name.',
  count_zero: 'No turn waits for you.',
  count_one: '{{count}} turn waits for you.',
  count_other: '{{count}} turns wait for you.',
  yourTurn: 'Your turn',
  running: 'Others are to move',
  open: 'Not begun yet',
  over: 'Finished',
  find: 'Find somebody to play with',
  all: 'All my games',
  nextTable: 'Next table',
  next_one: 'Next table: {{count}} turn waits for you',
  next_other: 'Next table: {{count}} turns wait for you',
};

export type GamesTexts = typeof gamesEn;
