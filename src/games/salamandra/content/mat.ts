/** The player mat: how many apprentices become available in each round. */
export const APPRENTICES = [3, 2, 3, 2] as const;

export const ROUNDS = APPRENTICES.length;

/** Crystals that everyone takes when a round begins. */
export const ROUND_CRYSTALS = 2;

/** What a grove costs when it is harvested. */
export const HARVEST_CRYSTALS = 3;

/** Points for the grove row, by how many groves then lie in it. */
export const GROVE_ROW: Readonly<Record<number, number>> = { 2: 4, 4: 3, 6: 2 };

/** As many scrolls are discarded to inscribe an apprentice in a spellbook. */
export const SCROLLS_TO_INSCRIBE = 4;
