import type { GameModule } from '../module.ts';
import { bot } from './bot.ts';
import type { LogLine } from './log.ts';
import { playable } from './playable.ts';
import type { Action } from './rules/actions.ts';
import type { Arrangement } from './rules/setup.ts';
import type { G } from './rules/state.ts';

export const feuersalamander: GameModule<G, Action, Arrangement, LogLine> = { ...playable, bot };
