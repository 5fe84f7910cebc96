import { describe, expect, test } from 'vitest'
import {
  allocatedToward,
  applyEffects,
  creditLeft,
  creditsOf,
  openAccount,
  release,
  setAside,
  unallocatedCredit,
} from '#contract/account.ts'
import { charge } from '#books/ledger.ts'
import { eur, noon, a1, c1, r1, r2 } from '#testing/a-request.ts'
import { anAccount } from '#testing/an-account.ts'

test('a new account is empty', () => {
  expect(openAccount(a1, c1, 'EUR')).toEqual({
    agencyId: a1,
    contractId: c1,
    currency: 'EUR',
    journals: [],
    allocations: [],
  })
  expect(unallocatedCredit(openAccount(a1, c1, 'EUR'))).toEqual(eur(0))
})

describe('setting credit aside', () => {
  const account = anAccount({ [r1]: 900 }, { p1: 300, p2: 500 })

  test('spends the oldest payment first', () => {
    const after = setAside(account, r1, eur(400))
    expect(after.allocations).toEqual([
      { credit: 'p1', toward: r1, amount: eur(300) },
      { credit: 'p2', toward: r1, amount: eur(100) },
    ])
    expect(creditsOf(after)).toEqual([
      { id: 'p1', left: eur(0) },
      { id: 'p2', left: eur(400) },
    ])
    expect(unallocatedCredit(after)).toEqual(eur(400))
    expect(allocatedToward(after, r1)).toEqual(eur(400))
    expect(allocatedToward(after, r2)).toEqual(eur(0))
  })

  test('passes over what is spent already', () => {
    const after = setAside(setAside(account, r1, eur(300)), r2, eur(10))
    expect(after.allocations.at(-1)).toEqual({ credit: 'p2', toward: r2, amount: eur(10) })
    expect(after.allocations).toHaveLength(2)
  })

  test('can name the payment', () => {
    const after = setAside(account, 'out', eur(500), 'p2')
    expect(after.allocations).toEqual([{ credit: 'p2', toward: 'out', amount: eur(500) }])
    expect(creditLeft(after, 'p2')).toEqual(eur(0))
    expect(creditLeft(after, 'p1')).toEqual(eur(300))
    expect(creditLeft(after, 'p9')).toEqual(eur(0))
  })

  test('never takes more than there is', () => {
    expect(() => setAside(account, r1, eur(800.01))).toThrow('not enough credit on contract 11 for 1')
    expect(() => setAside(account, 'out', eur(300.01), 'p1')).toThrow('not enough credit')
    expect(account.allocations).toEqual([])
  })
})

test('what is left of many credits is found by looking at each allocation once', () => {
  let looks = 0
  const names = Array.from({ length: 100 }, (_, place) => `p${place}`)
  const account = anAccount({}, Object.fromEntries(names.map((name) => [name, 2])))
  const allocations = names.map((name) => ({
    toward: r1,
    amount: eur(1),
    get credit() {
      looks += 1
      return name
    },
  }))
  expect(creditsOf({ ...account, allocations })).toEqual(names.map((id) => ({ id, left: eur(1) })))
  expect(looks).toBe(names.length)
})

describe('releasing money', () => {
  const set = setAside(setAside(anAccount({ [r1]: 900 }, { p1: 300, p2: 500 }), r1, eur(700)), r2, eur(50))

  test('gives all of it back, and touches no other request', () => {
    const after = release(set, r1, eur(0))
    expect(allocatedToward(after, r1)).toEqual(eur(0))
    expect(allocatedToward(after, r2)).toEqual(eur(50))
    expect(unallocatedCredit(after)).toEqual(eur(750))
  })

  test('gives the youngest payments back first and only ever adds lines', () => {
    const after = release(set, r1, eur(100))
    expect(after.allocations).toEqual([
      ...set.allocations,
      { credit: 'p2', toward: r1, amount: eur(-400) },
      { credit: 'p1', toward: r1, amount: eur(-200) },
    ])
  })

  test.each([700, 900])('does nothing to a request that keeps %i', (keep) => {
    expect(release(set, r1, eur(keep))).toEqual(set)
  })
})

test('the effects of a decision are carried out in order, and others are left to others', () => {
  const journal = charge({ id: 'j1', contractId: c1, requestId: r1, at: noon }, eur(100), eur(0))
  const after = applyEffects(anAccount({}, { p1: 150 }), [
    { kind: 'give-number' },
    { kind: 'post', journal },
    { kind: 'set-aside', toward: r1, amount: eur(100) },
    { kind: 'set-aside', toward: 'out', amount: eur(20), from: 'p1' },
    { kind: 'tell', whom: 'agency' },
    { kind: 'reverse', original: 'j1', at: noon + 1 },
    { kind: 'release', requestId: r1, keep: eur(40) },
  ])
  expect(after.journals.map(({ id, at }) => [id, at])).toEqual([
    ['p1', noon],
    ['j1', noon],
    ['j1/reversed', noon + 1],
  ])
  expect(allocatedToward(after, r1)).toEqual(eur(40))
  expect(unallocatedCredit(after)).toEqual(eur(90))
})
