/** The parts of the table that share the drawer of a small screen. */
export const TABS = ['move', 'hand', 'notes', 'laid', 'journal'] as const;
export type Tab = (typeof TABS)[number];
