import type { rejectPayment as operation } from '@sarai/wire/desk/money/payments.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { declineCash } from '@sarai/domain/contract/cash-payment.ts'
import { rejectReceipt } from '@sarai/domain/contract/receipt.ts'
import type { PaymentId } from '@sarai/domain/ground/ids.ts'
import { text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { keepPayment } from '#payments/desk/keep-payment.ts'
import { lockPayment, placeOfPayment } from '#payments/desk/lock-payment.ts'
import { Problem } from '#problem.ts'

const reasonInUse = query<{ id: number | null }, { name: string }>(`
  select name_en as name from payment_reason where id = $id and active`)

/** The agency reads the sentence; the reason that was chosen for it stands in the log. */
export function rejectPayment(
  db: Database,
  staff: StaffCaller,
  paymentId: PaymentId,
  { version, reasonId, reason }: InputOf<typeof operation>['body'],
): Promise<null> {
  const questions = [placeOfPayment.ask.first({ paymentId }), reasonInUse.ask.first({ id: reasonId })] as const
  return db.write(staff, questions, async (tx, [place, chosen]) => {
    const locked = await lockPayment(tx, paymentId, place, version)
    if (reasonId !== null && chosen === undefined) throw new Problem('REASON_REQUIRED', { fields: ['reasonId'] })
    const decided =
      locked.kind === 'receipt' ? rejectReceipt(locked.payment, { reason }) : declineCash(locked.payment, { reason })
    const after = { name: text(chosen?.name ?? ''), reason: text(reason) }
    await keepPayment(tx, staff, locked, decided, { what: 'reject', reason, after })
    return null
  })
}
