/** Longer than that nobody looks at a dialog that has done its work. */
const mostMs = 3_000

/**
 * Waits for a page to be read again, but not for ever. A dialog that closed before would leave its page as it was, with
 * the button that has just been pressed.
 */
export async function orSoon(reading: Promise<unknown>): Promise<void> {
  const soon = Promise.withResolvers<void>()
  const timer = setTimeout(soon.resolve, mostMs)
  await Promise.race([reading, soon.promise])
  clearTimeout(timer)
}
