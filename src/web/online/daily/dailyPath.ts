/** The page of a day's challenge. */
export const dailyPath = (day: string): string => `/daily/${day}`;
