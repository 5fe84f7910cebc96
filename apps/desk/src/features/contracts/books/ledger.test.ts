import { expect, test } from 'vitest'
import { isMarked, linesOf, nameIn, paidWith, paymentIn } from '#features/contracts/books/ledger.ts'
import { aContract } from '#features/contracts/testing/some-contracts.ts'

const { journals, allocations } = aContract()
const ids = (showsReversed: boolean) => linesOf(journals, showsReversed).map(({ journal }) => journal.id)

test('a journal is a line with what is owed more or less after it', () => {
  const [sale, paid] = linesOf(journals, true)
  expect(sale).toMatchObject({
    debit: 42_400,
    credit: 0,
    parts: [
      { account: 'sales', amount: 47_200 },
      { account: 'commission', amount: -4_800 },
    ],
  })
  expect(paid).toMatchObject({ debit: 0, credit: 42_400, parts: [] })
})

test('a commission that alone became another says that it is one', () => {
  const entries = [
    { account: 'agency', amount: -900 },
    { account: 'commission', amount: 900 },
  ]
  const [line] = linesOf([{ ...journals[0]!, entries }], true)
  expect(line).toMatchObject({ debit: 0, credit: 900, parts: [{ account: 'commission', amount: -900 }] })
})

test('what was taken back is folded into what took it back, unless it is asked for', () => {
  expect(ids(false)).toEqual(['charge/1', 'receipt/3350', 'charge/2/reversed', 'charge/3'])
  expect(ids(true)).toEqual(['charge/1', 'receipt/3350', 'charge/2', 'charge/2/reversed', 'charge/3'])
  expect(linesOf(journals, false)[2]).toMatchObject({ isFolded: true, debit: 0, credit: 0 })
})

test('the money of a payment is marked at what it pays for, and the other way round', () => {
  const marked = (id: string) =>
    journals
      .filter((journal) => isMarked(journal, paidWith({ journals, allocations }, id)))
      .map((journal) => journal.id)
  expect(marked('receipt/3350')).toEqual(['charge/1'])
  expect(marked('charge/1')).toEqual(['receipt/3350'])
  expect(marked('charge/3')).toEqual([])
})

test('credit that moves between contracts is neither a payment nor a payout', () => {
  const [sale] = journals
  expect(nameIn({ ...sale!, id: 'move/1/out', kind: 'payout' })).toBe('moved')
  expect(nameIn({ ...sale!, id: 'payout/7/1', kind: 'payout' })).toBe('payout')
})

test('the payment behind a journal has its own number', () => {
  expect(paymentIn('receipt/7/11')).toEqual({ id: 7, number: 'P-7' })
  expect(paymentIn('charge/7')).toBeUndefined()
})
