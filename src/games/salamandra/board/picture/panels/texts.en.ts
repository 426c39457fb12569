import type { Stage } from '../../../rules/agenda.ts';

/** What the panels, the score track and the ending say. The other languages have the same keys. */
export const panelsEn = {
  of: '{{player}}: {{what}}',
  list: '{{title}}: {{list}}',
  more: '+{{n}}',

  state: {
    turn: 'on turn',
    doing: 'on turn · {{doing}}',
    waits_one: 'next',
    waits_other: 'in {{count}} turns',
    won: 'winner',
    rudolph: 'level {{level}}',
    rank: 'place {{rank}}',
  },
  doing: {
    act: 'choosing',
    acted: 'finishing',
    harvest: 'harvesting',
    inscribe: 'inscribing',
    settle: 'settling',
    reactivate: 'reactivating',
    takeGrove: 'taking a grove',
    recycle: 'recycling',
  } satisfies Record<Stage, string>,
  toPlace: 'to place',
  allPlaced: 'all placed',
  apprenticesToPlace: '{{apprentices}} to place',
  scrollsOf: '{{scrolls}} of {{needed}}',
  faith: 'Faith: Bear {{bear}}, Eagle {{eagle}}, Salamander {{salamander}}',

  beasts: 'Beasts',
  topCards: 'top cards',
  card: '{{card}}, {{faith}}: {{text}}',
  deck: '{{top}} ({{left}})',
  left: '×{{cards}}',

  bookRule: 'four scrolls open one',
  book: '{{book}}. {{spots}}',
  bookSpot: '{{spot}}, {{who}}',
  bookNow: 'now {{points}}',
  bookYours: 'yours: {{points}}',
  bookFull: 'full',
  page: '{{spot}}: {{points}}, now {{now}}',

  track: 'Score track: {{scores}}',
  trackScore: '{{player}} {{points}}',
  trackPreview: '{{player}} would get {{points}}',
  trackGain: '+{{n}}',

  ending: {
    kicker: 'The last night is over',
    sources: 'Where the points came from',
    sourcesChart: 'Points by source, one bar for each player; the table below has all the numbers.',
    rounds: 'From round to round',
    roundsChart: 'Points after every round. {{lines}}',
    roundsOf: '{{player}}: {{points}}',
    start: 'start',
    count: 'count',
    ties: 'Ties',
    victory: '{{points}} each: a tie shares the victory.',
    first:
      '{{faith}}: {{players}} are level at {{symbols}} each and share both prizes, {{prize}} in all, so {{share}} each.',
    firstAlone: '{{line}} Nobody takes the second prize, not even {{leftOut}}.',
    second: '{{faith}}: {{players}} are level for second at {{symbols}} each and share {{prize}}, so {{share}} each.',
  },
};

export type PanelTexts = typeof panelsEn;
