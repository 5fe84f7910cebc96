import { mostContracts } from '@sarai/wire/portal/money/contracts.ts'
import { asContractId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/unit-of-work.ts'
import { listContracts } from '#payments/contracts/list-contracts.ts'
import { readContract } from '#payments/contracts/read-contract.ts'
import { listCash, listContractPayments, listReceipts } from '#payments/list-payments.ts'
import { fillWithManyPayments } from '#payments/testing/many-payments.ts'
import { largestAgency } from '#reservations/testing/many-requests.ts'
import { judge, openExplained } from '#testing/explained-database.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
await fillWithManyPayments(database)
const { plansOf, plansAfter } = await openExplained(database)

/** With their parts. */
const growing = new Set([
  'payment',
  'payment_share',
  'contract',
  'request',
  ...Array.from({ length: 32 }, (_, part) => `request_${String(part).padStart(2, '0')}`),
])
const pageSize = 25
/** The keys of a page and its rows, and three requests of each, looked at for their hotels and for the next of them. */
const mostOfPage = 10 * pageSize
/** What is counted ends with the list. */
const mostInAll = mostOfPage + mostContracts + 1
const lastPage = mostContracts / pageSize
const agency = someoneOf(largestAgency)
const known = largestAgency * 10_000 + 7

type Contracts = Partial<Parameters<typeof listContracts>[2]>
const contracts = (asked: Contracts) => async (db: Database) => {
  const { Data } = await listContracts(db, agency, { Page: 1, PageSize: pageSize, View: 'all', ...asked })
  expect(Data.length, 'a page of nothing proves nothing').toBeGreaterThan(0)
}
const payments = (list: typeof listReceipts | typeof listCash, Page: number) => async (db: Database) => {
  expect((await list(db, agency, { Page, PageSize: pageSize })).Data.length).toBeGreaterThan(0)
}
/** One with credit: it is offered to what the agency owes next. */
const withCredit = async (db: Database) => {
  const { CreditTarget } = await readContract(db, agency, asContractId(known + ((4 - (known % 3)) % 3)))
  expect(CreditTarget).not.toBeNull()
}
const ofContract = async (db: Database) => {
  const { Receipts } = await listContractPayments(db, agency, asContractId(known))
  expect(Receipts).toHaveLength(1)
}

describe('where an agency has thousands of contracts and payments', () => {
  it.each([
    ['its contracts', mostInAll, contracts({})],
    ['the last page of its contracts', mostInAll + mostContracts, contracts({ Page: lastPage })],
    ['those that owe', mostInAll, contracts({ View: 'due' })],
    ['the last page of those that owe', mostInAll + mostContracts, contracts({ View: 'due', Page: lastPage })],
    ['those that wait', mostInAll, contracts({ View: 'waiting' })],
    ['those that are settled', mostInAll, contracts({ View: 'settled' })],
    [
      'the last page of those that are settled',
      mostInAll + mostContracts,
      contracts({ View: 'settled', Page: lastPage }),
    ],
    ['one by its number', mostOfPage, contracts({ Search: `C-${known}` })],
    ['its receipts', mostInAll, payments(listReceipts, 1)],
    ['the last page of its receipts', mostInAll + mostContracts, payments(listReceipts, lastPage)],
    ['its cash', mostInAll, payments(listCash, 1)],
    ['the payments of a contract', mostOfPage, ofContract],
    ['a contract with credit, and where it could go', mostOfPage, withCredit],
  ])('%s: no table is read from end to end, and no more than %d rows', async (_, most, work) => {
    // After five calls PostgreSQL may take a plan that is not made for the values of this call.
    for (let call = 1; call <= 7; call += 1) {
      const { scanned, rows } = judge(await plansOf(work), growing)
      expect(scanned, `call ${call}`).toEqual([])
      expect(rows, `call ${call}`).toBeLessThanOrEqual(most)
    }
  })

  it.each([
    [
      'contracts',
      'drop index contract_newest; alter table contract drop constraint contract_pkey cascade',
      contracts({}),
    ],
    ['what owes', 'drop index contract_due', contracts({ View: 'due' })],
    ['where credit could go', 'drop index contract_owing; drop index contract_due', withCredit],
    ['receipts', 'drop index payment_newest', payments(listReceipts, 1)],
  ])('sabotage: without their index %s are read whole', async (_, dropped, work) => {
    const { rows, scanned } = judge(await plansAfter(dropped, work), growing)
    expect(rows > mostInAll || scanned.length > 0).toBe(true)
  })
})
