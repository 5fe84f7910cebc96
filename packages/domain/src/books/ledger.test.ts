import { describe, expect, test } from 'vitest'
import {
  agencyShare,
  balanceOf,
  charge,
  payment,
  payout,
  penaltyCharge,
  post,
  reversal,
  reverse,
  totalOf,
} from '#books/ledger.ts'
import type { Ledger } from '#books/ledger.ts'
import { money } from '#ground/money.ts'
import { eur, noon, a1, c1, r1 } from '#testing/a-request.ts'

const empty: Ledger = { agencyId: a1, currency: 'EUR', journals: [] }
const heading = (id: string) => ({ id, contractId: c1, requestId: r1, at: noon })
const stay = charge(heading('j1'), eur(1000), eur(100))

describe('a journal', () => {
  test.each([
    ['a charge', stay, 'charge', { agency: 900, sales: -1000, commission: 100 }],
    ['a charge without commission', charge(heading('j'), eur(5), eur(0)), 'charge', { agency: 5, sales: -5 }],
    ['a lower price', charge(heading('j'), eur(-50), eur(-5)), 'charge', { agency: -45, sales: 50, commission: -5 }],
    ['a penalty', penaltyCharge(heading('j'), eur(30)), 'penalty', { agency: 30, sales: -30 }],
    ['a bank payment', payment(heading('j'), 'bank', eur(7)), 'payment', { agency: -7, bank: 7 }],
    ['a cash payment', payment(heading('j'), 'cash', eur(7)), 'payment', { agency: -7, cash: 7 }],
    ['a payout', payout(heading('j'), 'refunds', eur(7)), 'payout', { agency: 7, refunds: -7 }],
  ] as const)('of %s puts the agency against the other side', (_, journal, about, totals) => {
    expect(journal).toMatchObject({ contractId: c1, requestId: r1, at: noon, about })
    const expected = new Map<string, number>(Object.entries(totals))
    for (const account of ['agency', 'sales', 'commission', 'bank', 'cash', 'refunds'] as const) {
      expect(totalOf([journal], account, 'EUR')).toEqual(eur(expected.get(account) ?? 0))
    }
  })

  test('has no entries of nothing', () => {
    expect(charge(heading('j'), eur(5), eur(0)).entries).toEqual([
      { account: 'agency', amount: eur(5) },
      { account: 'sales', amount: eur(-5) },
    ])
  })

  test('tells what it adds to the agency’s debt', () => {
    expect(agencyShare(stay, 'EUR')).toEqual(eur(900))
  })
})

describe('the ledger', () => {
  test('only grows', () => {
    const once = post(empty, stay)
    const twice = post(once, payment(heading('j2'), 'bank', eur(400)))
    expect(empty.journals).toEqual([])
    expect(once.journals).toEqual([stay])
    expect(twice.journals.map(({ id }) => id)).toEqual(['j1', 'j2'])
    expect(balanceOf(twice)).toEqual(eur(500))
  })

  test('takes no journal that does not sum to zero', () => {
    const uneven = { ...stay, entries: stay.entries.slice(1) }
    expect(() => post(empty, uneven)).toThrow('journal j1 does not sum to zero')
  })

  test('takes no journal twice', () => {
    expect(() => post(post(empty, stay), stay)).toThrow('journal j1 is already posted')
  })

  test('keeps other currencies out', () => {
    const rials = charge(heading('j2'), money(5, 'IRR'), money(0, 'IRR'))
    expect(() => post(empty, rials)).toThrow('cannot meet without a rate')
  })
})

describe('a reversal', () => {
  const books = reverse(post(empty, stay), 'j1', noon + 5)

  test('names the original and undoes it to the last unit', () => {
    expect(books.journals.at(-1)).toEqual({
      id: 'j1/reversed',
      contractId: c1,
      requestId: r1,
      about: 'reversal',
      at: noon + 5,
      reverses: 'j1',
      entries: [
        { account: 'agency', amount: eur(-1000) },
        { account: 'sales', amount: eur(1000) },
        { account: 'agency', amount: eur(100) },
        { account: 'commission', amount: eur(-100) },
      ],
    })
    expect(books.journals[0]).toBe(stay)
    expect(balanceOf(books)).toEqual(eur(0))
  })

  test('happens once', () => {
    expect(() => reverse(books, 'j1', noon)).toThrow('journal j1/reversed is already posted')
  })

  test('is not reversed itself', () => {
    expect(() => reverse(books, 'j1/reversed', noon)).toThrow('journal j1/reversed is a reversal itself')
  })

  test('needs an original', () => {
    expect(() => reverse(empty, 'j1', noon)).toThrow('journal j1 was never posted')
    expect(reversal(stay, noon).reverses).toBe('j1')
  })
})
