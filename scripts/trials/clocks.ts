import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Problem } from '../../apps/server/src/problem.ts'
import { Processes } from '../product.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { booksThatDiffer } from './books-that-differ.ts'
import { copyRequest, type Copied } from './copied-requests.ts'
import { openHouse, type House } from './house-of-trials.ts'

/** So many of those that are due does the desk try to extend meanwhile, at least. */
const oneIn = 50
const hourMs = 60 * 60 * 1000

/**
 * Deadlines that pass all at once, among many that do not, while two workers sweep and one of them is killed, and the
 * desk extends some. Returns what went wrong; an empty list means that everything held.
 */
export async function clocks(
  services: ServiceEnvironment,
  { running, due }: { running: number; due: number },
): Promise<string[]> {
  const house = await openHouse(services)
  const processes = new Processes()
  try {
    const requests = await overdueTogether(house, due)
    await addOthers(house.sql, running - due)
    const worker = () => processes.start('node', ['apps/server/src/main-worker.ts'], house.environment)
    const workers = [worker(), worker()]
    const begun = await untilDecided(house.sql, due / 100)
    const moved = extendSome(house, requests)
    await untilDecided(house.sql, due / 3)
    workers[0]!.kill('SIGKILL')
    await untilNothingIsDue(house.sql)
    const seconds = (Date.now() - begun) / 1000
    const { extended, tooLate } = await moved
    console.log(
      `${running} clocks, ${due} due at once, two workers, one killed: ${due - extended.length} expired and ` +
        `${extended.length} of ${extended.length + tooLate} extended in ${seconds.toFixed(1)} s, ${Math.round(due / seconds)} a second`,
    )
    const left = await othersLeft(house.sql)
    return [
      ...(await complaintsOf(house.sql, requests, extended)),
      ...(left === running - due ? [] : [`${running - due - left} others are gone`]),
      // Both must have come first now and then, or there was no race between them.
      ...(extended.length === 0 ? ['the desk was always too late: nothing is proven about what it extends'] : []),
      ...(tooLate === 0 ? ['the desk was never too late: nothing is proven about who is'] : []),
    ]
  } finally {
    await processes.stop()
    await house.close()
  }
}

/** Two in each contract, of which the second is due a moment after the first. */
async function overdueTogether({ sql, desk, aNewRequest }: House, wanted: number): Promise<Copied[]> {
  const template = await aNewRequest()
  await desk.accept(template)
  const requests = await copyRequest(sql, template, wanted)
  const at = `date_trunc('second', now()) - interval '1 minute' + n % 2 * interval '-1 second'`
  await sql.query(
    `update request set deadline_at = ${at} from copied
     where request.agency_id = copied.agency_id and request.id = copied.request_id`,
  )
  await sql.query(
    `update request_clock set due_at = ${at} from copied
     where request_clock.agency_id = copied.agency_id and request_clock.request_id = copied.request_id`,
  )
  await sql.query('analyze')
  return requests
}

/** That the sweep should never come to. */
async function addOthers(sql: pg.Client, wanted: number): Promise<void> {
  await sql.query(
    `insert into request_clock (agency_id, contract_id, request_id, clock, due_at, version)
     select 1, n, 1000000000 + n, (array['answer', 'payment', 'offer'])[1 + n % 3],
       now() + case when n % 3 = 0 then interval '-1 day' else interval '1 day' end, 1
     from generate_series(1, $1::int) n`,
    [wanted],
  )
}

async function othersLeft(sql: pg.Client): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from request_clock where request_id > 1000000000`,
  )
  return rows[0]!.count
}

async function countExpired(sql: pg.Client): Promise<number> {
  const { rows } = await sql.query<{ count: number }>(
    `select count(*)::int as count from request_event where what = 'expire'`,
  )
  return rows[0]!.count
}

async function untilDecided(sql: pg.Client, wanted: number): Promise<number> {
  for (const end = Date.now() + 120_000; Date.now() < end; await pause(20)) {
    if ((await countExpired(sql)) >= wanted) return Date.now()
  }
  throw new Error('nobody sweeps the clocks')
}

async function untilNothingIsDue(sql: pg.Client): Promise<void> {
  for (const end = Date.now() + 600_000; Date.now() < end; await pause(200)) {
    const { rows } = await sql.query(
      `select from request_clock where clock <> 'answer' and coalesce(retry_at, due_at) <= now() limit 1`,
    )
    if (rows.length === 0) return
  }
}

/** In any order while they are swept, until the desk has been in time and has been too late: which is refused. */
async function extendSome(
  { desk }: House,
  requests: readonly Copied[],
): Promise<{ extended: Copied[]; tooLate: number }> {
  const extended: Copied[] = []
  let tooLate = 0
  for (const [tried, request] of inAnyOrder(requests).entries()) {
    if (tried >= requests.length / oneIn && extended.length > 0 && tooLate > 0) break
    await pause(200)
    try {
      await desk.extend(request, Date.now() + 24 * hourMs, 'The bank is closed.', 2)
      extended.push(request)
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'STATE_CHANGED') throw error
      tooLate += 1
    }
  }
  return { extended, tooLate }
}

const inAnyOrder = <Thing>(things: readonly Thing[]) =>
  things
    .map((thing) => ({ thing, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ thing }) => thing)

async function complaintsOf(sql: pg.Client, requests: readonly Copied[], extended: readonly Copied[]) {
  const { rows } = await sql.query<{ id: number; state: string; expired: number; at: Date | null }>(
    `select request.id::int, state, (select count(*)::int from request_event event
       where event.agency_id = request.agency_id and event.request_id = request.id and what = 'expire') as expired,
       (select min(at) from request_event event
        where event.agency_id = request.agency_id and event.request_id = request.id and what = 'expire') as at
     from request join copied on copied.agency_id = request.agency_id and copied.request_id = request.id`,
  )
  const became = new Map(rows.map((row) => [row.id, row]))
  const moved = new Set<number>(extended.map(({ requestId }) => requestId))
  const complaints: string[] = []
  for (const [place, { requestId }] of requests.entries()) {
    const { state, expired, at } = became.get(requestId)!
    const [wanted, times] = moved.has(requestId) ? ['PaymentPending', 0] : ['Cancelled', 1]
    if (state !== wanted || expired !== times) complaints.push(`R-${requestId} is ${state}, expired ${expired} times`)
    const sibling = became.get(requests[place + 1]?.requestId ?? 0)
    // The first of each contract was due a second earlier.
    if (place % 2 === 0 && at && sibling?.at && sibling.at < at) complaints.push(`R-${requestId} came after the next`)
  }
  const { rows: failed } = await sql.query(`select from request_clock where tries > 0`)
  if (failed.length > 0) complaints.push(`${failed.length} clocks could not be decided`)
  complaints.push(...(await booksThatDiffer(sql)))
  return complaints
}
