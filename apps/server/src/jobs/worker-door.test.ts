import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { readFindings } from '#activity/findings.ts'
import { buildWorkerDoor } from '#jobs/worker-door.ts'
import { measureQueue, queueFigures } from '#jobs/queue-figures.ts'
import { createLeaving } from '#leaving.ts'
import { testConfig, testSigning } from '#testing/test-config.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const config = testConfig(database.urls, { BUILD_ID: 'build-7' })
const headers = { authorization: `Bearer ${config.METRICS_TOKEN}` }

function aDoor() {
  const leaving = createLeaving()
  const readiness = [{ name: 'database', check: () => database.workerPool.query('select 1') }]
  const activityLog = () => readFindings(database.workerDb, testSigning)
  const clocks = () => ({ decided: 7, failed: 2 })
  const pool = database.workerPool
  return { leaving, door: buildWorkerDoor({ config, pool, readiness, activityLog, clocks, leaving }) }
}
async function figure(name: string): Promise<number> {
  const { body } = await aDoor().door.inject({ url: '/metrics', headers })
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])
}

describe('the address of a worker', () => {
  it('says that it lives, which build it is, and whether it works', async () => {
    const { door, leaving } = aDoor()
    expect((await door.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive', build: 'build-7' })
    expect((await door.inject({ url: '/readyz' })).statusCode).toBe(200)
    leaving.begin()
    expect((await door.inject({ url: '/readyz' })).statusCode).toBe(503)
  })

  it.each([undefined, 'Bearer wrong', `Bearer ${'é'.repeat(config.METRICS_TOKEN!.length)}`])(
    'hides its figures from whoever brings %s',
    async (authorization) => {
      const given = authorization === undefined ? {} : { authorization }
      expect((await aDoor().door.inject({ url: '/metrics', headers: given })).statusCode).toBe(404)
    },
  )

  it('tells how long the oldest job waits, how many failed for good, and how far the stream is behind', async () => {
    expect([await figure('sarai_job_oldest_seconds'), await figure('sarai_jobs_failed')]).toEqual([0, 0])
    await database.sql(`select graphile_worker.add_job('sweep-old-rows', run_at => now() - interval '90 seconds')`)
    await database.sql(`select graphile_worker.add_job('sweep-old-rows', run_at => now() + interval '1 hour')`)
    const [failed] = await database.sql<{ id: number }>(
      `select id::int from graphile_worker.add_job('sweep-files', run_at => now() - interval '1 day')`,
    )
    await database.sql(`update graphile_worker._private_jobs set attempts = max_attempts where id = $1`, [failed!.id])
    await database.sql(`insert into outbox (audience, agency_id, what, subject, created_at)
      values ('desk', null, 'agency', '1', now() - interval '40 seconds')`)
    expect(await figure('sarai_job_oldest_seconds')).toBeCloseTo(90, -1)
    expect(await figure('sarai_jobs_failed')).toBe(1)
    expect(await figure('sarai_outbox_lag_seconds')).toBeCloseTo(40, -1)
    const { body } = await aDoor().door.inject({ url: '/metrics', headers })
    expect(body).toMatch(/^sarai_pool_connections\{state="waiting"\} 0$/m)
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  it('tells which clocks of requests are due, for how long, and what became of those before', async () => {
    expect([await figure('sarai_clocks_due'), await figure('sarai_clock_lag_seconds')]).toEqual([0, 0])
    await database.sql(`insert into request_clock (agency_id, contract_id, request_id, clock, due_at, version) values
      (1, 1, 1, 'payment', now() - interval '90 seconds', 1), (1, 1, 2, 'payment', now() + interval '1 hour', 1),
      (1, 1, 3, 'answer', now() - interval '1 day', 1)`)
    expect(await figure('sarai_clocks_due')).toBe(1)
    expect(await figure('sarai_clock_lag_seconds')).toBeCloseTo(90, -1)
    expect([await figure('sarai_clocks_decided_total'), await figure('sarai_clocks_failed_total')]).toEqual([7, 2])
  })

  it('tells what it can when the database is away', async () => {
    const gone = { query: () => Promise.reject(new Error('away')) } as never
    const registry = new Registry()
    measureQueue(registry, gone)
    expect(await registry.metrics()).toMatch(/^sarai_jobs_failed NaN$/im)
  })

  it('waits for no request longer than the API does', () => {
    const { server } = aDoor().door
    expect([server.requestTimeout, server.headersTimeout]).toEqual([120_000, 15_000])
  })

  it('tells that nobody has checked the activity log yet', async () => {
    expect(await figure('sarai_activity_faults')).toBe(0)
    expect(await figure('sarai_activity_verified_seconds')).toBeGreaterThan(1e9)
  })

  it('asks what is cheap with a hundred thousand jobs, announcements and clocks', async () => {
    await database.sql(`insert into graphile_worker._private_jobs (task_id, run_at)
      select (select min(id) from graphile_worker._private_tasks), now() from generate_series(1, 100000)`)
    await database.sql(`insert into outbox (audience, agency_id, what, subject, seq)
      select 'desk', null, 'agency', '1', n from generate_series(1, 100000) n`)
    await database.sql(`analyze graphile_worker._private_jobs; `)
    await database.sql(`analyze outbox`)
    await database.sql(`insert into request_clock (agency_id, contract_id, request_id, clock, due_at, version)
      select 2, 1, n, case when n % 2 = 0 then 'answer' else 'payment' end, now() - n * interval '1 second', 1
      from generate_series(1, 100000) n`)
    await database.sql(`analyze request_clock`)
    for (const { name, sql } of queueFigures) {
      const [plan] = await database.sql<{ 'QUERY PLAN': { 'Execution Time': number }[] }>(
        `explain (analyze, format json) ${sql}`,
      )
      const ms = plan!['QUERY PLAN'][0]!['Execution Time']
      console.info(`${name}: ${ms} ms among 100,000`)
      expect(ms).toBeLessThan(name === 'sarai_jobs_failed' ? 500 : 20)
    }
  })
})
