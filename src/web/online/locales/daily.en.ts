/** The page of the daily challenge. */
export const dailyEn = {
  title: 'Daily challenge',
  lead: 'One game alone against Rudolph, and the same for everyone: the fields, groves and cards lie as they do for all others who play today. You have one try, and it counts if it ends before midnight (UTC).',
  leadPast: 'Everyone who played on this day found the same garden. Now all games of that day can be looked at.',
  ends: 'Until midnight (UTC)',
  played: 'Finished tries',
  begin: 'Play the challenge',
  beginHint:
    'There is one try: whoever leaves or gives up has lost. Breaks are fine, and the level changes every day.',
  name: 'The table of results should know who you are.',
  goOn: 'Go on with your try',
  goOnHint: 'It counts if it ends before the day is over.',
  tooLate: 'The day is over: you may play it to its end, but it does not count any more.',
  look: 'Look back at your try',
  doneHint: 'That was your try for today. The next challenge comes at midnight (UTC).',
  notTried: 'You did not try this one.',
  results: 'Results',
  nobodyYet: 'Nobody has come to the end yet. Be the first!',
  nobody: 'Nobody came to the end on this day.',
  columns: { rank: 'Place', name: 'Name', result: 'Result' },
  won: 'Won',
  lost: 'Lost',
  gaveUp: 'Gave up',
  points: '{{score}} : {{rival}}',
  replayNamed: 'Replay: {{player}}',
  sealed: 'How the others played can be looked at when the day is over.',
  days: 'Other days',
  toToday: 'To today’s challenge',
  toResults: 'To the results of the day',
  noDay: 'There was no challenge',
  noDayText: 'This day is still to come, or there is no such day.',
  closed: 'Sealed until midnight',
  closedText:
    'This is somebody’s try at the daily challenge. As all play the same garden today, others can look at it only when the day is over (UTC).',
};

export type DailyTexts = typeof dailyEn;
