import type { CalendarDay } from '#ground/calendar-day.ts'
import type { Instant } from '#ground/hotel-time.ts'
import type { Money } from '#ground/money.ts'

/** In which a hotel is written to, and reads its page. */
export const hotelLanguages = ['en', 'tr'] as const
export type HotelLanguage = (typeof hotelLanguages)[number]

/** Why a hotel says no, as far as the desk needs it to answer the agency. */
export const noReasons = ['full', 'closed', 'minimum-stay', 'other'] as const
export type NoReason = (typeof noReasons)[number]

/** Of one room and night, or of all rooms for the whole stay. */
export const pricedBy = ['night', 'stay'] as const
/** What the hotel wants from us, as it typed it: nothing is worked out of it. */
export type HotelPrice = { readonly per: (typeof pricedBy)[number]; readonly amount: Money }

/** With every yes: until when the rooms are held, and the hotel's own number, which may follow later. */
type Held = { readonly confirmationNumber?: string; readonly optionUntil?: Instant }

/**
 * What the hotel says when it is asked by its link. It knows no price of ours and types its own, so that `price` is
 * what the hotel wants from us. Staff read it and decide: by itself it changes nothing.
 */
export type HotelSays =
  | ({ readonly says: 'yes' } & Held)
  | {
      readonly says: 'no'
      readonly reason?: NoReason
      /** When it could take the guests instead. */
      readonly free?: { readonly from: CalendarDay; readonly until: CalendarDay }
    }
  | ({ readonly says: 'another-price'; readonly price: HotelPrice } & Held)
  | ({ readonly says: 'another-room'; readonly room: string; readonly price?: HotelPrice } & Held)

export type HotelAnswer = HotelSays & {
  /** Of the answers to one question: 1 is the first. A later one takes its place. */
  readonly number: number
  readonly at: Instant
  /** Who says so, as they typed it. */
  readonly by?: string
  readonly remark?: string
  /** When the desk decided from it: from then on the hotel changes it no more. */
  readonly usedAt?: Instant
}

/** Every yes holds rooms; a no holds none. */
export function isYes(answer: HotelSays): answer is Exclude<HotelSays, { says: 'no' }> {
  return answer.says !== 'no'
}
