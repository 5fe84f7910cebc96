/** Ends a check: says what is wrong, one line each, and fails if anything is. */
export function report(mistakes: string[]): void {
  for (const mistake of mistakes) console.log(mistake)
  process.exitCode = mistakes.length > 0 ? 1 : 0
}
