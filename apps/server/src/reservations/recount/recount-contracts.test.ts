import { decideAdjustment, proposeAdjustment, readDeskContract } from '@sarai/wire/desk/money/contracts.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { systemCaller } from '#caller.ts'
import { openPaying } from '#payments/testing/paying.ts'
import { recountContracts } from '#reservations/recount/recount-contracts.ts'

const { database, owing, finance, deadlineIn, callAs, aStaffMember } = await openPaying()
const [mina, babak] = [callAs((await aStaffMember('finance')).token), callAs((await aStaffMember('finance')).token)]
const { sql } = database

it('contracts and accounts are found right after whatever was paid, and a wrong contract is set right', async () => {
  const one = await owing()
  const { agencyId } = one.of
  const recount = () => database.workerDb.write(systemCaller('recount'), (tx) => recountContracts(tx, [agencyId]))
  await one.bring(5_000)
  await one.withdraw((await one.send()).paymentId)
  const part = await one.send({ Amount: 40_000 })
  expect(await recount()).toEqual([])
  await finance.approve(part)
  await one.another()
  await one.send({ Amount: 10_000 })
  expect(await recount()).toEqual([])

  const version = async () => (await mina(readDeskContract, { params: { id: one.contractId } })).version
  for (const direction of ['owed-less', 'owed-more'] as const) {
    const body = { version: await version(), direction, amount: 700, reason: 'Rounding' }
    const { id } = await mina(proposeAdjustment, { params: { id: one.contractId }, body })
    await babak(decideAdjustment, { params: { id }, body: { version: 1, approve: true } })
    expect(await recount()).toEqual([])
  }

  const second = await one.another({ ExtendedOrderId: (await one.another()).contractId })
  await deadlineIn(second.of.requestId, 7_200)
  await one.send({}, second.contractId)
  expect(await recount()).toEqual([])
  const told = await one.contract(second.contractId)
  await sql(
    `update contract set (due_at, due_held_since) = (
       select deadline_at, deadline_held_since from request
       where contract_id = contract.id and deadline_held_since is not null)
     where id = $1`,
    [second.contractId],
  )
  expect(await recount()).toEqual([{ agencyId, of: 'contracts', kept: 1, counted: 0 }])
  expect(await one.contract(second.contractId)).toEqual({ ...told, Version: told.Version + 1 })

  const before = await one.contract()
  await sql(`update contract set due = 7, credit = 8, unverified_since = null where id = $1`, [one.contractId])
  await sql(`update balance set amount = amount + 3 where agency_id = $1`, [agencyId])
  expect(await recount()).toEqual([
    { agencyId, of: 'contracts', kept: 1, counted: 0 },
    { agencyId, of: 'account', kept: expect.any(Number), counted: expect.any(Number) },
  ])
  expect(await one.contract()).toEqual({ ...before, Version: before.Version + 1 })
  expect(await recount()).toMatchObject([{ of: 'account' }])
})

it('whoever has one of several contracts never waits for payments that the recount holds', async () => {
  const { of, contractId, another, send } = await owing()
  const second = await another()
  const Shares = [contractId, second.contractId].map((OrderId) => ({ OrderId, Amount: 100 }))
  const { paymentId } = await send({ Amount: 200, Shares })
  await sql(`update contract set due = 7 where agency_id = $1`, [of.agencyId])
  const holder = new pg.Client({ connectionString: database.superuserUrl })
  await holder.connect()
  try {
    await holder.query('begin')
    const { rows } = await holder.query<{ pid: number }>(`select pg_backend_pid() as pid`)
    await holder.query(`select from contract where id = $1 for update`, [second.contractId])
    const recounted = database.workerDb.write(systemCaller('recount'), (tx) => recountContracts(tx, [of.agencyId]))
    const waiting = `select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))`
    await expect.poll(() => sql(waiting, [rows[0]!.pid]), { timeout: 4_000 }).toHaveLength(1)
    await holder.query(`select from payment where id = $1 for no key update nowait`, [paymentId])
    await holder.query('commit')
    expect(await recounted).toEqual([{ agencyId: of.agencyId, of: 'contracts', kept: 2, counted: 0 }])
  } finally {
    await holder.end()
  }
})
