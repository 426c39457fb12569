import type { BotTexts } from './en.ts';

export const de: BotTexts = {
  hurry: 'Die Züge der Bots sofort zeigen',
  stuck: {
    title: 'Der Bot kommt nicht weiter',
    lead: 'Ihm ist kein Zug eingefallen: Vielleicht konnte ein Teil dieser Seite nicht geladen werden. Nichts ist verloren, die Partie ist gespeichert.',
    again: 'Noch einmal versuchen lassen',
  },
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
  review: {
    title: 'Durchsicht des Experten',
    lead: 'Der Experte geht die Partie Zug für Zug durch und weiß dabei nie mehr, als man beim Spielen wusste. Du kannst dir die Partie derweil ansehen.',
    seat: 'Wessen Züge?',
    thinking: '{{judged}} von {{turns}} Zügen',
    stopped: 'Angehalten nach {{judged}} von {{turns}} Zügen',
    done: 'Alle {{turns}} Züge',
    failed: 'Der Experte konnte nicht weitermachen. Bitte versuch es noch einmal.',
    stop: 'Anhalten',
    goOn: 'Weiter',
    sum: 'In diesen Zügen liegen gelassene Punkte: {{points}}.',
    asGood: 'so gut wie der Experte',
    lost: '{{points}} Punkte liegen gelassen',
    played: 'Gespielt: {{moves}}',
    better: 'Der Experte: {{moves}}',
    look: 'Ansehen',
    lookNamed: 'Ansehen: {{place}}',
  },
};
