import { searchKey } from '@sarai/locale/text/search-key.ts'

/**
 * The number of a request, as people type or paste it: `R-10482`, `10482`, in whatever digits, with any dash, and with
 * the invisible marks that stand around it in a Persian text.
 */
export function typedNumber(typed: string): number | null {
  const [, digits] = /^(?:r ?\p{Pd}? ?)?(\d{1,15})$/u.exec(searchKey(typed)) ?? []
  return digits === undefined ? null : Number(digits)
}
