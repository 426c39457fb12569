import type { ShellTexts } from './en.ts';

export const de: ShellTexts = {
  tools: 'Tisch',
  textBoard: 'Textbrett',
  pictureBoard: 'Bildbrett',
  soundOn: 'Ton einschalten',
  soundOff: 'Ton ausschalten',
  help: 'Hilfe und Tasten',
  settings: 'Einstellungen',
  menu: 'Menü',
  saveFile: 'Als Datei speichern',
  leave: 'Tisch verlassen',
  finalScore: 'Schlusswertung',
  undone: 'Zurückgenommen.',
  howItWorks: 'So geht es am Tisch',
  keyboard: 'Tastatur',
  rematch: 'Noch einmal spielen',
  replay: 'Den Rückblick ansehen',
  look: 'Den Tisch ansehen',
};
