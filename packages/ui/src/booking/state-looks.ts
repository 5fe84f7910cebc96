import { searchKey } from '@sarai/locale/text/search-key.ts'
import type { ChipColour } from '#kit/show/chip.tsx'
import type { en } from '#booking/state-words.en.ts'
import { fa } from '#booking/state-words.fa.ts'

/** What has a state: the same word means different things, and other colours, on a request and on a payment. */
export type StateOwner = 'request' | 'receipt' | 'cash' | 'contract' | 'ledger'

export type StateLook = { colour: ChipColour; word: keyof typeof en }

const ofRequest: Record<string, StateLook> = {
  New: { colour: 'light-blue', word: 'New' },
  Requested: { colour: 'light-blue', word: 'Requested' },
  ConfirmationPending: { colour: 'yellow', word: 'ConfirmationPending' },
  PaymentPending: { colour: 'yellow', word: 'PaymentPending' },
  Confirmed: { colour: 'green', word: 'Confirmed' },
  Approved: { colour: 'green', word: 'Approved' },
  Rejected: { colour: 'red', word: 'Rejected' },
  Cancelled: { colour: 'orange', word: 'Cancelled' },
  Refunded: { colour: 'orange', word: 'Refunded' },
  Settled: { colour: 'dark-blue', word: 'Settled' },
  Open: { colour: 'grey', word: 'Open' },
  Debit: { colour: 'grey', word: 'Debit' },
  Credit: { colour: 'grey', word: 'Credit' },
}

const ofReceipt: Record<string, StateLook> = {
  New: { colour: 'blue', word: 'receiptNew' },
  Approved: { colour: 'green', word: 'receiptApproved' },
  Rejected: { colour: 'orange', word: 'Rejected' },
  Refunded: { colour: 'red', word: 'Refunded' },
  Withdrawn: { colour: 'grey', word: 'receiptWithdrawn' },
}

const ofCash: Record<string, StateLook> = {
  Requested: { colour: 'blue', word: 'cashRequested' },
  Approved: { colour: 'green', word: 'cashApproved' },
  NotApproved: { colour: 'orange', word: 'cashNotApproved' },
  Returned: { colour: 'red', word: 'cashReturned' },
  Withdrawn: { colour: 'grey', word: 'cashWithdrawn' },
}

/** Persian writers differ in hamza, spaces and joins, and Arabic keyboards in ی and ک: «تایید نشده» is «تأییدنشده». */
const spelling = (text: string) => searchKey(text).replaceAll(' ', '')

/** On the wire the state of a cash payment is its Persian text [pay-05]. */
const ofCashText = new Map(Object.values(ofCash).map((look) => [spelling(fa[look.word]), look]))

export function stateLook(of: StateOwner, state: string): StateLook {
  if (of === 'receipt') return ofReceipt[state] ?? { colour: 'grey', word: 'receiptOther' }
  const known = of === 'cash' ? (ofCash[state] ?? ofCashText.get(spelling(state))) : ofRequest[state]
  return known ?? { colour: 'grey', word: 'unknown' }
}
