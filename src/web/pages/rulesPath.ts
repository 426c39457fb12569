import type { GameMeta } from '../../games/module.ts';

export const rulesPath = ({ id }: Pick<GameMeta, 'id'>): string => `/rules/${id}`;
