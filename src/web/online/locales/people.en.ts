/** The page of a person: what they have played. */
export const peopleEn = {
  mine: 'My profile',
  since: 'Here since {{date}}',
  me: 'This is how others see you.',
  none: 'No match played to its end yet.',
  gone: 'There is nobody here',
  goneText: 'Perhaps this person has left and had everything forgotten, or the link is not complete.',

  game: {
    matches_one: '{{count}} match',
    matches_other: '{{count}} matches',
    wins_one: '{{count}} victory',
    wins_other: '{{count}} victories',
    rating: 'Rating',
    isNew: 'new',
    isNewHint: 'It takes a few more rated matches until this number says something.',
    unrated: 'No rated match yet.',
    course: 'Rating over the last rated matches: from {{first}} to {{last}}, between {{least}} and {{most}}.',
    places: 'Places',
    size_one: '{{count}} player',
    size_other: '{{count}} players',
    place: 'Place {{place}}',
    best: 'Best scores',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
  },

  solo: {
    title: 'Alone',
    best: 'Best result',
    played: 'Games',
    won: 'Won',
    gaveUp: 'gave up',
  },

  opponents: {
    title: 'Lately played with',
    met_one: '{{count}} match',
    met_other: '{{count}} matches',
  },

  results: {
    title: 'Results',
    place: 'Place {{place}} of {{count}}',
    aloneWon: 'Alone, won',
    aloneLost: 'Alone, lost',
    left: 'left the table',
    change: 'rating {{change}}',
    replay: 'Replay',
    replayNamed: 'Replay: {{game}} with {{players}}, {{when}}',
    more: 'Show older results',
  },
};

export type PeopleTexts = typeof peopleEn;
