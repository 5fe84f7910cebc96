import { searchKey } from '@sarai/locale/text/search-key.ts'

/** Neither has a number that is 0. */
const nothing = 0
const shape = /^(?<letter>[cr] ?\p{Pd}? ?)?(?<digits>\d{1,15})$/u

/**
 * The number of a contract or of a request in it, as people type or paste it: `C-311`, `R-10482`, in whatever digits.
 * Digits alone may be either.
 */
export function typedContract(typed: string): { contractNumber: number; requestNumber: number } {
  const found = shape.exec(searchKey(typed))?.groups
  const number = Number(found?.['digits'] ?? nothing)
  const letter = found?.['letter']?.[0]
  return {
    contractNumber: letter === 'r' ? nothing : number,
    requestNumber: letter === 'c' ? nothing : number,
  }
}
