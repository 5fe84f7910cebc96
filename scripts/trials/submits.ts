import { randomUUID } from 'node:crypto'
import { demoLogins } from '../../apps/server/src/demo/demo-people.ts'
import type { AskedStayBody } from '../../packages/wire/src/portal/asked-stay.ts'
import {
  submitRequest,
  validateRequest,
  type SubmitBody,
  type SubmittedRequest,
} from '../../packages/wire/src/portal/requests.ts'
import type { Call } from '../../packages/wire/src/core/client.ts'
import type { ServiceEnvironment } from '../services/part.ts'
import { nothingElse, staysOnSale } from './stays-on-sale.ts'
import { startBehindHaproxy } from './behind-haproxy.ts'
import { killOne } from './kill-one.ts'
import { portalToken } from './log-in.ts'
import { strictClient } from './steady-calls.ts'
import { untilAnswered } from './until-answered.ts'
import { areAlike, complaintsAbout, sinceThen, whatBecame } from './what-became.ts'

/** As an impatient finger and a bad line would send it. */
const atOnce = 3
/** Submits under way at the same time. */
const sideBySide = 8

/**
 * Submits that arrive three times at once at two API processes, one of which is killed in between: there is one request
 * of each, one number, one mail, and every caller learns which. Returns what went wrong; an empty list means that
 * everything held.
 */
export async function submits(services: ServiceEnvironment, { wanted }: { wanted: number }): Promise<string[]> {
  const reader = services.MAIL_READER_URL
  if (reader === undefined) return ['nobody can count the mails: SMTP_URL names a server of yours']
  const product = await startBehindHaproxy(services)
  const { origin, sql, stop } = product
  try {
    // The receiver may have mails of earlier trials, about the same numbers.
    const address = `trial-${randomUUID()}@parvazasia.example`
    const { rows } = await sql.query<{ id: number }>(
      `update agency_user set email = $1 where username_key = $2 returning agency_id::int as id`,
      [address, demoLogins.portal.username],
    )
    const of = { agencyId: rows[0]!.id, mailsAt: `${reader}/mails?${new URLSearchParams({ to: address })}` }
    const before = await whatBecame(sql, of)
    const token = await portalToken(origin)
    const tally = { lost: 0, again: 0 }
    const call = strictClient(origin, { token: () => token }, () => (tally.lost += 1))
    const bodies: SubmitBody[] = []
    for (const stay of await staysOnSale(sql, wanted)) bodies.push(await quoted(call, stay))

    const answers: SubmittedRequest[][] = []
    const sendThem = async () => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
        const sent = { body, key: randomUUID() }
        const once = () => call(submitRequest, { body: sent.body }, { key: sent.key })
        const each = Array.from({ length: atOnce }, () => untilAnswered(once, () => (tally.again += 1)))
        answers.push(await Promise.all(each))
      }
    }
    const killing = killOne(product, () => answers.length > wanted / 3)
    await Promise.all(Array.from({ length: sideBySide }, sendThem))
    const killed = await killing

    const became = sinceThen(before, await whatBecame(sql, of))
    console.log(`${wanted} submits, each sent ${atOnce} times at once; ${killed}`)
    console.log(`${tally.lost} answers were lost and asked for again with the same key, ${tally.again} more than once`)
    console.log(
      `${became.numbers.length} requests, ${new Set(became.numbers).size} numbers, ${became.mails.length} mails, ` +
        `${became.queued} in the queue of the desk, ${became.counted} on the counter, ` +
        `${became.journals} journals (${became.unbalanced} not zero)`,
    )
    console.log(`all ${atOnce} callers got the same reply: of ${answers.filter(areAlike).length} submits`)
    const complaints = complaintsAbout(wanted, answers, became)
    return tally.lost > 0 ? complaints : [...complaints, 'no answer was lost: the kill hit nothing, and proves nothing']
  } finally {
    await stop()
  }
}

/** As the wizard does: the price first. */
async function quoted(call: Call, stay: AskedStayBody): Promise<SubmitBody> {
  const { QuoteId } = await call(validateRequest, { body: stay })
  return { ...stay, ...nothingElse, QuoteId }
}
