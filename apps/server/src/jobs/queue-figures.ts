import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** Each finds its row by an index, or stops at a thousand: they must be cheap when the queue is long. */
const figures = [
  {
    name: 'sarai_job_oldest_seconds',
    help: 'For how long the oldest job that could run has been waiting',
    sql: `select greatest(0, extract(epoch from now() - run_at))::float8 as value from graphile_worker._private_jobs
          where is_available = true and run_at <= now() order by priority, run_at limit 1`,
  },
  {
    name: 'sarai_jobs_failed',
    help: 'Jobs that were tried for the last time and failed (counted up to a thousand)',
    sql: `select count(*)::float8 as value from (
            select 1 from graphile_worker._private_jobs
            where is_available = false and locked_at is null limit 1000) failed`,
  },
  {
    name: 'sarai_outbox_lag_seconds',
    help: 'For how long the oldest announcement has been waiting to be published',
    sql: `select greatest(0, extract(epoch from now() - created_at))::float8 as value from outbox
          where seq is null order by id limit 1`,
  },
  {
    name: 'sarai_clocks_due',
    help: 'Deadlines and offers that are over and not decided yet (counted up to a thousand)',
    sql: `select count(*)::float8 as value from (
            select 1 from request_clock
            where clock <> 'answer' and coalesce(retry_at, due_at) <= now() limit 1000) due`,
  },
  {
    name: 'sarai_clock_lag_seconds',
    help: 'For how long the oldest deadline or offer that is over has been waiting to be decided',
    sql: `select greatest(0, extract(epoch from now() - coalesce(retry_at, due_at)))::float8 as value from request_clock
          where clock <> 'answer' order by coalesce(retry_at, due_at) limit 1`,
  },
  {
    name: 'sarai_holds_late',
    help: 'Requests that wait for finance although the hotel’s option is over within the hour (counted up to a thousand)',
    sql: `select count(*)::float8 as value from (
            select 1 from (
              select agency_id, request_id from desk_request where queue = 'unpaid' and due_at < now()
              order by due_at limit 1000) late
            cross join lateral (
              select deadline_held_since from request
              where request.agency_id = late.agency_id and request.id = late.request_id limit 1) request
            where deadline_held_since is not null) held`,
  },
  {
    name: 'sarai_threads_unread',
    help: 'Threads and tickets with messages that nobody at the desk has read (counted up to a thousand)',
    sql: `select count(*)::float8 as value from (
            (select 1 from desk_thread where rank = 0 order by place limit 1000)
            union all (select 1 from ticket where rank = 0 order by place limit 1000) limit 1000) unread`,
  },
  {
    name: 'sarai_thread_oldest_seconds',
    help: 'For how long the agency that has waited longest has had an unread message at the desk',
    sql: `select greatest(0, extract(epoch from now()) - min(place) / 1000.0)::float8 as value from (
            (select place from desk_thread where rank = 0 order by place limit 1)
            union all (select place from ticket where rank = 0 order by place limit 1)) oldest having count(*) > 0`,
  },
  {
    name: 'sarai_payments_waiting',
    help: 'Receipts and cash that finance has not decided (counted up to a thousand)',
    sql: `select count(*)::float8 as value from (
            select 1 from payment where state in ('New', 'Requested') order by due_at, id limit 1000) waiting`,
  },
  {
    name: 'sarai_payment_oldest_seconds',
    help: 'For how long the contract that has waited longest has had a payment that finance has not decided',
    sql: `select greatest(0, extract(epoch from now() - unverified_since))::float8 as value from contract
          where unverified_since is not null order by unverified_since, id limit 1`,
  },
  {
    name: 'sarai_counts_wrong',
    help: 'Counters of requests and unread notes, contracts, accounts and queues of the desk, that the last recount found wrong',
    sql: `select differences::float8 as value from recount`,
  },
  {
    name: 'sarai_recount_seconds',
    help: 'How long ago the counters of requests were last recounted',
    sql: `select extract(epoch from now() - ended_at)::float8 as value from recount`,
  },
  {
    name: 'sarai_books_wrong',
    help: 'What the last reconciliation of the books found that does not follow from the entries: anything above zero is an alarm',
    sql: `select differences::float8 as value from reconciliation`,
  },
  {
    name: 'sarai_books_seconds',
    help: 'How long ago the books were last reconciled',
    sql: `select extract(epoch from now() - ended_at)::float8 as value from reconciliation`,
  },
] as const

export const queueFigures: readonly { name: string; sql: string }[] = figures

/** Nobody asks more often than this, however many look. */
const keptMs = 5_000

export function measureQueue(registry: Registry, pool: Pick<pg.Pool, 'query'>) {
  for (const { name, help, sql } of figures) {
    let askedAt = -Infinity
    void new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        if (Date.now() - askedAt < keptMs) return
        askedAt = Date.now()
        // A database that is away is told as no figure: the others are needed just then.
        const answer = await pool.query<{ value: number }>(sql).catch(() => undefined)
        this.set(answer === undefined ? NaN : (answer.rows[0]?.value ?? 0))
      },
    })
  }
}
