import { compactCode } from '#ground/text/compact-code.ts'

/** `airline` is the IATA code that stood before the number, if one did. */
export type FlightNumber = { readonly airline?: string; readonly number: string }

/**
 * Reads `879`, `TK879`, `w5 112` and `TK-879`, in any digits. An IATA airline code is two characters, at least one of
 * them a letter; a number is one to four digits with at most one letter behind. No text can be read both ways.
 */
export function parseFlightNumber(typed: string): FlightNumber | undefined {
  const [, airline, number] = /^([A-Z]{2}|[A-Z]\d|\d[A-Z])?(\d{1,4}[A-Z]?)$/.exec(compactCode(typed)) ?? []
  return number === undefined ? undefined : { ...(airline && { airline }), number }
}

export function parseAirlineCode(typed: string): string | undefined {
  const code = compactCode(typed)
  return /^([A-Z]{2}|[A-Z]\d|\d[A-Z])$/.test(code) ? code : undefined
}
