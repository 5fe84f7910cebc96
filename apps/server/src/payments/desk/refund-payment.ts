import type { refundPayment as operation } from '@sarai/wire/desk/money/payments.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { returnCash, type CashPayment } from '@sarai/domain/contract/cash-payment.ts'
import type { PaymentOutcome } from '@sarai/domain/contract/payment-approval.ts'
import { refundReceipt, type Receipt } from '@sarai/domain/contract/receipt.ts'
import type { PaymentId } from '@sarai/domain/ground/ids.ts'
import { money, type Money } from '@sarai/domain/ground/money.ts'
import { money as moneyValue, text } from '#activity/values.ts'
import type { Proven, StaffCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { keepPayment } from '#payments/desk/keep-payment.ts'
import { lockPayment, placeOfPayment } from '#payments/desk/lock-payment.ts'
import { Problem, valueOf } from '#problem.ts'

/** Money goes back that pays for nothing: of one share of a receipt, or all of what was brought in cash. */
export function refundPayment(
  db: Database,
  staff: Proven<StaffCaller>,
  paymentId: PaymentId,
  { version, contractId, amount, reason }: InputOf<typeof operation>['body'],
): Promise<null> {
  return db.write(staff, [placeOfPayment.ask.first({ paymentId })], async (tx, [place]) => {
    const locked = await lockPayment(tx, paymentId, place, version)
    const account = locked.contracts.find((contract) => contract.account.contractId === contractId)?.account
    if (account === undefined) throw new Problem('NOT_FOUND', { fields: ['contractId'] })
    const named = amount === null ? undefined : money(amount, account.currency)
    const about = { reason, at: tx.now, account }
    if (locked.kind === 'cash' && named && named.minor !== locked.payment.approval?.credited.minor) {
      throw new Problem('AMOUNT_INVALID')
    }
    const decided =
      locked.kind === 'receipt'
        ? refundReceipt(locked.payment, { ...about, ...(named && { amount: named }) })
        : returnCash(locked.payment, about)
    const returned = returnedBy(valueOf<PaymentOutcome<Receipt | CashPayment>>(decided))
    const after = { returned: moneyValue(returned.currency)(Number(returned.minor)), reason: text(reason) }
    await keepPayment(tx, staff, locked, decided, { what: 'refund', reason, after })
    return null
  })
}

/** What was decided, also where no amount was named; what never was in the books goes back as it was claimed. */
function returnedBy({ payment, postings }: PaymentOutcome<Receipt | CashPayment>): Money {
  const spent = postings.flatMap(({ effects }) => effects).find((effect) => effect.kind === 'set-aside')
  return spent?.amount ?? payment.claimed
}
