/** Day or night: as the visitor says, or else as the round at the table is, or else as the system says. */
import { useEffect } from 'react';
import { isMotionReduced } from './motion.ts';
import { getSettings, onSettings } from './settings.ts';

export type Theme = 'day' | 'night';

const system = globalThis.matchMedia?.('(prefers-color-scheme: dark)');

/** The light of the round at the table that is open. */
let tableLight: Theme | null = null;

/** Lends a table's light, if it has one, to the whole page for as long as the table is there. */
export function useLight(light: Theme | null): void {
  useEffect(() => lend(light), [light]);
  useEffect(() => () => lend(null), []);
}

export function startTheme(): void {
  onSettings(update);
  system.addEventListener('change', update);
  show(wanted());
}

function lend(light: Theme | null): void {
  tableLight = light;
  update();
}

function wanted(): Theme {
  const { theme } = getSettings();
  if (theme !== 'round') return theme;
  return tableLight ?? (system.matches ? 'night' : 'day');
}

/** Dusk and dawn take their time (theme.css), unless things are to keep still. */
function update(): void {
  if (wanted() === document.documentElement.dataset.theme) return;
  if (!document.startViewTransition || isMotionReduced() || document.hidden) return show(wanted());
  const fade = document.startViewTransition(() => show(wanted()));
  // a fade that another one overtakes is given up: the theme is shown all the same
  fade.ready.catch(() => undefined);
}

function show(theme: Theme): void {
  const page = document.documentElement;
  page.dataset.theme = theme;
  // the browser's own frame takes the colour of the page
  const background = getComputedStyle(page).getPropertyValue('--bg');
  for (const frame of document.querySelectorAll('meta[name="theme-color"]'))
    frame.setAttribute('content', background);
}
