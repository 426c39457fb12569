/** What bots say and show at the table; the other languages have the same keys. */
export const en = {
  hurry: 'Show the moves of bots at once',
  stuck: {
    title: 'The bot cannot go on',
    lead: 'It could not think of a move: perhaps a part of this page could not be loaded. Nothing is lost, and the match is saved.',
    again: 'Let it try again',
  },
  hint: {
    thinking: 'The expert is thinking …',
    lead: 'The best that the expert sees, with the points that {{player}} can expect at the end of the game, and where it expects more or fewer of them than from the others here.',
    expected: '{{points}} points expected',
    best: 'the best',
    asGood: 'as good as the best',
    lost: '{{points}} less of a lead than with the best',
    brings: 'Now: {{outcome}}',
    why: 'Why: {{reasons}}',
    play: 'Play this',
    playNamed: 'Play this: {{moves}}',
    failed: 'The expert could not think here. Please try again.',
  },
  review: {
    title: 'Review by the expert',
    lead: 'The expert goes through the match, turn by turn, and knows at each no more than the player knew. You can look at the match meanwhile.',
    seat: 'Whose turns?',
    thinking: '{{judged}} of {{turns}} turns',
    stopped: 'Stopped after {{judged}} of {{turns}} turns',
    done: 'All {{turns}} turns',
    failed: 'The expert could not go on. Please try again.',
    stop: 'Stop',
    goOn: 'Go on',
    sum: 'Points left on the table in these turns: {{points}}.',
    asGood: 'as good as the expert',
    lost: '{{points}} points left on the table',
    played: 'Played: {{moves}}',
    better: 'The expert: {{moves}}',
    look: 'Look at it',
    lookNamed: 'Look at it: {{place}}',
  },
};

export type BotTexts = typeof en;
