import type { SiteTexts } from './en.ts';

export const fr: SiteTexts = {
  name: 'Litha',
  tagline: 'Des jeux de société à partager autour d’un même écran.',
  skip: 'Aller au jeu',
  language: 'Langue',
  languages: { en: 'English', fr: 'Français', de: 'Deutsch' },
  hotSeat: 'Un seul écran, que l’on se passe de main en main',
  about: 'Quatre manches, de jour puis de nuit. Cultivez le jardin, préparez des potions et honorez la Salamandre.',
  players: 'Joueurs',
  playerCount_one: '{{count}} joueur',
  playerCount_other: '{{count}} joueurs',
  start: 'Commencer la partie',
  saveFile: 'Enregistrer',
  newGame: 'Nouvelle partie',
  confirmNewGame: 'Quitter cette partie et en commencer une autre ?',
  credits:
    'Un jeu de {{designers}}, édité par {{publisher}}, avec qui nous n’avons aucun lien. Environ {{minutes}} minutes.',
};
