import type { PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { isCalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { mostSpecific, overlapOf, type DayRange } from '@sarai/domain/ground/day-range.ts'
import type { Refusal, Result } from '@sarai/domain/ground/result.ts'
import { nightCount, type Stay } from '@sarai/domain/stay/stay.ts'
import { showDate } from '@sarai/locale/date/date-display.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName } from '@sarai/locale/words/room-words.ts'
import type { FoundCard } from '#catalogue/search/card-queries.ts'
import type { OfferedRoom } from '#catalogue/search/offered-stay.ts'
import type { VisiblePackage } from '#catalogue/packages/visible-packages.ts'
import { Problem } from '#problem.ts'

export type OfferedStay = { readonly asked: Stay; readonly outcome: Result<OfferedRoom> }

/** When a property can be slept in: while it and its package are on sale. Undefined when they never meet. */
export function availabilityOf(card: DayRange, offered: VisiblePackage): DayRange | undefined {
  return overlapOf(card, offered)
}

/**
 * Writes cards as they are sent. Most of a card is ready (functions/card-ready.sql); what its package says, its days and
 * its board are the same on many cards of an answer, and are written once.
 */
export function createCardWriter(language: Language) {
  const remembered = new Map<string, string>()
  const written = (name: string, make: () => object): string => {
    const known = remembered.get(name) ?? fieldsOf(make())
    remembered.set(name, known)
    return known
  }
  return (card: FoundCard, offered: VisiblePackage, stay: OfferedStay | undefined): string => {
    const { first, last } = availabilityOf(card, offered) ?? card
    const promotion = mostSpecific(card.promotions?.filter(({ currency }) => currency === offered.currency) ?? [])
    return (
      card.ready +
      written(`package ${offered.id}`, () => packageOn(language, offered)) +
      written(`${first} ${last}`, () => daysOn(language, { first, last })) +
      written(`board ${card.board}`, () => boardOn(language, card)) +
      `,"commission":${promotion?.amount ?? null},"extraCommission":${promotion?.extra ?? null},"stay":` +
      `${stay === undefined ? null : JSON.stringify(presentStay(language, stay))}}`
    )
  }
}

/** To follow other fields: `,"a":1`. */
function fieldsOf(part: object): string {
  return `,${JSON.stringify(part).slice(1, -1)}`
}

function packageOn(language: Language, offered: VisiblePackage) {
  const title = language === 'fa' ? offered.title_fa : offered.title_en
  return { title, currency: offered.currency, currencySign: offered.sign } satisfies Partial<PackageHotel>
}

function daysOn(language: Language, { first, last }: DayRange) {
  return {
    availableSince: showDate(language, first),
    availableSinceISO8601: first,
    availableUntil: showDate(language, last),
    availableUntilISO8601: last,
  } satisfies Partial<PackageHotel>
}

function boardOn(language: Language, { board }: FoundCard) {
  return { roomService: boardName(language, board), roomServiceAbbreviation: board } satisfies Partial<PackageHotel>
}

function presentStay(language: Language, { asked, outcome }: OfferedStay): PackageHotel['stay'] {
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
