import { asPaymentId } from '#ground/ids.ts'
import type { Receipt } from '#contract/receipt.ts'
import { c1, eur, noon } from '#testing/a-request.ts'

/** Builders for the tests of receipts: 900 euros for one contract, found by Mina. */
export const draft = {
  id: asPaymentId(7),
  number: '12345',
  bank: 'Melli',
  claimed: eur(900),
  shares: [{ contractId: c1, expected: eur(900) }],
  fileHash: 'ab12',
}
export const aReceipt = (overrides: Partial<Receipt> = {}): Receipt => ({ ...draft, state: 'New', ...overrides })
export const byMina = { by: 'Mina', at: noon, amount: eur(900), secondPersonAbove: eur(5000) }
export const approval = { by: 'Mina', at: noon, amount: eur(900), credited: eur(900) }
/** Nobody sent one like it. */
export const none = { own: [] }
