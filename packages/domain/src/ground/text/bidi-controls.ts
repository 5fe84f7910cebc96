/**
 * Text that was copied or made up brings marks of direction along that nobody sees. They must not decide whether a date
 * or an amount is right, nor turn a name around wherever it is shown.
 */
export function stripBidiControls(text: string): string {
  return text.replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
}
