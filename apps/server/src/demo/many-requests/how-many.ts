/** So many requests, of so many agencies. A quarter of the requests are of the largest agency. */
export type HowMany = { readonly requests: number; readonly agencies: number }

/** Ten for each hotel, up to two million. An agency has twenty. */
export function howManyFor(hotels: number): HowMany {
  const requests = Math.min(10 * hotels, 2_000_000)
  return { requests, agencies: requests / 20 }
}
