/** The interface icons on a grid of 24: lines, and at most one filled accent. */
interface IconPaths {
  readonly lines: string;
  readonly accent?: string;
}

export const ICONS = {
  place: {
    lines: 'M12 2v7M8.8 6.2 12 9.4l3.2-3.2M3.5 16.5a8.5 4.8 0 1 0 17 0a8.5 4.8 0 1 0-17 0',
    accent: 'M7.4 15.3a4.6 2.5 0 1 0 9.2 0a4.6 2.5 0 1 0-9.2 0',
  },
  build: { lines: 'M7.7 2.5h8.6l5.2 5.2v8.6l-5.2 5.2H7.7l-5.2-5.2V7.7zM12 7.5v9M7.5 12h9' },
  brew: {
    lines:
      'M4 9.5h16M5.5 9.5C2.8 14 5.6 20.5 12 20.5s9.2-6.5 6.5-11M6.8 19.6 5.5 22M17.2 19.6l1.3 2.4M9 6.2c-1.2-1.5 1.2-2.2 0-3.7M13 6.2c-1.2-1.5 1.2-2.2 0-3.7',
  },
  shrine: {
    lines: 'M3 21.5h18M5 21.5 5.6 8.5M9 21.5l-.3-13M15 21.5l.3-13M19 21.5 18.4 8.5M3.3 4.8l17.4-.3v4L3.3 8.7z',
    accent: 'M10.2 16a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
  },
  harvest: {
    lines:
      'M3.5 12.5h17l-2 8.3H5.5zM3 12.5h18M8.5 12.5l.8 8.3M15.5 12.5l-.8 8.3M12 12.5V6.5M12 8.5C12 5 9.5 3 6 3c0 3.5 2.5 5.5 6 5.5zM12 7c0-2.5 2-4.5 5.5-4.5C17.5 5.5 15.5 7 12 7z',
  },
  undo: { lines: 'M8 4.5 3.5 9 8 13.5M4 9h10.5a5.5 5.5 0 0 1 0 11H9' },
  restart: { lines: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M3.6 3.3l.6 5.2 5.2-.5' },
  'end-turn': { lines: 'M4 12h12.5M11.5 6.5 17 12l-5.5 5.5M20.5 5v14' },
  play: { lines: 'M7 4.2v15.6L19.5 12z' },
  pause: { lines: 'M8.5 4.5v15M15.5 4.5v15' },
  first: { lines: 'M18.5 5.5 12 12l6.5 6.5M6 5v14' },
  last: { lines: 'M5.5 5.5 12 12l-6.5 6.5M18 5v14' },
  back: { lines: 'M15 5.5 8.5 12l6.5 6.5' },
  chart: { lines: 'M3.5 3.5v17h17M7 16l4-5.5 3.5 3 5.5-8' },
  menu: { lines: 'M4 6.5h16M4 12h16M4 17.5h16' },
  chat: { lines: 'M4 5h16v11.5h-9L6.5 20.5v-4H4z' },
  textboard: { lines: 'M4 5h9M4 9.7h16M4 14.3h13M4 19h16' },
  home: { lines: 'M3 11.8 12 3.5l9 8.3M5.5 9.8v10.7h13V9.8M9.7 20.5v-6h4.6v6' },
  sun: {
    lines:
      'M12 1.8v2.7M12 19.5v2.7M1.8 12h2.7M19.5 12h2.7M4.8 4.8l1.9 1.9M17.3 17.3l1.9 1.9M4.8 19.2l1.9-1.9M17.3 6.7l1.9-1.9M7.7 12a4.3 4.3 0 1 0 8.6 0a4.3 4.3 0 1 0-8.6 0',
  },
  flame: {
    lines:
      'M12 2.5c.6 3.6 5.8 5.6 5.8 11.2a5.8 5.8 0 0 1-11.6 0c0-2.4 1-4 2.3-5.2.2 1.8.9 2.7 2 3.1-.2-3.6-.5-6.4 1.5-9.1z',
  },
  moon: { lines: 'M19.5 14.8A8.5 8.5 0 1 1 10.2 3.5a7 7 0 0 0 9.3 11.3z' },
  sound: { lines: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.3a8 8 0 0 1 0 11.4' },
  soundoff: { lines: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5' },
  settings: {
    lines:
      'M4 7h8.8M17.2 7H20M4 17h2.8M11.2 17H20M12.8 7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M6.8 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0',
  },
  language: {
    lines:
      'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0M2.5 12h19M12 2.5c5 5.5 5 13.5 0 19M12 2.5c-5 5.5-5 13.5 0 19',
  },
  bell: { lines: 'M6 16.5V10.8a6 6 0 0 1 12 0v5.7l1.7 2.3H4.3zM10 21.3h4' },
  belloff: {
    lines: 'M6 16.5V10.8c0-1 .2-2 .7-2.8M9.2 5.5A6 6 0 0 1 18 10.8v5.7M4.3 18.8h12.2M10 21.3h4M3.5 3.5l17 17',
  },
  keyboard: {
    lines: 'M2.5 6h19v12.5h-19zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M6 14.5h.1M18 14.5h.1M9.5 14.5h5',
  },
  help: {
    lines: 'M8.7 9.3a3.4 3.4 0 1 1 4.7 3.1c-.9.4-1.4 1-1.4 2v.6M2.2 12a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0-19.6 0',
    accent: 'M10.9 18.3a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0',
  },
  hint: {
    lines: 'M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  },
  info: {
    lines: 'M12 11v6M2.2 12a9.8 9.8 0 1 0 19.6 0a9.8 9.8 0 1 0-19.6 0',
    accent: 'M10.8 7.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0',
  },
  check: { lines: 'M4.5 12.8l5 5L19.5 6.5' },
  close: { lines: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  pen: { lines: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM13.8 6.7l3.5 3.5' },
  copy: { lines: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5' },
  mail: { lines: 'M3 5.5h18v13.5H3zM3.5 6.5l8.5 7 8.5-7' },
  device: {
    lines: 'M3 4.5h14v4M3 4.5v11h7M2 19h8M13.5 8.5h8v12.5h-8z',
    accent: 'M16.5 18.2a1 1 0 1 0 2 0a1 1 0 1 0-2 0',
  },
  chev: { lines: 'M9 5.5l6.5 6.5L9 18.5' },
  plus: { lines: 'M12 5v14M5 12h14' },
  minus: { lines: 'M5 12h14' },
  fit: { lines: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  lock: { lines: 'M5.5 10.5h13v10h-13zM8.5 10.5V7.3a3.5 3.5 0 0 1 7 0v3.2' },
  clock: { lines: 'M12 7v5.3l3.5 2.2M2.7 12a9.3 9.3 0 1 0 18.6 0a9.3 9.3 0 1 0-18.6 0' },
  eyeopen: {
    lines: 'M2 12.5C5.5 7.5 8.8 6 12 6s6.5 1.5 10 6.5C18.5 17 15.2 18.5 12 18.5S5.5 17 2 12.5z',
    accent: 'M9.2 12.3a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0',
  },
  download: { lines: 'M12 3v12M7 10.5l5 5 5-5M4 17v3.5h16V17' },
  upload: { lines: 'M12 15.5v-12M7 8l5-5 5 5M4 17v3.5h16V17' },
  trash: { lines: 'M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6.5M14 10.5v6.5' },
} as const satisfies Record<string, IconPaths>;

export type IconName = keyof typeof ICONS;
export const iconPaths = (name: IconName): IconPaths => ICONS[name];
