import type { BookingRequest } from '#request/booking-request.ts'
import type { CashPayment } from '#contract/cash-payment.ts'
import { applyEffects } from '#contract/account.ts'
import { mostRequests, replaced, standingIn, waitingIn, withOutcome } from '#contract/contract.ts'
import type { Contract, Happened, Step } from '#contract/contract.ts'
import { decide } from '#request/decide.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { PaymentId, RequestId } from '#ground/ids.ts'
import type { PaymentOutcome } from '#contract/payment-approval.ts'
import { contractsOf } from '#contract/receipt.ts'
import type { Receipt } from '#contract/receipt.ts'
import type { Effect, Outcome } from '#request/effects.ts'
import type { Brought, EventKind } from '#request/events.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'
import { settleContract, type Cause } from '#contract/settle.ts'

// The only ways in which a contract changes. Each ends settled: money is where it belongs, and every clock is right.

/** Something happens to one of its requests. */
export function happen<Kind extends Exclude<EventKind, 'submit'>>(
  contract: Contract,
  requestId: RequestId,
  event: Brought<Kind>,
): Result<Happened> {
  const request = contract.requests.find(({ id }) => id === requestId)
  return request === undefined ? refuse('NOT_FOUND') : decideIn(contract, request, event)
}

/** A draft becomes one of its requests. */
export function submitTo(contract: Contract, draft: BookingRequest, event: Brought<'submit'>): Result<Happened> {
  if (contract.requests.length >= mostRequests) return refuse('CONTRACT_NOT_EXTENDABLE')
  return decideIn(contract, draft, event)
}

/**
 * The agency sent a receipt, or finance decided about one. A transfer may pay several contracts: whoever decides has
 * locked all of them, in the order of their ids, and keeps all of them or none.
 */
export function receiptHappened(
  contracts: readonly Contract[],
  decided: Result<PaymentOutcome<Receipt>>,
  at: Instant,
): Result<Happened[]> {
  if (!decided.ok) return decided
  const { payment } = decided.value
  const given = contracts.map(({ account }) => account.contractId)
  if (given.join() !== contractsOf(payment).join()) {
    throw new RangeError(`receipt ${payment.id} pays other contracts`)
  }
  return ok(
    contracts.map((contract, place) => {
      const receipts = replaced(contract.receipts, payment)
      const step = paymentStep('receipt', decided.value, contract, place === 0)
      return settled({ ...contract, receipts }, step, { at, isWithdrawn: payment.state === 'Withdrawn' })
    }),
  )
}

export function cashHappened(
  contract: Contract,
  decided: Result<PaymentOutcome<CashPayment>>,
  at: Instant,
): Result<Happened> {
  if (!decided.ok) return decided
  const cash = replaced(contract.cash, decided.value.payment)
  return ok(settled({ ...contract, cash }, paymentStep('cash', decided.value, contract, true), { at }))
}

/** What a contract has to post; what is told is told once, with the first. */
function paymentStep(
  about: Step['about'],
  { payment, effects, postings }: PaymentOutcome<{ readonly id: PaymentId }>,
  { account }: Contract,
  isFirst: boolean,
): Step {
  const own = postings.filter(({ contractId }) => contractId === account.contractId)
  return { about, id: payment.id, effects: [...own.flatMap((posting) => posting.effects), ...(isFirst ? effects : [])] }
}

/** Credit came from another contract, went to one, or was paid out (credit-moves.ts). `id` names the move. */
export function creditMoved(contract: Contract, id: string, effects: readonly Effect[], at: Instant): Happened {
  return settled(contract, { about: 'credit', id, effects }, { at })
}

function decideIn<Kind extends EventKind>(
  contract: Contract,
  request: BookingRequest,
  event: Brought<Kind>,
): Result<Happened> {
  const outcome = decide(request, { ...event, contract: standingIn(contract, request.id) })
  if (!outcome.ok) return outcome
  const after = { ...contract, requests: replaced(contract.requests, outcome.value.request) }
  return ok(settled(after, stepOf(outcome.value), { at: event.at }))
}

/** The account does what the step asks of it; then credit finds its requests, and their funding follows. */
function settled(
  contract: Contract,
  step: Step,
  { at, isWithdrawn = false }: Partial<Cause> & { at: Instant },
): Happened {
  const paid = { ...contract, account: applyEffects(contract.account, step.effects) }
  const { account, outcomes } = settleContract(paid.account, paid.requests, waitingIn(paid), { at, isWithdrawn })
  return {
    contract: outcomes.reduce(withOutcome, { ...paid, account }),
    steps: [step, ...outcomes.map(stepOf)],
  }
}

function stepOf({ request, effects }: Outcome): Step {
  return { about: 'request', id: request.id, effects }
}
