import type { CalendarDay } from '#ground/calendar-day.ts'
import { checkExtras } from '#stay/occupancy.ts'
import type { RoomRules } from '#stay/occupancy.ts'
import { ok, refuse } from '#ground/result.ts'
import type { Result } from '#ground/result.ts'
import { checkStay } from '#stay/stay.ts'
import type { OnSale } from '#stay/stay.ts'
import { priceStay } from '#stay/price/stay-price.ts'
import type { PricedRoom, StayPrice, StayToPrice } from '#stay/price/stay-price.ts'

export type StayToValidate = Omit<StayToPrice, 'rooms'> & {
  readonly hotel: OnSale
  readonly rooms: readonly (PricedRoom & { readonly rules: RoomRules })[]
}

/** The price of a stay that may be sold: what the review step shows, what a quote holds and what a submit freezes. */
export function validatedPrice(wanted: StayToValidate, today: CalendarDay): Result<StayPrice> {
  const stay = checkStay(wanted.stay, wanted.hotel, today)
  if (!stay.ok) return stay
  if (wanted.rooms.length === 0) return refuse('VALIDATION_FAILED', { fields: ['rooms'] })
  for (const [index, room] of wanted.rooms.entries()) {
    const extras = checkExtras(room.extras, room.rules)
    if (!extras.ok) return { ...extras, fields: extras.fields?.map((field) => `rooms.${index}.${field}`) }
  }
  return ok(priceStay(wanted))
}
