/** The site in English; the other languages have the same keys. */
export const en = {
  name: 'Litha',
  tagline: 'Tabletop games for everyone around one screen.',
  skip: 'Skip to the game',
  language: 'Language',
  languages: { en: 'English', fr: 'Français', de: 'Deutsch' },
  hotSeat: 'One screen, passed from hand to hand',
  about: 'Four rounds, day and night by turns. Tend the garden, brew potions, and honour the Salamander.',
  players: 'Players',
  playerCount_one: '{{count}} player',
  playerCount_other: '{{count}} players',
  start: 'Start the game',
  saveFile: 'Save as file',
  newGame: 'New game',
  confirmNewGame: 'Leave this game and start another?',
  credits:
    'A game by {{designers}}, published by {{publisher}}. We are not affiliated with them. About {{minutes}} minutes.',
};

export type SiteTexts = typeof en;
