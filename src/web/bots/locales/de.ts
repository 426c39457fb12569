import type { BotTexts } from './en.ts';

export const de: BotTexts = {
  hurry: 'Die Züge der Bots sofort zeigen',
  hint: {
    thinking: 'Der Experte denkt nach …',
    lead: 'Das Beste, was der Experte sieht, mit den Punkten, die {{player}} am Ende der Partie erwarten kann.',
    expected: '{{points}} Punkte erwartet',
    best: 'das Beste',
    lost: '{{points}} weniger als das Beste',
    brings: 'Jetzt: {{outcome}}',
    play: 'So spielen',
    playNamed: 'So spielen: {{moves}}',
    failed: 'Der Experte konnte hier nicht nachdenken. Bitte versuch es noch einmal.',
  },
};
