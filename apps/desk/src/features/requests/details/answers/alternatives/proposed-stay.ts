import type { Sent } from '@sarai/wire/core/client.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import { findAlternativeHotels, type priceAlternative } from '@sarai/wire/desk/requests/alternatives.ts'
import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { Option } from '@sarai/ui/kit/choice/option.ts'
import { api } from '#shared/api.ts'

export type FoundHotel = ReplyOf<typeof findAlternativeHotels>['hotels'][number]
export type HotelOption = Option & { of: FoundHotel }

/** Another stay at the price that the clerk has seen, with what it is called. */
export type ProposedStay = {
  stay: Sent<typeof priceAlternative>['body']
  hotel: FoundHotel
  currency: string
  finalPrice: number
  /** Where it has moved since it was added. */
  priceBefore?: number
}

/** Without a word: the hotel that was asked for. */
export const findHotels = async (id: number, search?: string) =>
  (await api(findAlternativeHotels, { params: { id }, query: { search } })).hotels

export function optionOf(language: Language, of: FoundHotel): HotelOption {
  const [label, note] = language === 'fa' ? [of.hotelFa, of.packageFa] : [of.hotelEn, of.packageEn]
  return { id: `${of.propertyId}`, label, note, of }
}

/** For each room of the request the one that the hotel has instead, or the one of the same name, if the hotel has it. */
export function sameRooms({ rooms }: DeskRequest, hotel: FoundHotel | undefined, instead?: string | null): string[] {
  const named = (name: string) => hotel?.rooms.find((room) => room.nameEn === name)
  const other = instead ? named(instead) : undefined
  return rooms.map(({ nameEn }) => `${(other ?? named(nameEn))?.roomTypeId ?? ''}`)
}
