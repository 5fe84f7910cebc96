/** A first and a last day, `YYYY-MM-DD` each, or empty. */
export type DayRange = { from: string; until: string }
