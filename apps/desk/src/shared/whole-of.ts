/** An address that somebody mistyped asks for nothing. */
export function wholeOf(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** A number that no record can have is looked for as one that nobody has: the page says that there is none. */
export const noRecord = Number.MAX_SAFE_INTEGER
