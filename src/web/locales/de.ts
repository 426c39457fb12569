import type { SiteTexts } from './en.ts';

export const de: SiteTexts = {
  name: 'Litha',
  tagline: 'Brettspiele für alle, die um einen Bildschirm sitzen.',
  skip: 'Zum Spiel springen',
  language: 'Sprache',
  languages: { en: 'English', fr: 'Français', de: 'Deutsch' },
  hotSeat: 'Ein Bildschirm, der reihum geht',
  about: 'Vier Runden, abwechselnd Tag und Nacht. Pflege den Garten, braue Tränke und ehre den Salamander.',
  players: 'Spieler',
  playerCount_one: '{{count}} Person',
  playerCount_other: '{{count}} Personen',
  start: 'Spiel beginnen',
  saveFile: 'Als Datei sichern',
  newGame: 'Neues Spiel',
  confirmNewGame: 'Dieses Spiel verlassen und ein neues beginnen?',
  credits:
    'Ein Spiel von {{designers}}, erschienen bei {{publisher}}; wir gehören nicht zu ihnen. Etwa {{minutes}} Minuten.',
};
