import { randomUUID } from 'node:crypto'
import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { checkRequest, fingerprintOf, type AskedStay } from '@sarai/domain/request/check-request.ts'
import { linesOf, titlesOf } from '@sarai/domain/stay/price/price-lines.ts'
import { makeQuote } from '@sarai/domain/stay/price/quote.ts'
import type { AgencyCaller } from '#caller.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'
import { keptPolicy } from '#contracts/kept-prices.ts'
import { query, type Tx } from '#database/query.ts'
import { judged } from '#reservations/quotes/judged.ts'
import { presentQuote } from '#reservations/quotes/quote-presenter.ts'

const keepQuote = query<{
  agencyId: AgencyId
  id: string
  fingerprint: string
  currency: string
  lines: readonly string[]
  titles: readonly string[] | null
  policy: readonly number[]
  expiresAt: Date
}>(`
  insert into quote (agency_id, id, fingerprint, currency, lines, titles, policy, expires_at)
  values ($agencyId, $id, $fingerprint, $currency, $lines, $titles, $policy, $expiresAt)`)

/** Judges a stay, and holds its price for whoever asked. */
export async function holdPrice(
  tx: Tx,
  { agencyId, language }: AgencyCaller,
  asked: AskedStay,
  { sign, rooms }: { sign: string; rooms: readonly SoldRoom[] },
  judge = judged,
): Promise<QuoteReply> {
  const { price, ...stay } = judge(checkRequest(asked, tx.now))
  const fingerprint = fingerprintOf(asked)
  const quote = makeQuote({ id: randomUUID(), fingerprint, price, policy: stay.policy }, tx.now)
  await keepQuote.later(tx, {
    agencyId,
    id: quote.id,
    fingerprint,
    currency: price.currency,
    lines: linesOf(price).map(String),
    titles: titlesOf(price),
    policy: keptPolicy(quote.policy),
    expiresAt: new Date(quote.expiresAt),
  })
  return presentQuote(language, { quote, checkInAt: stay.checkInAt, sign, asked, rooms })
}
