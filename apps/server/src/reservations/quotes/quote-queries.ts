import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { fingerprintOf, type AskedStay } from '@sarai/domain/request/check-request.ts'
import { priceOfLines } from '@sarai/domain/stay/price/price-lines.ts'
import type { Quote } from '@sarai/domain/stay/price/quote.ts'
import { policyFrom } from '#contracts/kept-prices.ts'
import { query } from '#database/query.ts'
import { Problem } from '#problem.ts'

type QuoteRow = {
  readonly id: string
  readonly fingerprint: string
  readonly currency: Currency
  readonly lines: readonly number[]
  readonly titles: readonly string[] | null
  readonly policy: readonly number[]
  readonly expiresAt: Date
}

export const findQuote = query<{ agencyId: AgencyId; quoteId: string | null }, QuoteRow>(`
  select id, fingerprint, currency, to_json(lines) as lines, titles, policy, expires_at as "expiresAt"
  from quote where agency_id = $agencyId and id = $quoteId`)

/** The quote for exactly this stay. One that was swept has expired; the lines of another stay cannot be read as this one's. */
export function quoteFor(asked: AskedStay, row: QuoteRow | undefined): Quote {
  if (row === undefined) throw new Problem('QUOTE_EXPIRED')
  if (row.fingerprint !== fingerprintOf(asked)) throw new Problem('QUOTE_OTHER_STAY')
  const extras = asked.rooms.map((room) => room.extras)
  return {
    id: row.id,
    fingerprint: row.fingerprint,
    price: priceOfLines(row.lines, { stay: asked.stay, extras, currency: row.currency, titles: row.titles }),
    policy: policyFrom(row.policy),
    expiresAt: row.expiresAt.getTime(),
  }
}
