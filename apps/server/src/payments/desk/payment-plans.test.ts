import { asAgencyId, asPaymentId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/unit-of-work.ts'
import { listAgencyBalances } from '#payments/desk/contracts/list-agency-balances.ts'
import { listDeskContracts } from '#payments/desk/contracts/list-desk-contracts.ts'
import { countDeskPayments } from '#payments/desk/count-desk-payments.ts'
import { listDeskPayments } from '#payments/desk/list-desk-payments.ts'
import { readDeskPayment } from '#payments/desk/read-desk-payment.ts'
import { fillWithManyPayments } from '#payments/testing/many-payments.ts'
import { largestAgency } from '#reservations/testing/many-requests.ts'
import { judge, openExplained } from '#testing/explained-database.ts'
import { someStaff } from '#testing/some-callers.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
await fillWithManyPayments(database)
const { plansOf, plansAfter } = await openExplained(database)

const growing = new Set(['payment', 'payment_share', 'contract', 'balance', 'adjustment', 'agency'])
const limit = 25
/** The keys of a page, its shares, contracts and agencies, and one more of each. */
const mostOfPage = 6 * (limit + 1)
const mostOfAgencies = (limit + 1) * 40
const agency = asAgencyId(largestAgency)
/** Of the largest agency, decided. */
const known = 10_001

type Asked = Partial<Parameters<typeof listDeskPayments>[2]>
const payments = (asked: Asked) => async (db: Database) => {
  const { rows } = await listDeskPayments(db, someStaff, { view: 'waiting', limit, ...asked })
  expect(rows.length, 'a page of nothing proves nothing').toBeGreaterThan(0)
}
const nothing = (asked: Asked) => async (db: Database) => {
  expect((await listDeskPayments(db, someStaff, { view: 'waiting', limit, ...asked })).rows).toEqual([])
}
const contracts = (asked: Partial<Parameters<typeof listDeskContracts>[2]>) => async (db: Database) => {
  const { rows } = await listDeskContracts(db, someStaff, { view: 'due', limit, ...asked })
  expect(rows.length).toBeGreaterThan(0)
}
const balances = (view: 'owing' | 'credit') => async (db: Database) => {
  expect((await listAgencyBalances(db, someStaff, { view, limit })).rows).toHaveLength(limit)
}
/** With what is like it, and what has its number with another amount. */
const payment = (db: Database) => readDeskPayment(db, someStaff, asPaymentId(known))
const counts = (db: Database) => countDeskPayments(db, someStaff)

describe('where finance has much to do', () => {
  it.each([
    ['what waits', mostOfPage, payments({})],
    ['receipts that wait', mostOfPage, payments({ kind: 'receipt' })],
    ['cash that waits', mostOfPage, payments({ kind: 'cash' })],
    ['what waits of a large agency', mostOfPage, payments({ agency })],
    ['what waits for a second person', 2, nothing({ view: 'second' })],
    ['what is flagged', 2, nothing({ view: 'flagged' })],
    ['what is decided', mostOfPage, payments({ view: 'decided' })],
    ['cash that is decided', 20 * mostOfPage, payments({ view: 'decided', kind: 'receipt' })],
    ['what is decided of a large agency', mostOfPage, payments({ view: 'decided', agency })],
    ['a payment by its number', mostOfPage, payments({ search: `P-${known}` })],
    ['payments of a contract', mostOfPage, payments({ search: `C-${known}` })],
    ['a receipt by its number', mostOfPage, payments({ search: `tr ${known}` })],
    ['a payment with those of its number', mostOfPage, payment],
    ['how much there is', 3 * 1_000, counts],
    ['contracts that owe', mostOfPage, contracts({})],
    ['contracts that owe, of a large agency', mostOfPage, contracts({ agency })],
    ['contracts with credit', mostOfPage, contracts({ view: 'credit' })],
    ['contracts with credit, of a large agency', mostOfPage, contracts({ view: 'credit', agency })],
    ['contracts that wait', mostOfPage, contracts({ view: 'waiting' })],
    ['contracts that wait, of a large agency', mostOfPage, contracts({ view: 'waiting', agency })],
    ['contracts with an entry that waits', mostOfPage, contracts({ view: 'adjustments' })],
    // Picked out of all that wait, which are few, and never out of all that there were.
    [
      'contracts with an entry that waits, of a large agency',
      4 * mostOfPage,
      contracts({ view: 'adjustments', agency }),
    ],
    ['a contract by its number', mostOfPage, contracts({ search: `C-${known}` })],
    ['agencies that owe', mostOfAgencies, balances('owing')],
  ])('%s reads no table from end to end, and no more than %d rows', async (_, most, work) => {
    // After five calls PostgreSQL may take a plan that is not made for the values of this call.
    for (let call = 1; call <= 7; call += 1) {
      const { scanned, rows } = judge(await plansOf(work), growing)
      expect(scanned, `call ${call}`).toEqual([])
      expect(rows, `call ${call}`).toBeLessThanOrEqual(most)
    }
  })

  it('sabotage: without its index what waits is read whole', async () => {
    const dropped = `drop index payment_waiting; drop index payment_waiting_of_agency`
    const { rows, scanned } = judge(await plansAfter(dropped, payments({})), growing)
    expect(rows > mostOfPage || scanned.length > 0).toBe(true)
  })
})
