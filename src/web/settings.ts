/** What a visitor has chosen, kept in the browser and in force in all of its tabs at once. */
import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from './locales/index.ts';
import { recall, remember } from './storage.ts';

export interface Settings {
  /** Null: as the browser asks for. */
  readonly language: Language | null;
  /** With the round: on pages without a round, as the system says. */
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** On: a turn ends when "End turn" is pressed. Off: by itself after the action. */
  readonly confirmTurns: boolean;
  /** How long the moves of bots are shown, at tables on one screen. */
  readonly botPace: (typeof BOT_PACES)[number];
  /** The table as a picture or in words. */
  readonly board: (typeof BOARDS)[number];
}

export const THEMES = ['round', 'day', 'night'] as const;
export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const BOT_PACES = ['calm', 'brisk', 'atOnce'] as const;
export const BOARDS = ['picture', 'text'] as const;

const KEY = 'litha.settings';

const listeners = new Set<() => void>();
let settings = readSettings(recall(KEY));

/** Takes what is sound of what came from outside, and the defaults for the rest: of each list, its first. */
export function readSettings(value: unknown): Settings {
  const chosen = Object(value) as Partial<Record<keyof Settings, unknown>>;
  return {
    language: isLanguage(chosen.language) ? chosen.language : null,
    theme: oneOf(THEMES, chosen.theme),
    motion: oneOf(MOTIONS, chosen.motion),
    sound: chosen.sound !== false,
    confirmTurns: chosen.confirmTurns !== false,
    botPace: oneOf(BOT_PACES, chosen.botPace),
    board: oneOf(BOARDS, chosen.board),
  };
}

function oneOf<T extends string>(options: readonly [T, ...T[]], wanted: unknown): T {
  return options.find((option) => option === wanted) ?? options[0];
}

export const getSettings = (): Settings => settings;

export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  remember(KEY, settings);
  tell();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, getSettings);

/** Another tab has written something; without a key it has cleared everything. */
export function hearSettings(key: string | null): void {
  if (key !== null && key !== KEY) return;
  settings = readSettings(recall(KEY));
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
