/** What a table of any game says around the game's own words. */
export const en = {
  tools: 'Table',
  textBoard: 'Text board',
  pictureBoard: 'Picture board',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
  help: 'Help and keys',
  settings: 'Settings',
  menu: 'Menu',
  saveFile: 'Save as file',
  leave: 'Leave the table',
  finalScore: 'Final score',
  undone: 'Taken back.',
  howItWorks: 'How the table works',
  keyboard: 'Keyboard',
  rematch: 'Play again',
  replay: 'Watch the replay',
  look: 'Look at the table',
};

export type ShellTexts = typeof en;
