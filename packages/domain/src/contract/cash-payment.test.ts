import { describe, expect, test } from 'vitest'
import { approveCash, declineCash, requestCash, returnCash, waitingCash } from '#contract/cash-payment.ts'
import type { CashPayment } from '#contract/cash-payment.ts'
import { setAside } from '#contract/account.ts'
import { asPaymentId } from '#ground/ids.ts'
import { eur, noon, c1, r1 } from '#testing/a-request.ts'
import { anAccount } from '#testing/an-account.ts'
import { bothTold } from '#testing/passing-events.ts'

const draft = { id: asPaymentId(4), contractId: c1, claimed: eur(500), expected: eur(500), payer: 'Ali' }
const someCash = (overrides: Partial<CashPayment> = {}): CashPayment => ({ ...draft, state: 'Requested', ...overrides })
const byMina = { by: 'Mina', at: noon, amount: eur(500), secondPersonAbove: eur(5000) }
const approval = { by: 'Mina', at: noon, amount: eur(500), credited: eur(500) }

test('announced cash is Requested [pay-05]', () => {
  expect(requestCash(draft)).toEqual({ ok: true, value: { payment: someCash(), effects: bothTold, postings: [] } })
  expect(requestCash({ ...draft, claimed: eur(0) })).toEqual({ ok: false, why: 'AMOUNT_INVALID', fields: ['amount'] })
})

describe('approving cash', () => {
  test('credits the agency against the till and names who took it [pay-05]', () => {
    const journal = {
      id: 'cash/4',
      contractId: c1,
      about: 'payment',
      at: noon,
      entries: [
        { account: 'agency', amount: eur(-500) },
        { account: 'cash', amount: eur(500) },
      ],
    }
    expect(approveCash(someCash(), byMina)).toEqual({
      ok: true,
      value: {
        payment: someCash({ state: 'Approved', payee: 'Mina', approval }),
        effects: [{ kind: 'mail', mail: 'cash-approved' }, ...bothTold],
        postings: [{ contractId: c1, effects: [{ kind: 'post', journal }] }],
      },
    })
  })

  test('above the set amount needs a second person', () => {
    const strict = { ...byMina, secondPersonAbove: eur(100) }
    const first = approveCash(someCash(), strict)
    expect(first).toEqual({
      ok: true,
      value: { payment: someCash({ approval }), effects: [{ kind: 'tell', whom: 'staff' }], postings: [] },
    })
    expect(approveCash(someCash({ approval }), strict)).toMatchObject({ why: 'SECOND_PERSON_REQUIRED' })
    expect(approveCash(someCash({ approval }), { ...strict, by: 'Reza' })).toMatchObject({
      value: { payment: { state: 'Approved' } },
    })
  })

  test('is refused for a wrong amount and once it is decided', () => {
    expect(approveCash(someCash(), { ...byMina, amount: eur(501) })).toMatchObject({ why: 'AMOUNT_TOO_LARGE' })
    expect(approveCash(someCash({ state: 'NotApproved' }), byMina)).toEqual({
      ok: false,
      why: 'PAYMENT_ALREADY_DECIDED',
    })
  })
})

test('cash that never came is not approved, with a reason [pay-05]', () => {
  expect(declineCash(someCash({ approval }), { reason: 'nobody came' })).toEqual({
    ok: true,
    value: {
      payment: someCash({ state: 'NotApproved', reason: 'nobody came' }),
      effects: [{ kind: 'mail', mail: 'cash-not-approved', reason: 'nobody came' }, ...bothTold],
      postings: [],
    },
  })
  expect(declineCash(someCash(), { reason: ' ' })).toEqual({ ok: false, why: 'REASON_REQUIRED', fields: ['reason'] })
  expect(declineCash(someCash({ state: 'Approved' }), { reason: 'x' })).toMatchObject({
    why: 'PAYMENT_ALREADY_DECIDED',
  })
})

describe('returning cash', () => {
  const account = anAccount({ [r1]: 900 }, { 'cash/4': 500 })
  const back = { reason: 'plans changed', at: noon + 1, account }
  const approved = someCash({ state: 'Approved', payee: 'Mina', approval })

  test('pays it out of the till [pay-05]', () => {
    expect(returnCash(approved, back)).toEqual({
      ok: true,
      value: {
        payment: { ...approved, state: 'Returned', reason: 'plans changed' },
        effects: [{ kind: 'mail', mail: 'cash-returned', reason: 'plans changed' }, ...bothTold],
        postings: [
          {
            contractId: c1,
            effects: [
              {
                kind: 'post',
                journal: {
                  id: 'cash/4/returned',
                  contractId: c1,
                  about: 'payout',
                  at: noon + 1,
                  entries: [
                    { account: 'agency', amount: eur(500) },
                    { account: 'cash', amount: eur(-500) },
                  ],
                },
              },
              { kind: 'set-aside', toward: 'cash/4/returned', amount: eur(500), from: 'cash/4' },
            ],
          },
        ],
      },
    })
  })

  test('is refused without a reason, before approval, and for money in use', () => {
    expect(returnCash(approved, { ...back, reason: ' ' })).toMatchObject({ why: 'REASON_REQUIRED' })
    expect(returnCash(someCash({ approval }), back)).toEqual({ ok: false, why: 'PAYMENT_NOT_APPROVED' })
    const used = { ...back, account: setAside(account, r1, eur(1)) }
    const values = { minor: 49_900, currency: 'EUR' }
    expect(returnCash(approved, used)).toEqual({ ok: false, why: 'CREDIT_IN_USE', values })
  })
})

test('announced cash waits, but does not stop the clock', () => {
  expect(waitingCash([someCash(), someCash({ state: 'Approved', expected: eur(1) })])).toEqual([
    { expected: eur(500), counts: false },
  ])
})
