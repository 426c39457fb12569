/** What bots say and show at the table; the other languages have the same keys. */
export const en = {
  hurry: 'Show the moves of bots at once',
  hint: {
    thinking: 'The expert is thinking …',
    lead: 'The best that the expert sees, with the points that {{player}} can expect at the end of the game.',
    expected: '{{points}} points expected',
    best: 'the best',
    lost: '{{points}} fewer than the best',
    brings: 'Now: {{outcome}}',
    play: 'Play this',
    playNamed: 'Play this: {{moves}}',
    failed: 'The expert could not think here. Please try again.',
  },
};

export type BotTexts = typeof en;
