import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { checkOpen } from '@sarai/domain/stay/closed-dates.ts'
import { compare, type Currency, type Money } from '@sarai/domain/ground/money.ts'
import { ok, type Refusal, type Result } from '@sarai/domain/ground/result.ts'
import { noExtras } from '@sarai/domain/catalogue/room-rates.ts'
import { priceStay } from '@sarai/domain/stay/price/stay-price.ts'
import { checkStay, type OnSale, type Stay } from '@sarai/domain/stay/stay.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'

export type OfferedRoom = { readonly room: SoldRoom; readonly price: Money }

/**
 * The cheapest room of a property for a stay, without extras, or why there is none. The price is that of the fare
 * breakdown, special dates and all: what a quote for the same room would say.
 */
export function offerStay(
  stay: Stay,
  onSale: OnSale & { readonly currency: Currency },
  rooms: readonly SoldRoom[],
  today: CalendarDay,
): Result<OfferedRoom> {
  const checked = checkStay(stay, onSale, today)
  if (!checked.ok) return checked
  let best: OfferedRoom | undefined
  let refusal: Refusal | undefined
  for (const room of rooms) {
    const open = checkOpen(stay, room.closed)
    if (!open.ok) {
      refusal ??= open
      continue
    }
    const priced = priceStay({
      stay,
      rooms: [{ rates: room.rates, extras: noExtras }],
      commissionTerms: [],
      currency: onSale.currency,
    })
    if (!best || compare(priced.totalPrice, best.price) < 0) best = { room, price: priced.totalPrice }
  }
  return best ? ok(best) : (refusal ?? { ok: false, why: 'HOTEL_INACTIVE' })
}
