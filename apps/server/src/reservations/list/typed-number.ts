import { searchKey } from '@sarai/locale/text/search-key.ts'

/**
 * The number of a request, as people type or paste it: `R-10482`, `10482`, in whatever digits, with any dash, and with
 * the invisible marks that stand around it in a Persian text.
 */
export function typedNumber(typed: string): number | null {
  const digits = shape.exec(searchKey(typed))?.groups?.['digits']
  return digits === undefined ? null : Number(digits)
}

/** With its letter it is the number of a request and nothing else; digits alone may also stand in a reference or a name. */
export function saysNumber(typed: string): boolean {
  return shape.exec(searchKey(typed))?.groups?.['letter'] !== undefined
}

const shape = /^(?<letter>r ?\p{Pd}? ?)?(?<digits>\d{1,15})$/u

/** The number of a ticket, with its letter: digits alone are those of a request. */
export function typedTicket(typed: string): number | null {
  const digits = ticketShape.exec(searchKey(typed))?.[1]
  return digits === undefined ? null : Number(digits)
}

const ticketShape = /^t ?\p{Pd}? ?(\d{1,15})$/u
