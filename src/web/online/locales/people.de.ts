import type { PeopleTexts } from './people.en.ts';

export const peopleDe: PeopleTexts = {
  mine: 'Mein Profil',
  since: 'Hier seit {{date}}',
  me: 'So sehen dich die anderen.',
  none: 'Noch keine Partie zu Ende gespielt.',
  gone: 'Hier ist niemand',
  goneText: 'Vielleicht ist diese Person gegangen und wurde vergessen, oder der Link ist nicht vollständig.',

  game: {
    matches_one: '{{count}} Partie',
    matches_other: '{{count}} Partien',
    wins_one: '{{count}} Sieg',
    wins_other: '{{count}} Siege',
    rating: 'Wertung',
    isNew: 'neu',
    isNewHint: 'Es braucht noch ein paar gewertete Partien, bis diese Zahl etwas sagt.',
    unrated: 'Noch keine gewertete Partie.',
    course:
      'Wertung über die letzten gewerteten Partien: von {{first}} bis {{last}}, zwischen {{least}} und {{most}}.',
    places: 'Plätze',
    size_one: '{{count}} Person',
    size_other: '{{count}} Personen',
    place: 'Platz {{place}}',
    best: 'Beste Ergebnisse',
    points_one: '{{count}} Punkt',
    points_other: '{{count}} Punkte',
  },

  solo: {
    title: 'Allein',
    best: 'Bestes Ergebnis',
    played: 'Partien',
    won: 'Gewonnen',
    gaveUp: 'aufgegeben',
  },

  opponents: {
    title: 'Zuletzt gespielt mit',
    met_one: '{{count}} Partie',
    met_other: '{{count}} Partien',
  },

  results: {
    title: 'Ergebnisse',
    place: 'Platz {{place}} von {{count}}',
    aloneWon: 'Allein, gewonnen',
    aloneLost: 'Allein, verloren',
    left: 'vom Tisch gegangen',
    change: 'Wertung {{change}}',
    replay: 'Nachspielen',
    replayNamed: 'Nachspielen: {{game}} mit {{players}}, {{when}}',
    more: 'Ältere Ergebnisse zeigen',
  },
};
