import type { ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { lockContract } from '#contracts/lock-contract.ts'
import { startClocks } from '#reservations/clocks/start-clocks.ts'
import { dueClocks } from '#reservations/clocks/sweep-clocks.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { expiring } from '#reservations/testing/expired-request.ts'
import { someoneOf } from '#testing/some-callers.ts'

const drafting = await openDrafting()
const { database, someone } = drafting
const { desk, accepted, overdue, sweep } = expiring(drafting)

type Of = Awaited<ReturnType<typeof accepted>>['of']

const into = (contractId: number) => ({ ExtendedOrderId: contractId as ContractId })
const dueBefore = async ({ requestId }: Of, seconds: number) => {
  const at = `now() - ${seconds} * interval '1 second'`
  await database.sql(`update request set deadline_at = ${at} where id = $1`, [requestId])
  await database.sql(`update request_clock set due_at = ${at} where request_id = $1`, [requestId])
}
const eventsOf = ({ requestId }: Of) =>
  database.sql(`select version, what, source from request_event where request_id = $1 order by version`, [requestId])
const clocksOf = ({ requestId }: Of) =>
  database.sql<{ clock: string; tries: number; ahead: number }>(
    `select clock, tries, extract(epoch from retry_at - now())::float8 as ahead from request_clock where request_id = $1`,
    [requestId],
  )

describe('a payment deadline that has passed', () => {
  it('cancels the request in the name of the timer, and everything follows that follows a cancellation', async () => {
    const { of, details } = await overdue()
    expect(await sweep()).toMatchObject({ decided: 1, failed: 0 })
    expect(await details()).toMatchObject({ State: 'Cancelled', Turn: 'agency', PaymentDueAt: null, Version: 3 })
    expect(await eventsOf(of)).toMatchObject([
      { what: 'submit' },
      { what: 'accept' },
      { version: 3, what: 'expire', source: 'timer' },
    ])
    expect(await clocksOf(of)).toMatchObject([{ clock: 'revive' }])
    expect(await database.sql(`select from desk_request where request_id = $1`, [of.requestId])).toEqual([])
    const [owed] = await database.sql<{ sum: number }>(
      `select coalesce(sum(amount), 0)::int as sum from journal, unnest(accounts, amounts) as entry (account, amount)
       where agency_id = $1 and account = 'agency'`,
      [of.agencyId],
    )
    expect(owed!.sum).toBe(0)
    const mails = await database.sql(
      `select from graphile_worker._private_jobs
       where payload ->> 'requestId' = $1 and payload ->> 'mail' = 'request-expired'`,
      [`${of.requestId}`],
    )
    expect(mails).toHaveLength(2)
  })

  it('decides nothing before its time, nor once it was extended', async () => {
    const early = await accepted()
    const extended = await accepted()
    await desk.extend(extended.of, Date.now() + 48 * msPerHour, 'The bank is closed.')
    expect(await sweep()).toMatchObject({ decided: 0, failed: 0 })
    for (const { details } of [early, extended]) expect((await details()).State).toBe('PaymentPending')
  })

  it('decides nothing about a request that has another version by now, and that is no failure', async () => {
    const { of, details } = await overdue()
    await database.sql(`update request set version = version + 1 where id = $1`, [of.requestId])
    expect(await sweep()).toEqual({ decided: 0, failed: 0, logged: [] })
    expect((await details()).State).toBe('PaymentPending')
    await database.sql(`delete from request_clock where request_id = $1`, [of.requestId])
  })

  it('is decided once, however many sweep at once', async () => {
    const requests = await Promise.all(Array.from({ length: 6 }, overdue))
    const told = await Promise.all([sweep(), sweep(), sweep()])
    // What one left to another that was busy with it is due a second later.
    told.push(await sweep())
    expect(told.reduce((sum, { decided }) => sum + decided, 0)).toBe(6)
    expect(told.flatMap(({ logged }) => logged)).toEqual([])
    for (const { of } of requests) expect(await eventsOf(of)).toHaveLength(3)
  })

  it('is decided in its order within a contract', async () => {
    const { of, submit, contractId } = await accepted()
    const second = { agencyId: of.agencyId, requestId: (await submit(into(contractId))).Id as RequestId }
    await desk.accept(second)
    await dueBefore(of, 1)
    await dueBefore(second, 2)
    expect(await sweep()).toMatchObject({ decided: 2 })
    const events = await database.sql<{ id: number }>(
      `select request_id::int as id from request_event where agency_id = $1 and what = 'expire' order by at`,
      [of.agencyId],
    )
    expect(events.map(({ id }) => id)).toEqual([second.requestId, of.requestId])
  })

  it('waits for nobody who is deciding about the same contract, and is decided after them', async () => {
    const { of, contractId, details } = await overdue()
    await database.db.write(someoneOf(of.agencyId), async (tx) => {
      await lockContract(tx, of.agencyId, contractId as ContractId)
      expect(await sweep()).toMatchObject({ decided: 0, failed: 0 })
    })
    expect((await details()).State).toBe('PaymentPending')
    expect(await sweep()).toMatchObject({ decided: 1 })
  })
})

it('leaves an answer that is overdue where it is: on top of the desk’s queue', async () => {
  const agent = await someone()
  const { Id } = await agent.submit()
  await database.sql(`update request_clock set due_at = now() - interval '1 hour' where request_id = $1`, [Id])
  expect(await sweep()).toEqual({ decided: 0, failed: 0, logged: [] })
  expect(await clocksOf({ agencyId: agent.agencyId, requestId: Id as RequestId })).toHaveLength(1)
})

it('puts off what cannot be decided, further each time, and decides all others', async () => {
  const bad = await overdue()
  await database.sql(`update request_clock set clock = 'offer' where request_id = $1`, [bad.of.requestId])
  const good = await overdue()
  const first = await sweep()
  expect(first).toMatchObject({ decided: 1, failed: 1, logged: [{ requestId: bad.of.requestId, clock: 'offer' }] })
  expect((await good.details()).State).toBe('Cancelled')
  const [put] = await clocksOf(bad.of)
  expect(put).toMatchObject({ tries: 1 })
  expect(await sweep()).toMatchObject({ failed: 0 })
  const dueAgain = () =>
    database.sql(`update request_clock set retry_at = now() where request_id = $1`, [bad.of.requestId])
  await dueAgain()
  await sweep()
  await dueAgain()
  await sweep()
  const [again] = await clocksOf(bad.of)
  expect(again!.tries).toBe(3)
  expect(again!.ahead).toBeGreaterThan(put!.ahead + 2)
  await database.sql(`delete from request_clock where request_id = $1`, [bad.of.requestId])
})

it('is done each second by a worker, which stops when it is told to', async () => {
  const { details } = await overdue()
  const clocks = startClocks({ db: database.workerDb, log: { error: () => undefined } }, 20)
  onTestFinished(() => clocks.stop())
  await vi.waitFor(async () => expect((await details()).State).toBe('Cancelled'), 5_000)
  expect(clocks.figures()).toEqual({ decided: 1, failed: 0 })
  await clocks.stop()
  const late = await overdue()
  expect((await late.details()).State).toBe('PaymentPending')
})

it('reads no more than what is due, however many clocks there are', async () => {
  await database.sql(`insert into request_clock (agency_id, contract_id, request_id, clock, due_at, version)
    select 1, n, 1000000 + n, case when n % 2 = 0 then 'answer' else 'payment' end,
      now() + case when n % 2 = 0 then interval '-1 day' else interval '1 day' end, 1
    from generate_series(1, 20000) n`)
  await database.sql(`analyze request_clock`)
  const plan = await database.sql<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${dueClocks.text}`)
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).toContain('Index Scan using request_clock_next')
  expect(Number(/Buffers: shared hit=(\d+)/.exec(text)?.[1])).toBeLessThan(20)
})
