/** The bots of Der Feuer-Salamander. */
import type { OwnBots } from '../module.ts';
import { easy } from './bot/easy.ts';
import { hard } from './bot/hard.ts';
import { medium } from './bot/medium.ts';
import type { Action } from './rules/actions.ts';
import type { G } from './rules/state.ts';

export const bot: OwnBots<G, Action> = { minds: { easy, medium, hard } };
