/** A match looked back at, step by step. */
export const replayEn = {
  title: 'Replay: {{game}} with {{players}}',
  name: 'Replay',
  look: 'Look back',
  watch: 'Watch the replay',
  toTable: 'To the table',
  notBegun: 'This match has not begun',
  notBegunText: 'There is nothing to look back at until the first move is made.',

  step: 'Step {{step}} of {{last}}',
  opening: 'The table is set.',
  undone: '{{player}} takes the last move back.',
  did: '{{player}}: {{move}}',
  loading: 'The step is on its way …',

  first: 'To the beginning',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step on',
  last: 'To the end',
  slider: 'Step of the match',
  valueText: 'Step {{step}} of {{last}}, round {{round}}: {{line}}',

  speed: 'Speed',
  times: '{{speed}}×',
  round: 'Round',
  roundNumber: 'Round {{round}}',
  player: 'Turns of',
  previousTurn: 'To {{player}}’s turn before',
  nextTurn: 'To {{player}}’s next turn',
  more: 'Rounds, turns and more',

  link: 'Copy the link to this step',
  linkLabel: 'Link to step {{step}}',
  copied: 'The link is copied.',
  save: 'Save the game',

  review: 'What would the expert have done?',
  points: 'Points as they grew',
  pointsOf: '{{player}}: {{points}} at this step, {{final}} in the end',
  pointsChart: 'A line of points for each player. {{lines}}',
  pointsTable: 'All changes as a table',
  pointsStep: 'Step',
  noPoints: 'For this match no points were noted.',
};

export type ReplayTexts = typeof replayEn;
