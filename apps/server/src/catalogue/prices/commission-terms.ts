import type { HotelId } from '@sarai/domain/ground/ids.ts'
import type { CommissionTerm } from '@sarai/domain/catalogue/commission.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { rangeOf, type Nights } from '#catalogue/prices/keep-one-price.ts'
import { query, type Tx } from '#database/query.ts'

const termsOf = query<
  { group: string; hotelId: HotelId; currency: string },
  Nights & { amount: number; extra: number | null }
>(`
  select first_night as "firstNight", last_night as "lastNight", amount, extra_amount as extra
  from commission where group_code = $group and hotel_id = $hotelId and currency = $currency order by id limit 1000`)

/** What a group earns in a hotel. Terms in another currency than the price's cannot be taken off it. */
export async function commissionTermsOf(
  tx: Tx,
  group: string,
  hotelId: HotelId,
  currency: Currency,
): Promise<CommissionTerm[]> {
  const terms = await termsOf.all(tx, { group, hotelId, currency })
  return terms.map((term) => {
    const commission = money(term.amount, currency)
    if (term.extra === null) return Object.assign(rangeOf(term), { commission })
    return Object.assign(rangeOf(term), { commission, extraCommission: money(term.extra, currency) })
  })
}
