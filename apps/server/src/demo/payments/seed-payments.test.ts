import { listDeskContracts } from '@sarai/wire/desk/money/contracts.ts'
import {
  downloadDeskPaymentFile,
  listDeskPayments,
  paymentViews,
  readDeskPayment,
} from '@sarai/wire/desk/money/payments.ts'
import { listFinanceLimits } from '@sarai/wire/desk/money/settings.ts'
import { listContracts } from '@sarai/wire/portal/money/contracts.ts'
import { cashStates, listReceipts, receiptStates } from '@sarai/wire/portal/money/payments.ts'
import { listTransactions } from '@sarai/wire/portal/money/transactions.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { expect, it } from 'vitest'
import { seedCatalogue } from '#demo/catalogue/seed-catalogue.ts'
import { demoAdmin, demoClerk, demoFinance, demoVisitor } from '#demo/demo-callers.ts'
import { demoColleagues } from '#demo/demo-people.ts'
import { demoPayments } from '#demo/payments/demo-payments.ts'
import { createPaymentSeeding, seedLimits } from '#demo/payments/seed-payments.ts'
import { reconcileBatch } from '#ledger/reconcile/reconcile-books.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, files, sealing, callAs, anAgency, aStaffMember } = await openTestApp()
const { db, sql, workerDb } = database
await seedCatalogue(db)
const admin = await aStaffMember('admin')
const finance = await aStaffMember('finance')
const desk = {
  clerk: { ...demoClerk, staffId: (await aStaffMember('reservations')).id },
  finance: { ...demoFinance, staffId: finance.id },
  second: { ...demoAdmin, staffId: admin.id },
}
/** Of the processor: drawing is work for it, and a machine that is busy with other things must not fail the test. */
let workMs = 0
await seedLimits(db, desk.second)
const seedPayments = createPaymentSeeding({ db, sealing, files, desk })
const tokens = new Map<string, string>()
for (const name of Object.keys(demoPayments)) {
  const { agencyId, token } = await anAgency(name)
  await hire(agencyId, name)
  const before = process.cpuUsage()
  await seedPayments({ ...demoVisitor('en'), agencyId }, name)
  const { user, system } = process.cpuUsage(before)
  workMs += (user + system) / 1_000
  tokens.set(name, token)
}
const asFinance = callAs(finance.token)

/** Everybody of the demo who acts here, past their registration. */
async function hire(agencyId: AgencyId, name: string) {
  const { by, stays } = demoPayments[name]!
  for (const email of new Set([by, ...stays.map((stay) => stay.by)])) {
    await sql(
      `insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
       values ($1, $2, $2, $2, 'Bahram', 'Yazdani', '', 'accountant')`,
      [agencyId, email],
    )
  }
}

const statesOf = async (kind: 'receipt' | 'cash') =>
  new Set((await sql<{ state: string }>(`select state from payment where kind = $1`, [kind])).map(({ state }) => state))

it('fills the books quickly, and they add up', async () => {
  const { journals, differences } = await reconcileBatch(workerDb, 0 as AgencyId)
  expect(differences).toEqual([])
  expect(journals).toBeGreaterThan(20)
  expect(workMs).toBeLessThan(6_000)
})

it('has receipts and cash in every state', async () => {
  expect(await statesOf('receipt')).toEqual(new Set(receiptStates))
  expect(await statesOf('cash')).toEqual(new Set(cashStates))
})

it.each(Object.keys(demoPayments))(
  '%s has contracts that owe, that are settled, and payments to look at',
  async (name) => {
    const call = callAs(tokens.get(name)!)
    const { Data } = await call(listContracts, { query: {} })
    expect(Data).toHaveLength(demoPayments[name]!.stays.length)
    const states = new Set(Data.map(({ State }) => State))
    expect(states).toContain('Debit')
    expect(states).toContain('Settled')
    expect((await call(listReceipts, { query: {} })).Total).toBeGreaterThan(4)
    expect((await call(listTransactions, { query: {} })).Data.length).toBeGreaterThan(5)
  },
)

it('has a contract that is partly paid, one with credit and one that was cancelled with credit', async () => {
  const found = await sql<{ ref: string; state: string; isPartly: boolean; credit: number }>(
    `select agency_ref as ref, request.state, paid > 0 and due > 0 as "isPartly", credit::int
     from request join contract on contract.agency_id = request.agency_id and contract.id = contract_id
     where agency_ref in ('5533', '5535', '5537', '5538') order by 1`,
  )
  expect(found).toEqual([
    { ref: '5533', state: 'Confirmed', isPartly: false, credit: 0 },
    { ref: '5535', state: 'PaymentPending', isPartly: true, credit: 0 },
    { ref: '5537', state: 'Confirmed', isPartly: false, credit: 12_000 },
    { ref: '5538', state: 'Cancelled', isPartly: false, credit: 11_000 },
  ])
})

it('has a voucher for each stay that is confirmed', async () => {
  const [vouchers] = await sql(
    `select count(*)::int as confirmed, count(paper)::int as papers
     from request left join paper on paper.request_id = request.id and paper.state = 'valid'
     where request.state = 'Confirmed'`,
  )
  expect(vouchers).toEqual({ confirmed: 5, papers: 5 })
})

it.each(paymentViews)('gives finance something to look at: %s', async (view) => {
  const { rows } = await asFinance(listDeskPayments, { query: { view } })
  expect(rows.length).toBeGreaterThan(0)
  for (const { id } of rows) {
    const { file } = await asFinance(readDeskPayment, { params: { id } })
    if (file !== null) await asFinance(downloadDeskPaymentFile, { params: { id } })
  }
})

it('has one receipt that looks like that of another agency, by its picture', async () => {
  const flagged = await sql(`select receipt_number as number, twin_by as by from payment where twin_id is not null`)
  expect(flagged).toEqual([{ number: '140508263324', by: 'picture' }])
})

it('has a transfer over two contracts that waits for a second person, and an entry by hand that does', async () => {
  const [first, ...others] = (await asFinance(listDeskPayments, { query: { view: 'second' } })).rows
  expect(others).toEqual([])
  expect(first!.contracts).toHaveLength(2)
  expect(await sql(`select state from adjustment order by id`)).toEqual([{ state: 'waiting' }, { state: 'approved' }])
  const { rows } = await asFinance(listDeskContracts, { query: { view: 'credit' } })
  expect(rows).toHaveLength(2)
})

it('has limits above which two people approve', async () => {
  const limits = await asFinance(listFinanceLimits, {})
  expect(limits.filter(({ secondPersonAbove }) => secondPersonAbove !== null).length).toBe(4)
})

it('is paid by people of the demo', () => {
  for (const [name, { by }] of Object.entries(demoPayments)) {
    const { colleagues } = demoColleagues[name]!
    expect(colleagues.find(({ email }) => email === by)?.role).toBe('accountant')
  }
})
