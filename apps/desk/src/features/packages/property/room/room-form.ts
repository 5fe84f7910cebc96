import type { RoomTypeFields } from '@sarai/wire/desk/room-types.ts'
import type { CallForm } from '@sarai/frame/form/call-form.tsx'

type PriceName = 'basePrice' | 'extraBedPrice' | 'childWithBedPrice' | 'childNoBedPrice'

/** A room type as it stands in the form: its prices are still text, and one that is far from others is said to be meant. */
export type TypedRoom = Omit<RoomTypeFields, PriceName> & Record<PriceName | 'meant', string>
export type RoomForm = CallForm<TypedRoom, RoomTypeFields & { meant: string }>
