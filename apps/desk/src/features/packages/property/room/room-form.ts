import type { RoomTypeFields } from '@sarai/wire/desk/room-types.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'

export const extraPrices = ['extraBedPrice', 'childWithBedPrice', 'childNoBedPrice'] as const
export type ExtraPrice = (typeof extraPrices)[number]
type PriceName = 'basePrice' | ExtraPrice
type Answers = Record<'meant' | `${ExtraPrice}Meant`, string>

/** A room type as it stands in the form: its prices are still text, and one that is far from others is said to be meant. */
export type TypedRoom = Omit<RoomTypeFields, PriceName> & Record<PriceName, string> & Answers
export type RoomForm = CallForm<TypedRoom, RoomTypeFields & Answers>
