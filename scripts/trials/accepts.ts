import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { acceptRequest } from '../../packages/wire/src/desk/requests/answers.ts'
import { CallFailed } from '../../packages/wire/src/core/client.ts'
import type { ReplyOf } from '../../packages/wire/src/core/operation.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { startBehindHaproxy } from './behind-haproxy.ts'
import { booksThatDiffer } from './books-that-differ.ts'
import { aNewRequest, copyRequest } from './copied-requests.ts'
import { killOne } from './kill-one.ts'
import { deskToken } from './log-in.ts'
import { strictClient } from './steady-calls.ts'
import { untilAnswered } from './until-answered.ts'

/** Clerks who answer at the same time. */
const sideBySide = 6

type Told = Map<number, ReplyOf<typeof acceptRequest> | string>

/**
 * Clerks accept requests at two API processes, one of which is killed in between. Whoever got no answer asks again with
 * the same key, as the dialog does, and learns what became of it: never that somebody else has changed the request,
 * which is what a second decision would read. Returns what went wrong; an empty list means that everything held.
 */
export async function accepts(services: ServiceEnvironment, { wanted }: { wanted: number }): Promise<string[]> {
  const product = await startBehindHaproxy(services)
  const { origin, sql, stop } = product
  try {
    const requests = await copyRequest(sql, await aNewRequest(sql), wanted)
    const { rows } = await sql.query<{ version: number; finalPrice: number }>(
      `select version, final_price::int as "finalPrice" from request where id = $1`,
      [requests[0]!.requestId],
    )
    const body = { ...rows[0]!, hotelConfirmationNumber: '' }
    const token = await deskToken(origin)
    const tally = { lost: 0 }
    const call = strictClient(origin, { token: () => token }, () => (tally.lost += 1))
    const told: Told = new Map()
    const waiting = [...requests]
    const clerk = async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const sent = { params: { id: next.requestId }, key: randomUUID() }
        const once = () => call(acceptRequest, { params: sent.params, body }, { key: sent.key })
        told.set(sent.params.id, await untilAnswered(once, () => undefined).catch(said))
      }
    }
    const killing = killOne(product, () => told.size > wanted / 3)
    await Promise.all(Array.from({ length: sideBySide }, clerk))
    console.log(`${wanted} requests accepted by ${sideBySide} clerks; ${await killing}`)
    console.log(`${tally.lost} answers were lost and asked for again with the same key`)
    const complaints = [...(await complaintsAbout(sql, told)), ...(await booksThatDiffer(sql))]
    return tally.lost > 0 ? complaints : [...complaints, 'no answer was lost: the kill hit nothing, and proves nothing']
  } finally {
    await stop()
  }
}

function said(error: unknown): string {
  return error instanceof CallFailed ? error.code : String(error)
}

/** Each was accepted once, and its clerk was told the version and the deadline that it has. */
async function complaintsAbout(sql: pg.Client, told: Told): Promise<string[]> {
  const { rows } = await sql.query<{ id: number; state: string; version: number; at: Date; accepts: number }>(
    `select id::int, state, version, deadline_at as at, (
       select count(*)::int from request_event event
       where event.agency_id = request.agency_id and request_id = id and what = 'accept') as accepts
     from request where id = any ($1)`,
    [[...told.keys()]],
  )
  return rows.flatMap(({ id, state, version, at, accepts: times }) => {
    const answer = told.get(id)!
    if (typeof answer === 'string') return [`R-${id} is ${state}, and its clerk read ${answer}`]
    const isKnown = answer.version === version && answer.deadlineAt === at.toISOString()
    if (times === 1 && isKnown) return []
    return [`R-${id} was accepted ${times} times, is at version ${version}, and was told ${JSON.stringify(answer)}`]
  })
}
