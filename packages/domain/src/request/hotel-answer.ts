import type { Instant } from '#ground/hotel-time.ts'
import type { Money } from '#ground/money.ts'

/**
 * What the hotel says when it is asked by its link. It knows no price of ours and types its own, so that `price` is
 * what the hotel wants from us. Staff read it and decide: by itself it changes nothing.
 */
export type HotelSays =
  | { readonly says: 'yes'; readonly confirmationNumber?: string; readonly optionUntil?: Instant }
  | { readonly says: 'no' }
  | { readonly says: 'another-price'; readonly price: Money }
  | { readonly says: 'another-room'; readonly room: string; readonly price?: Money }

export type HotelAnswer = HotelSays & { readonly at: Instant; readonly remark?: string }
