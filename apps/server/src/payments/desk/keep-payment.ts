import type { CashPayment } from '@sarai/domain/contract/cash-payment.ts'
import type { Happened } from '@sarai/domain/contract/contract.ts'
import { cashHappened, receiptHappened } from '@sarai/domain/contract/happen.ts'
import { paymentNumber } from '@sarai/domain/contract/payment-number.ts'
import type { PaymentOutcome } from '@sarai/domain/contract/payment-approval.ts'
import type { Receipt } from '@sarai/domain/contract/receipt.ts'
import type { AgencyId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { ok, type Result } from '@sarai/domain/ground/result.ts'
import type { ActivityKind } from '@sarai/wire/desk/activity.ts'
import type { ActivityValues } from '@sarai/wire/desk/activity-values.ts'
import { record } from '#activity/record-activity.ts'
import type { StaffCaller } from '#caller.ts'
import { keepContracts } from '#contracts/keep-contract.ts'
import { decidedColumns } from '#contracts/kept-payments.ts'
import { query, type Tx } from '#database/query.ts'
import type { LockedPayment } from '#payments/desk/lock-payment.ts'
import { valueOf } from '#problem.ts'

const save = query<
  ReturnType<typeof decidedColumns> & { version: number; decidedBy: number | null; decidedAt: Date | null }
>(`
  update payment set state = $state, approval = $approval, refunds = $refunds, overruled = $overruled, reason = $reason,
    version = $version, decided_by = $decidedBy, decided_at = $decidedAt
  where agency_id = $agencyId and id = $paymentId`)
const addEvent = query<{
  agencyId: AgencyId
  paymentId: PaymentId
  version: number
  what: string
  staffId: number
  reason: string | null
  at: Date
}>(`
  insert into payment_event (agency_id, payment_id, version, what, source, actor, reason, at)
  values ($agencyId, $paymentId, $version, $what, 'staff', $staffId, $reason, $at)`)

/** What somebody of finance did, for its history and for the log. */
export type PaymentStep = {
  readonly what: 'approve' | 'approve-first' | 'reject' | 'refund'
  readonly reason: string
  /** What the log keeps of it. */
  readonly after: ActivityValues
}

type Decided = Result<PaymentOutcome<Receipt | CashPayment>>

/** Keeps what finance decided: the payment, its history, all its contracts or none, and the step in the log. */
export async function keepPayment(
  tx: Tx,
  staff: StaffCaller,
  locked: LockedPayment,
  decided: Decided,
  step: PaymentStep,
): Promise<void> {
  const { agencyId, contracts } = locked
  const happened = valueOf(happenedTo(locked, decided, tx.now))
  const { payment } = valueOf(decided)
  const version = locked.version + 1
  const isDecided = payment.state !== 'New' && payment.state !== 'Requested'
  await save.later(tx, {
    ...decidedColumns(agencyId, payment),
    version,
    decidedBy: isDecided ? staff.staffId : null,
    decidedAt: isDecided ? new Date(tx.now) : null,
  })
  await addEvent.later(tx, {
    agencyId,
    paymentId: payment.id,
    version,
    what: step.what,
    staffId: staff.staffId,
    reason: step.reason === '' ? null : step.reason,
    at: new Date(tx.now),
  })
  await keepContracts(
    tx,
    contracts.map((before, place) => ({ before, happened: happened[place]! })),
    { paymentVersion: version },
  )
  await record(tx, staff, {
    what: `payment-${step.what}` satisfies ActivityKind,
    agencyId,
    subject: { kind: 'payment', id: payment.id, label: paymentNumber(payment.id) },
    after: step.after,
  })
}

function happenedTo({ kind, contracts }: LockedPayment, decided: Decided, at: number): Result<Happened[]> {
  if (kind === 'receipt') return receiptHappened(contracts, decided as Result<PaymentOutcome<Receipt>>, at)
  const happened = cashHappened(contracts[0]!, decided as Result<PaymentOutcome<CashPayment>>, at)
  return happened.ok ? ok([happened.value]) : happened
}
