import type { PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { pictureAddress } from '@sarai/wire/desk/pictures.ts'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { overlapOf, type DayRange } from '@sarai/domain/ground/day-range.ts'
import type { Refusal, Result } from '@sarai/domain/ground/result.ts'
import { nightCount, type Stay } from '@sarai/domain/stay/stay.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import type { Card } from '#catalogue/search/card-queries.ts'
import type { OfferedRoom } from '#catalogue/search/offered-stay.ts'
import type { Promotion } from '#catalogue/search/promoted-hotels.ts'
import type { VisiblePackage } from '#catalogue/packages/visible-packages.ts'
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
    accommodationPropertyId: card.property_id,
    accommodationPackageId: card.package_id,
    hotelPackageId: card.property_id,
    hotelId: card.hotel_id,
    hotelGrade: card.half_stars / 2,
    title: language === 'fa' ? offered.title_fa : offered.title_en,
    hotelName: name[language],
    hotelLatinName: name.en,
    hotelPlace: place[language],
    currency: offered.currency,
    currencySign: offered.sign,
    availableSince: showDate(language, first),
    availableSinceISO8601: first,
    availableUntil: showDate(language, last),
    availableUntilISO8601: last,
    minPrice: card.min_price,
    roomService: boardName(language, board),
    roomServiceAbbreviation: board,
    isInActive: !card.active,
    pictureUrl: picture && pictureAddress(picture.key, 640),
    commission: promotion?.amount ?? null,
    extraCommission: promotion?.extra ?? null,
    stay: stay === undefined ? null : presentStay(language, stay),
  }
}

function presentStay(language: Language, { asked, outcome }: NonNullable<CardParts['stay']>): PackageHotel['stay'] {
  const offer = outcome.ok ? outcome.value : undefined
  return {
    nights: Math.max(0, nightCount(asked)),
    totalPrice: offer ? Number(offer.price.minor) : null,
    roomTypeId: offer?.room.id ?? null,
    roomType: offer?.room.name[language] ?? null,
    problem: outcome.ok ? null : { code: outcome.why, text: sentenceOf(language, outcome) },
  }
}

/** Days in a sentence are written as the language writes them. */
function sentenceOf(language: Language, { why, values = {} }: Refusal): string {
  const written = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'string' && isCalendarDay(value) ? showDate(language, value) : value] as const
  })
  return new Problem(why, { values: Object.fromEntries(written) }).textIn(language, {})
}
