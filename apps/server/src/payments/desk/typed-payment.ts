import { receiptKey } from '@sarai/domain/contract/receipt-duplicate.ts'
import { searchKey } from '@sarai/locale/text/search-key.ts'

/** What somebody typed to find a payment by; nothing where it cannot be that. */
export type TypedPayment = {
  readonly payment: number | null
  readonly contract: number | null
  /** Of a receipt, without what people write differently. */
  readonly receipt: string
}

const shape = /^(?<letter>[pc])? ?\p{Pd}? ?(?<digits>\d{1,15})$/u

/**
 * `P-3421`, `C-2207`, or digits alone; of whatever script, with any dash. Each may be the number of a receipt as well:
 * banks write letters before their numbers too.
 */
export function typedPayment(typed: string): TypedPayment {
  const said = searchKey(typed)
  const { letter, digits } = shape.exec(said)?.groups ?? {}
  const number = digits === undefined ? null : Number(digits)
  return {
    payment: letter === 'c' ? null : number,
    contract: letter === 'p' ? null : number,
    receipt: receiptKey(typed),
  }
}
