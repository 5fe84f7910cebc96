import { describe, expect, test } from 'vitest'
import { setAside } from '#contract/account.ts'
import {
  allocateCredit,
  amountDue,
  chargedFor,
  contractAmountDue,
  contractState,
  demandsOf,
  emptyStanding,
  nextDeadline,
  standingOf,
} from '#contract/balance.ts'
import { payout, post } from '#books/ledger.ts'
import {
  aConfirmedRequest,
  anAcceptedRequest,
  anExpiredRequest,
  aRequest,
  eur,
  hours,
  noon,
  c1,
  r1,
  r2,
  r3,
  r4,
} from '#testing/a-request.ts'
import { anAccount } from '#testing/an-account.ts'
import { passing } from '#testing/passing-events.ts'

const late = anAcceptedRequest({ id: r4, paymentDeadline: { at: noon + hours(20) } })
const early = anAcceptedRequest({ id: r3, paymentDeadline: { at: noon + hours(10) } })
const receipt = (amount: number) => ({ expected: eur(amount), counts: true })
const uncounted = (amount: number) => ({ expected: eur(amount), counts: false })

describe('what a request owes', () => {
  const account = setAside(anAccount({ [r1]: 900, [r2]: 500 }, { p1: 600 }), r1, eur(250))

  test('is what is charged less what is set aside', () => {
    expect(chargedFor(account, r1)).toEqual(eur(900))
    expect(amountDue(account, r1)).toEqual(eur(650))
    expect(contractAmountDue(account, [aRequest({ id: r1 }), aRequest({ id: r2 })])).toEqual(eur(1150))
  })

  test('is not raised by its refund', () => {
    const journal = payout({ id: 'j9', contractId: c1, requestId: r2, at: noon }, 'refunds', eur(100))
    expect(chargedFor(post(account, journal), r2)).toEqual(eur(500))
  })
})

describe('the deadline of a contract', () => {
  const held = { ...early, paymentDeadline: { at: noon + hours(10), heldSince: noon } }
  const endless = anAcceptedRequest({ id: r2, paymentDeadline: undefined })
  const account = anAccount({ [held.id]: 900, [late.id]: 900, [endless.id]: 900 })

  test('is the nearest that runs, however near one is that stands still', () => {
    expect(nextDeadline(account, [held, late])).toEqual(late.paymentDeadline)
    expect(nextDeadline(account, [late, early])).toEqual(early.paymentDeadline)
  })

  test('stands still only where none runs', () => {
    const alsoHeld = { ...late, paymentDeadline: { at: noon + hours(20), heldSince: noon } }
    expect(nextDeadline(account, [alsoHeld, held])).toEqual(held.paymentDeadline)
    expect(nextDeadline(account, [endless, held])).toEqual(held.paymentDeadline)
  })

  test('is none where nothing is asked for, or nothing by a time', () => {
    expect(nextDeadline(account, [endless])).toBeUndefined()
    expect(nextDeadline(anAccount({ [late.id]: 0 }), [late])).toBeUndefined()
  })
})

describe('credit', () => {
  test('goes to the earliest deadline first, even where it covers only a part', () => {
    const account = allocateCredit(anAccount({ [early.id]: 900, [late.id]: 900 }, { p1: 400, p2: 700 }), [late, early])
    expect(account.allocations).toEqual([
      { credit: 'p1', toward: early.id, amount: eur(400) },
      { credit: 'p2', toward: early.id, amount: eur(500) },
      { credit: 'p2', toward: late.id, amount: eur(200) },
    ])
  })

  test('goes only to accepted requests that are not covered', () => {
    const others = [
      aRequest({ id: r1 }),
      aConfirmedRequest({ id: r2 }),
      anExpiredRequest({ id: r3 }),
      anAcceptedRequest({ id: r4 }),
    ]
    const account = anAccount({ [r1]: 1, [r2]: 1, [r3]: 1, [r4]: 0 }, { p1: 100 })
    expect(demandsOf(account, others)).toEqual([])
    expect(allocateCredit(account, others)).toEqual(account)
  })

  test('goes last to a request without a deadline', () => {
    const endless = anAcceptedRequest({ id: r2, paymentDeadline: undefined })
    const demands = demandsOf(anAccount({ [endless.id]: 1, [late.id]: 1, [early.id]: 1 }), [endless, late, early])
    expect(demands.map(({ requestId }) => requestId)).toEqual([early.id, late.id, endless.id])
  })
})

describe('the standing of a request', () => {
  const requests = [late, early]
  const account = setAside(anAccount({ [early.id]: 900, [late.id]: 900 }, { p1: 100 }), early.id, eur(100))

  test('counts waiting receipts by the earliest deadline, as an approval would', () => {
    const waiting = [receipt(500), receipt(400)]
    const known = { unverifiedPayment: true, unallocated: eur(0) }
    expect(standingOf(account, requests, waiting, early.id)).toEqual({
      ...known,
      allocated: eur(100),
      waiting: eur(800),
    })
    expect(standingOf(account, requests, waiting, late.id)).toEqual({ ...known, allocated: eur(0), waiting: eur(100) })
  })

  test('counts no duplicate and no announced cash, but knows that they wait', () => {
    const standing = standingOf(account, requests, [uncounted(900)], early.id)
    expect(standing).toMatchObject({ unverifiedPayment: true, waiting: eur(0) })
  })

  test('of a contract without payments is empty', () => {
    expect(standingOf(anAccount(), [], [], r1)).toEqual(emptyStanding('EUR'))
    expect(emptyStanding('EUR')).toEqual({
      unverifiedPayment: false,
      allocated: eur(0),
      unallocated: eur(0),
      waiting: eur(0),
    })
  })

  test('names the credit that is free', () => {
    expect(standingOf(anAccount({}, { p1: 30 }), [], [], r1).unallocated).toEqual(eur(30))
  })
})

describe('a contract', () => {
  const paid = anAccount({ [r1]: 900 }, { p1: 900 })

  test.each([
    ['Debit when something is owed', 'Debit', anAccount({ [r1]: 900 }, { p1: 899.99 }), [anAcceptedRequest()], []],
    ['Credit when too much is paid', 'Credit', anAccount({ [r1]: 900 }, { p1: 900.01 }), [aConfirmedRequest()], []],
    ['Settled when all is paid and nothing open', 'Settled', paid, [aConfirmedRequest(), anExpiredRequest()], []],
    ['Open while an answer is awaited', 'Open', paid, [aConfirmedRequest(), aRequest()], []],
    ['Open while a payment waits', 'Open', paid, [aConfirmedRequest()], [uncounted(1)]],
    ['Open while an application waits', 'Open', paid, [passing['approve-change'].request], []],
  ] as const)('is %s [pay-07]', (_, state, account, requests, waiting) => {
    expect(contractState(account, requests, waiting)).toBe(state)
  })
})
