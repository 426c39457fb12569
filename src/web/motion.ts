/** How much may move: as the visitor says, or else as the system does. The answer is `data-motion` on the page. */
import { getSettings, onSettings } from './settings.ts';

const system = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

export function isMotionReduced(): boolean {
  const { motion } = getSettings();
  return motion === 'system' ? system.matches : motion === 'reduced';
}

export function startMotion(): void {
  onSettings(update);
  system.addEventListener('change', update);
  update();
}

function update(): void {
  document.documentElement.dataset.motion = isMotionReduced() ? 'reduced' : 'full';
}
