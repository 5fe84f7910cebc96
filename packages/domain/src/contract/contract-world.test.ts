import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestState } from '#request/booking-request.ts'
import type { Contract } from '#contract/contract.ts'
import type { Step, World } from '#testing/contract-world.ts'
import { forAll } from '#testing/property.ts'
import * as invariant from '#testing/world-invariants.ts'
import { anyStep, take, worldWithContract } from '#testing/world-steps.ts'

/** How often the random contracts went through what matters; a property that never gets there proves nothing. */
const reached = new Map<string, number>()
const count = (what: string) => reached.set(what, (reached.get(what) ?? 0) + 1)

function checkAll(before: Contract, contract: Contract): void {
  invariant.everyJournalSumsToZero(contract)
  invariant.everyReversalUndoesItsOriginal(contract)
  invariant.allocationsNeverExceedTheirEntries(contract)
  invariant.theBalanceIsWhatIsDueLessTheWallet(contract)
  invariant.eachRequestOwesItsPrice(contract)
  invariant.noneIsConfirmedWithoutCoverage(contract)
  invariant.stateIsTheFunctionOfTheFacts(contract)
  invariant.theClockIsFair(contract)
  invariant.frozenPricesNeverChange(before.requests, contract.requests)
  invariant.theBooksOnlyGrow(before.account, contract.account)
}

/** Nobody whose receipts wait may lose the request to the timer. */
function checkTimer({ contract: before }: World, after: World): void {
  for (const request of before.requests) {
    const now = after.contract.requests.find(({ id }) => id === request.id)
    const expired = request.facts.life === 'open' && now?.closing?.by.source === 'timer'
    const waits = invariant.coveringReceiptsWait(before, request.id)
    invariant.must(!(expired && waits), `the timer took ${request.id} while covering receipts waited`)
    const late = request.paymentDeadline?.heldSince !== undefined && after.at >= request.paymentDeadline.at
    if (late && now?.paymentDeadline?.heldSince !== undefined) count('late but kept by the fair clock')
  }
}

function live(steps: readonly Step[]): void {
  const world = worldWithContract()
  for (const step of steps) {
    const before = { ...world }
    take(world, step)
    checkAll(before.contract, world.contract)
    checkAll(before.other, world.other)
    invariant.everyReceiptIsPostedWhole([world.contract, world.other])
    if (step.kind === 'sweep') checkTimer(before, world)
  }
  for (const what of world.done) count(what)
  for (const request of world.contract.requests) count(requestState(request))
  for (const request of world.other.requests) count(`${requestState(request)} elsewhere`)
}

test('any 50 events on a contract keep the books, the states and the clock right', () => {
  forAll([fc.array(anyStep, { minLength: 50, maxLength: 50 })], live)
  expect(reached.get('submit')).toBeGreaterThanOrEqual(1000)
}, 60_000)

const events =
  `submit accept cover hold-deadline resume-deadline extend-deadline reject cancel cancel-confirmed expire revive refund
  ask-hotel hotel-answered hotel-numbered remind-hotel withdraw-question apply-to-cancel approve-cancellation decline-application apply-to-change approve-change change-details
  change-stay offer-price accept-offer decline-offer withdraw-offer expire-offer reopen-notes close-notes send-receipt share-receipt approve-receipt reject-receipt
  refund-receipt withdraw-receipt announce-cash approve-cash decline-cash return-cash pay-out move-credit`.split(/\s+/)
const ends = [
  'New',
  'ConfirmationPending',
  'PaymentPending',
  'Confirmed',
  'Rejected',
  'Cancelled',
  'Refunded',
  'late but kept by the fair clock',
  // By a share of a transfer, or by credit that was moved.
  'Confirmed elsewhere',
]

test.each([...events, ...ends])('the random contracts went through %s, often', (what) => {
  // Some are reached forty times on average: with this, chance alone fails a run in ten million.
  expect(reached.get(what)).toBeGreaterThan(10)
})
