/** The pages on which one finds others to play with. */
export const lobbyEn = {
  title: 'Play online',
  lead: 'With friends, or with whoever is here: all at once, or a move now and then.',
  players: 'How many players?',
  free_one: '{{count}} seat free',
  free_other: '{{count}} seats free',
  freeSeat: 'free',
  lost: 'The connection is lost, and the list may be out of date. We are trying to get it back …',

  quick: {
    title: 'Play now',
    text: 'With whoever is waiting, or with whoever comes next. All play live.',
    start: 'Find a table',
  },
  own: {
    title: 'A table of your own',
    text: 'For anyone or only for friends, and as fast as you like.',
    open: 'Open a table',
  },

  invitations: {
    title: 'Invitations',
    news: '{{player}} has invited you to play.',
    from: '{{player}} invites you to {{game}}',
    accept: 'Accept',
    acceptNamed: 'Accept: {{player}}',
    decline: 'Decline',
    declineNamed: 'Decline: {{player}}',
  },

  mine: {
    title: 'Your matches',
    myTurn: 'It is your turn',
    turn: '{{players}} to move',
    begins: 'All seats at your table are taken: the match begins.',
    iWon: 'You won',
    iShare: 'You share the victory with {{players}}',
    iResigned: 'You resigned',
    resigned: 'You won: {{player}} resigned',
    won_one: '{{players}} won',
    won_other: '{{players}} share the victory',
    played: 'last played {{when}}',
    unlisted: 'only with the link',
    play: 'Play',
    playNamed: 'Play: {{players}}',
    go: 'Go to the table',
    goNamed: 'Go to the table: {{players}}',
    look: 'Look back',
    lookNamed: 'Look back: {{players}}',
    over_one: '{{count}} finished match',
    over_other: '{{count}} finished matches',
    more: 'Show older matches',
  },

  tables: {
    title: 'Open tables',
    count_zero: 'Nobody is waiting just now.',
    count_one: '{{count}} table has a free seat.',
    count_other: '{{count}} tables have a free seat.',
    atLeast_one: 'More than {{count}} table has a free seat.',
    atLeast_other: 'More than {{count}} tables have a free seat.',
    opened: 'opened {{when}}',
    join: 'Join',
    joinNamed: 'Join {{players}}',
    gone: 'The last seat was just taken',
    name: 'Who sits down?',
    more: 'Show more tables',
    noneSuch: 'No table is like this just now.',
    noneText:
      'Open one: whoever comes next will find it here, and a friend can join at once by its link. New tables appear here by themselves.',
    all: 'Show all tables',
  },

  filters: {
    game: 'Game',
    seats: 'Free seats',
    pace: 'Pace',
    any: 'Any',
    atLeast: '{{seats}} or more',
  },

  newMatch: {
    title: 'Open a table',
    lead: 'You sit down first; the match begins when every seat is taken.',
    name: 'The others at the table should know who you are.',
    visibility: 'Who may join?',
    visibilities: { public: 'Anyone', unlisted: 'Only with the link' },
    visibilityHints: {
      public: 'The table is listed on the page “Play online”, and you can share its link.',
      unlisted: 'The table is listed nowhere: send its link to those whom you want to play with.',
    },
    pace: 'How fast?',
    colour: 'Your colour',
    open: 'Open the table',
  },
};

export type LobbyTexts = typeof lobbyEn;
