import type { ContractId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { proven, type AgencyCaller, type StaffCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { DemoDecision } from '#demo/payments/demo-payment.ts'
import type { DemoDesk } from '#demo/payments/demo-world.ts'
import { approvePayment } from '#payments/desk/approve-payment.ts'
import { refundPayment } from '#payments/desk/refund-payment.ts'
import { rejectPayment } from '#payments/desk/reject-payment.ts'
import type { RateToday } from '#payments/rate-today.ts'
import { withdrawPayment } from '#payments/withdraw-payment.ts'

/** A payment that waits for finance, as it was sent. */
export type SentPayment = {
  readonly paymentId: PaymentId
  readonly contractId: ContractId
  readonly amount: number
  /** Of the day on which it was paid; none where it was paid in the contract's currency. */
  readonly rate: RateToday | null
}

/** Finance finds the money, or does not: by the same commands. */
export async function decideDemo(
  db: Database,
  { payer, desk: { finance, second } }: { payer: AgencyCaller; desk: DemoDesk },
  { paymentId, contractId, amount, rate }: SentPayment,
  became: DemoDecision | undefined,
): Promise<void> {
  const approve = (by: StaffCaller, version: number, found = amount, reason = '') =>
    approvePayment(db, by, paymentId, { version, amount: found, rate, reason, overruled: '' })
  if (became === undefined) return
  if (became === 'withdrawn') await withdrawPayment(db, payer, paymentId, 1)
  else if (became === 'approved' || became === 'approved by the first of two') await approve(finance, 1)
  else if (became === 'approved by two') {
    await approve(finance, 1)
    await approve(second, 2)
  } else if ('found' in became) await approve(finance, 1, became.found, became.because)
  else if ('rejected' in became) {
    const { reason: reasonId, rejected: reason } = became
    await rejectPayment(db, finance, paymentId, { version: 1, reasonId, reason })
  } else {
    const { returned: reason, onceApproved = false } = became
    if (onceApproved) await approve(finance, 1)
    const body = { version: onceApproved ? 2 : 1, contractId, amount: null, reason }
    await refundPayment(db, proven(finance), paymentId, body)
  }
}
