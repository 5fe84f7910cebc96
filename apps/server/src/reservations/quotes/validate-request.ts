import { randomUUID } from 'node:crypto'
import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import { checkRequest, fingerprintOf } from '@sarai/domain/request/check-request.ts'
import { linesOf } from '@sarai/domain/stay/price/price-lines.ts'
import { makeQuote } from '@sarai/domain/stay/price/quote.ts'
import type { AgencyCaller } from '#caller.ts'
import { askRoomsOf } from '#catalogue/prices/sold-rooms.ts'
import { askPropertyForSale } from '#catalogue/prices/sold-property.ts'
import { keptPolicy } from '#contracts/kept-prices.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { askedStay, stayOf } from '#reservations/quotes/asked-stay.ts'
import { judged } from '#reservations/quotes/judged.ts'
import { presentQuote } from '#reservations/quotes/quote-presenter.ts'

const keepQuote = query<{
  agencyId: AgencyId
  id: string
  fingerprint: string
  currency: string
  lines: readonly string[]
  policy: readonly number[]
  expiresAt: Date
}>(`
  insert into quote (agency_id, id, fingerprint, currency, lines, policy, expires_at)
  values ($agencyId, $id, $fingerprint, $currency, $lines, $policy, $expiresAt)`)

/** Everything that the price depends on is read in the transaction that holds it. */
export function validateRequest(db: Database, caller: AgencyCaller, body: AskedStayBody): Promise<QuoteReply> {
  const { agencyId, language } = caller
  const propertyId = body.AccommodationPropertyId
  const onOffer = [
    askPropertyForSale(agencyId, propertyId, stayOf(body)),
    askRoomsOf(propertyId),
    askHousePolicy(),
  ] as const
  return db.write(caller, onOffer, async (tx, [property, rooms, policy]) => {
    const asked = askedStay(agencyId, body, { property, rooms, policy })
    const { price, ...stay } = judged(checkRequest(asked, tx.now))
    const fingerprint = fingerprintOf(asked)
    const quote = makeQuote({ id: randomUUID(), fingerprint, price, policy: stay.policy }, tx.now)
    await keepQuote.later(tx, {
      agencyId,
      id: quote.id,
      fingerprint,
      currency: price.currency,
      lines: linesOf(price).map(String),
      policy: keptPolicy(quote.policy),
      expiresAt: new Date(quote.expiresAt),
    })
    return presentQuote(language, { quote, checkInAt: stay.checkInAt, sign: property!.sign, asked, rooms })
  })
}
