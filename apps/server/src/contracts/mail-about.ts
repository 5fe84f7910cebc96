import type { JournalId } from '@sarai/domain/books/ledger.ts'
import type { Instant } from '@sarai/domain/ground/hotel-time.ts'
import type { AgencyId, ContractId, PaymentId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { MailName } from '@sarai/domain/request/effects.ts'
import type { Tx } from '#database/query.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { isOfPayment } from '#jobs/payment-mails.ts'
import { hasLetter, isAboutMoney } from '#jobs/request-mails.ts'

/**
 * `reminder`: not before its time, and of no other deadline. `price`: the version that is told, and no other. Whoever
 * sends it looks whether it still holds.
 */
export async function mailAbout(
  tx: Tx,
  of: { agencyId: AgencyId; requestId: RequestId },
  mail: MailName,
  { reminder, price }: { reminder?: { at: Instant; deadline: Instant }; price?: number } = {},
): Promise<void> {
  if (!hasLetter(mail)) throw new Error(`there is no letter for ${mail} yet`)
  const news = { ...of, mail, ...(reminder && { deadline: reminder.deadline }), ...(price && { price }) }
  const when = reminder && { runAt: new Date(reminder.at) }
  await enqueue(tx, 'mail-request', news, when)
  if (isAboutMoney(mail)) await enqueue(tx, 'mail-accountants', news, when)
}

/** What a mail about a payment tells: what was booked with it, and the version that the payment has by it. */
export type Decision = { readonly journal: JournalId | undefined; readonly version: number | undefined }

/** To whoever sent the payment, and to the accountants. */
export async function mailAboutPayment(
  tx: Tx,
  of: { agencyId: AgencyId; paymentId: PaymentId },
  mail: MailName,
  { journal, version }: Decision,
): Promise<void> {
  if (!isOfPayment(mail)) throw new Error(`there is no letter for ${mail} yet`)
  const about = { ...(journal !== undefined && { journal }), ...(version !== undefined && { version }) }
  const news = { ...of, mail, ...about }
  await enqueue(tx, 'mail-payment', news)
  await enqueue(tx, 'mail-payment-copies', news)
}

/** To the accountants, or the owners where there are none. */
export async function mailAboutContract(
  tx: Tx,
  of: { agencyId: AgencyId; contractId: ContractId },
  mail: MailName,
  journal: JournalId | undefined,
): Promise<void> {
  if (mail !== 'credit-paid-out') throw new Error(`there is no letter for ${mail} yet`)
  await enqueue(tx, 'mail-credit', { ...of, mail, ...(journal !== undefined && { journal }) })
}
