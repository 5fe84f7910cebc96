import type { PackageHotel } from '@sarai/contract/catalogue.ts'
import { pictureAddress } from '@sarai/contract/desk-pictures.ts'
import { isCalendarDay } from '@sarai/domain/calendar-day.ts'
import { overlapOf, type DayRange } from '@sarai/domain/day-range.ts'
import type { Refusal, Result } from '@sarai/domain/result.ts'
import { nightCount, type Stay } from '@sarai/domain/stay.ts'
import { showDate } from '@sarai/locale/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName } from '@sarai/locale/room-words.ts'
import type { Card } from '#catalogue/card-queries.ts'
import type { OfferedRoom } from '#catalogue/offered-stay.ts'
import type { Promotion } from '#catalogue/promoted-hotels.ts'
import type { VisiblePackage } from '#catalogue/visible-packages.ts'
import { Problem } from '#problem.ts'

export type CardParts = {
  readonly card: Card
  readonly package: VisiblePackage
  readonly promotion: Promotion | undefined
  readonly stay: { readonly asked: Stay; readonly outcome: Result<OfferedRoom> } | undefined
}

/** When a property can be slept in: while it and its package are on sale. Undefined when they never meet. */
export function availabilityOf(card: Card, offered: VisiblePackage): DayRange | undefined {
  return overlapOf(card, offered)
}

export function presentCard(language: Language, { card, package: offered, promotion, stay }: CardParts): PackageHotel {
  const { first, last } = availabilityOf(card, offered) ?? card
  const { name, place, board, picture } = card.shown
  return {
    AccommodationPropertyId: card.property_id,
    AccommodationPackageId: card.package_id,
    HotelPackageId: card.property_id,
    HotelId: card.hotel_id,
    HotelGrade: card.half_stars / 2,
    Title: language === 'fa' ? offered.title_fa : offered.title_en,
    HotelName: name[language],
    HotelLatinName: name.en,
    HotelPlace: place[language],
    Currency: offered.currency,
    CurrencySign: offered.sign,
    AvailableSince: showDate(language, first),
    AvailableSinceISO8601: first,
    AvailableUntil: showDate(language, last),
    AvailableUntilISO8601: last,
    MinPrice: card.min_price,
    RoomService: boardName(language, board),
    RoomServiceAbbreviation: board,
    IsInActive: !card.active,
    PictureUrl: picture && pictureAddress(picture.key, 640),
    Commission: promotion?.amount ?? null,
    ExtraCommission: promotion?.extra ?? null,
    Stay: stay === undefined ? null : presentStay(language, stay),
  }
}

function presentStay(language: Language, { asked, outcome }: NonNullable<CardParts['stay']>): PackageHotel['Stay'] {
  const offer = outcome.ok ? outcome.value : undefined
  return {
    Nights: Math.max(0, nightCount(asked)),
    TotalPrice: offer ? Number(offer.price.minor) : null,
    RoomTypeId: offer?.room.id ?? null,
    RoomType: offer?.room.name[language] ?? null,
    Problem: outcome.ok ? null : { Code: outcome.why, Text: sentenceOf(language, outcome) },
  }
}

/** Days in a sentence are written as the language writes them. */
function sentenceOf(language: Language, { why, values = {} }: Refusal): string {
  const written = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'string' && isCalendarDay(value) ? showDate(language, value) : value] as const
  })
  return new Problem(why, { values: Object.fromEntries(written) }).textIn(language, {})
}
