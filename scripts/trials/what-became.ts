import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { SubmittedRequest } from '../../packages/wire/src/portal/requests.ts'
import type { ReceivedMail } from '../services/mail-receiver.ts'

/** What an agency has asked for. */
export type Became = {
  /** …, of the rows. */
  numbers: readonly string[]
  queued: number
  clocks: number
  priced: number
  counted: number
  journals: number
  unbalanced: number
  /** The subject of each that arrived. */
  mails: readonly string[]
}

type Rows = Omit<Became, 'mails'>

export async function whatBecame(
  sql: pg.Client,
  { agencyId, mailsAt }: { agencyId: number; mailsAt: string },
): Promise<Became> {
  await untilNothingIsQueued(sql, ['mail-request'])
  const count = (table: string) => `(select count(*)::int from ${table} where agency_id = $1)`
  const { rows } = await sql.query<Rows>(
    `select (select coalesce(array_agg('R-' || id order by id), '{}') from request where agency_id = $1) as numbers,
       ${count('desk_request')} as queued, ${count('request_clock')} as clocks, ${count('price_version')} as priced,
       (select coalesce(sum(requests), 0)::int from request_count where agency_id = $1) as counted,
       ${count('journal')} as journals,
       (select count(*)::int from journal where 0 <> (select sum(amount) from unnest(amounts) amount)) as unbalanced`,
    [agencyId],
  )
  const received = (await (await fetch(mailsAt)).json()) as ReceivedMail[]
  return { ...rows[0]!, mails: received.map(({ subject }) => subject) }
}

/** What the submits of a trial added: demo agencies have asked for something before. */
export function sinceThen(before: Became, after: Became): Became {
  return {
    numbers: after.numbers.filter((number) => !before.numbers.includes(number)),
    queued: after.queued - before.queued,
    clocks: after.clocks - before.clocks,
    priced: after.priced - before.priced,
    counted: after.counted - before.counted,
    journals: after.journals - before.journals,
    unbalanced: after.unbalanced,
    mails: after.mails.slice(before.mails.length),
  }
}

/** What waits for its hour, as the reminders of the demo do, is not waited for. What failed once is. */
const underWay = `select 1 from graphile_worker.jobs
  where task_identifier = any ($1) and (run_at <= now() or attempts > 0) limit 1`

/** The worker sends the mails, and comes to them when it does. */
export async function untilNothingIsQueued(sql: pg.Client, tasks: readonly string[]): Promise<void> {
  for (const end = Date.now() + 300_000; ; await pause(200)) {
    const { rows } = await sql.query(underWay, [tasks])
    if (rows.length === 0) return
    if (Date.now() > end) throw new Error(`the worker has not done ${tasks.join(', ')} in five minutes`)
  }
}

/** By submit: what each of those who sent it was answered. */
export type Answers = readonly (readonly SubmittedRequest[])[]

export function complaintsAbout(wanted: number, answers: Answers, became: Became): string[] {
  const told = answers.map(([first]) => first?.RequestNumber ?? 'none')
  const differing = answers.filter((replies) => !areAlike(replies))
  const amounts: Record<string, number> = {
    requests: became.numbers.length,
    'different numbers': new Set(became.numbers).size,
    'different numbers that callers were told': new Set(told).size,
    'rows in the queue of the desk': became.queued,
    clocks: became.clocks,
    'price versions': became.priced,
    'on the counter': became.counted,
    mails: became.mails.length,
    'requests with a mail of their own': became.numbers.filter((number) => isNamedOnce(number, became.mails)).length,
  }
  return [
    ...Object.entries(amounts).flatMap(([what, found]) =>
      found === wanted ? [] : [`${found} ${what}, not ${wanted}`],
    ),
    ...differing.map((replies) => `the same submit was answered ${JSON.stringify(replies)}`),
    ...told.filter((number) => !became.numbers.includes(number)).map((number) => `${number} was told and is not there`),
    ...(became.unbalanced > 0 ? [`${became.unbalanced} journals do not sum to zero`] : []),
  ]
}

/** A repetition gets the reply that was kept, whose names may come in another order. */
export function areAlike(replies: readonly SubmittedRequest[]): boolean {
  return replies.every((reply) => isDeepStrictEqual(reply, replies[0]))
}

function isNamedOnce(number: string, subjects: readonly string[]): boolean {
  return subjects.filter((subject) => subject.split(/\s+/).includes(number)).length === 1
}
