import type { ShellTexts } from './en.ts';

export const fr: ShellTexts = {
  tools: 'Table',
  textBoard: 'Plateau en texte',
  pictureBoard: 'Plateau en image',
  soundOn: 'Activer le son',
  soundOff: 'Couper le son',
  help: 'Aide et touches',
  settings: 'Réglages',
  menu: 'Menu',
  saveFile: 'Enregistrer dans un fichier',
  leave: 'Quitter la table',
  finalScore: 'Décompte final',
  undone: 'Coup annulé.',
  howItWorks: 'Le fonctionnement de la table',
  keyboard: 'Clavier',
  rematch: 'Rejouer',
  replay: 'Voir la relecture',
  look: 'Revoir la table',
};
