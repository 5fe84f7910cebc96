import { describe, expect, it } from 'vitest'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { reconcileBatch, reconcileBooks } from '#ledger/reconcile/reconcile-books.ts'
import { someBooks } from '#ledger/testing/some-books.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, anAgency } = await openTestApp()
const { sql, workerDb } = database
const { agencyId } = await anAgency('Parvaz Asia')
const books = someBooks(database, agencyId)
const contract = await books.aContract()
await books.fill(contract, 20)

const found = async () => {
  const { differences, journals } = await reconcileBatch(workerDb, (agencyId - 1) as AgencyId, 1)
  return { journals, wrong: differences.map(({ of }) => of) }
}
/** Undoes what it did once it has looked, whatever forbids it to everybody else. */
async function sabotaged(statement: string) {
  const kept = await sql(`select * from contract where agency_id = $1`, [agencyId])
  expect(kept).toHaveLength(1)
  await sql(statement)
  return found()
}

describe('the books, recomputed from their entries', () => {
  it('show no difference', async () => {
    expect(await found()).toEqual({ journals: 40, wrong: ['the credit of a contract'] })
    // The generator books payments without setting them aside, and keeps no standing.
    await sql(`update contract set credit = 18000 where agency_id = $1`, [agencyId])
    expect(await found()).toEqual({ journals: 40, wrong: [] })
  })

  it.each([
    [`update balance set amount = amount + 1 where agency_id = ${agencyId}`, 'the balance of an account'],
    [
      `update journal set balance = balance + 1 where agency_id = ${agencyId} and entry = 3`,
      'a balance after a journal',
    ],
    [
      `update journal set debits = debits + 1 where agency_id = ${agencyId} and entry = 5`,
      'the debits after a journal',
    ],
    [`update contract set credit = credit + 1 where agency_id = ${agencyId}`, 'the credit of a contract'],
    [
      `insert into allocation (agency_id, contract_id, place, credit, toward_request, amount)
       values (${agencyId}, ${contract}, 1, 'receipt/1/${contract}', 1, 901)`,
      'more set aside than was paid',
    ],
  ])('sabotage: %s is found', async (statement, expected) => {
    const { wrong } = await sabotaged(statement)
    expect(wrong).toContain(expected)
  })

  it('are taken fewer at a time where accounts are long, and none is left out', async () => {
    const other = await anAgency('Kaman Travel')
    const others = someBooks(database, other.agencyId)
    await others.fill(await others.aContract(), 20)
    const before = (agencyId - 1) as AgencyId
    expect(await reconcileBatch(workerDb, before, 100, 60)).toMatchObject({ journals: 40, next: agencyId })
    expect(await reconcileBatch(workerDb, before, 1)).toMatchObject({ journals: 40, next: agencyId })
    expect(await reconcileBatch(workerDb, agencyId, 100, 60)).toMatchObject({ journals: 40, next: undefined })
    expect(await reconcileBatch(workerDb, before, 100, 61)).toMatchObject({ journals: 80, next: undefined })
  })

  it('are told by a metric once all were looked at', async () => {
    const logged: unknown[] = []
    const log = { info: () => undefined, error: (details: object) => logged.push(details) }
    await reconcileBooks({ db: workerDb, log }, {})
    const [kept] = await sql<{ journals: number; differences: number }>(
      `select journals::int, differences from reconciliation`,
    )
    expect(kept!.journals).toBeGreaterThanOrEqual(40)
    expect(kept!.differences).toBe(logged.length)
    expect(logged.length).toBeGreaterThan(0)
  })
})
