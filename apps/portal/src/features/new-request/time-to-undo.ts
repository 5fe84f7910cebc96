/** In milliseconds: long enough to see what happened, and to reach for the button. */
export const timeToUndo = 8_000
