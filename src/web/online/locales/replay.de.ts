import type { ReplayTexts } from './replay.en.ts';

export const replayDe: ReplayTexts = {
  title: 'Rückblick: {{game}} mit {{players}}',
  name: 'Rückblick',
  look: 'Zurückblicken',
  watch: 'Den Rückblick ansehen',
  toTable: 'Zum Tisch',
  notBegun: 'Diese Partie hat noch nicht begonnen',
  notBegunText: 'Vor dem ersten Zug gibt es nichts, worauf man zurückblicken könnte.',

  step: 'Schritt {{step}} von {{last}}',
  opening: 'Der Tisch ist gedeckt.',
  undone: '{{player}} nimmt den letzten Zug zurück.',
  did: '{{player}}: {{move}}',
  loading: 'Der Schritt ist unterwegs …',

  first: 'Zum Anfang',
  back: 'Einen Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Schritt weiter',
  last: 'Zum Ende',
  slider: 'Schritt der Partie',
  valueText: 'Schritt {{step}} von {{last}}, Runde {{round}}: {{line}}',

  speed: 'Tempo',
  times: '{{speed}}×',
  round: 'Runde',
  roundNumber: 'Runde {{round}}',
  player: 'Züge von',
  previousTurn: 'Zum vorigen Zug von {{player}}',
  nextTurn: 'Zum nächsten Zug von {{player}}',
  more: 'Runden, Züge und mehr',

  link: 'Link zu diesem Schritt kopieren',
  linkLabel: 'Link zu Schritt {{step}}',
  copied: 'Der Link ist kopiert.',
  save: 'Die Partie speichern',

  review: 'Was hätte der Experte getan?',
  points: 'Wie die Punkte wuchsen',
  pointsOf: '{{player}}: {{points}} bei diesem Schritt, {{final}} am Ende',
  pointsChart: 'Eine Punktelinie für jede Person. {{lines}}',
  pointsTable: 'Alle Änderungen als Tabelle',
  pointsStep: 'Schritt',
  noPoints: 'Für diese Partie wurden keine Punkte notiert.',
};
