import type pg from 'pg'
import { answerDueAt } from '@sarai/domain/request/clocks/answer-clock.ts'
import { msPerHour, msPerMinute } from '@sarai/domain/ground/hotel-time.ts'
import { paidGroup } from '#demo/many-hotels/fill-catalogue.ts'
import { firstWords, secondWords } from '#demo/many-hotels/hotel-words.ts'
import { insertAgencies, insertUsers, renewSearchKeys } from '#demo/many-requests/agency-rows.ts'
import { askedRequests, askedRooms, soldProperties, soldRooms } from '#demo/many-requests/asked-for.ts'
import type { HowMany } from '#demo/many-requests/how-many.ts'
import { insertCounters, priced, requestRows } from '#demo/many-requests/request-rows.ts'
import { askAnswerHours } from '#house/hours-queries.ts'

type Run = (what: string, text: string, values?: unknown[]) => Promise<void>

/** Their triggers would find each agency's words anew with every user. */
const people = ['agency', 'agency_user']

/**
 * Agencies and their requests in a generated catalogue, as people would have left them who submitted, cancelled and
 * accepted. By the database itself and in the order in which they would have come in, so
 * that its indexes are as full as they would be. The same numbers give the same requests.
 */
export async function fillRequests(
  owner: pg.Client,
  { requests, agencies }: HowMany,
  say: (line: string) => void,
): Promise<void> {
  const run: Run = async (what, text, values = []) => {
    const start = performance.now()
    const { rowCount } = await owner.query(text, values)
    say(`${what}: ${rowCount} in ${Math.round(performance.now() - start)} ms`)
  }
  await owner.query('begin')
  await owner.query(`set local work_mem = '256MB'`)
  await owner.query('set local jit = off')
  const there = await numbersNow(owner)
  const words = [firstWords, secondWords].flatMap((list) => [0, 1].map((side) => list.map((pair) => pair[side])))
  for (const table of people) await owner.query(`alter table ${table} disable trigger user`)
  await run('agencies', insertAgencies, [there.agency, agencies, ...words, paidGroup])
  await run('users', insertUsers, [there.agency, there.user])
  for (const table of people) await owner.query(`alter table ${table} enable trigger user`)
  await owner.query('analyze agency, agency_user')
  await run('what agencies are found by', renewSearchKeys, [there.agency])
  await run('hotels on sale', soldProperties)
  await run('rooms on sale', soldRooms)
  await owner.query('analyze sold, sold_room')
  const { moments, dues } = await momentsOfMonth(owner)
  const after = [there.agency, there.user, there.request, there.contract]
  await run('asked for', askedRequests, [requests, agencies, moments, dues, ...after])
  await owner.query('analyze asked')
  await run('rooms asked for', askedRooms)
  await owner.query('analyze asked_room')
  await run('prices', priced)
  await owner.query('analyze priced')
  await owner.query('alter table journal disable trigger journal_is_posted')
  for (const [what, text] of requestRows) await run(what, text)
  await owner.query('alter table journal enable trigger journal_is_posted')
  await run('counters', insertCounters, [there.request])
  for (const table of ['sold', 'sold_room', 'asked', 'asked_room', 'priced']) await owner.query(`drop table ${table}`)
  await owner.query(numbersGoOn)
  await owner.query('commit')
  const start = performance.now()
  await owner.query('vacuum analyze')
  say(`counted and tidied in ${Math.round(performance.now() - start)} ms`)
}

type Numbers = { agency: string; user: string; request: string; contract: string }

async function numbersNow(owner: pg.Client): Promise<Numbers> {
  const { rows } = await owner.query<Numbers>(
    `select (select coalesce(max(id), 0) from agency) as agency, (select coalesce(max(id), 0) from agency_user) as user,
       (select coalesce(max(id), 0) from request_place) as request,
       (select coalesce(max(id), 0) from contract) as contract`,
  )
  return rows[0]!
}

const numbersGoOn = `
  select setval('agency_id_seq', (select max(id) from agency)),
    setval('agency_user_id_seq', (select max(id) from agency_user)),
    setval('contract_id_seq', (select max(id) from contract)),
    setval('request_number', (select max(id) from request_place))`

/** Every five minutes of the thirty days before the catalogue was made, and when what came in then is to be answered. */
async function momentsOfMonth(owner: pg.Client): Promise<{ moments: Date[]; dues: Date[] }> {
  const { statement, read } = askAnswerHours()
  const { rows, rowCount } = await owner.query(statement.text, [...statement.values])
  const hours = read({ rows, rowCount: rowCount ?? 0 })
  const made = await owner.query<{ day: string }>(`select min(made_on)::text as day from sold`)
  const end = Date.parse(`${made.rows[0]!.day}T00:00Z`)
  const moments: Date[] = []
  for (let at = end - 30 * 24 * msPerHour; at < end; at += 5 * msPerMinute) moments.push(new Date(at))
  return { moments, dues: moments.map((at) => new Date(answerDueAt(at.getTime(), hours))) }
}
