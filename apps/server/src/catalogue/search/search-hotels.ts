import { mostFound, type PackageHotel, type searchHotels as operation } from '@sarai/wire/portal/catalogue.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { PackageId } from '@sarai/domain/ground/ids.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarDayAt, msPerMinute } from '@sarai/domain/ground/hotel-time.ts'
import type { Stay } from '@sarai/domain/stay/stay.ts'
import { tehran } from '@sarai/locale/date/date-display.ts'
import type { AgencyCaller } from '#caller.ts'
import { availabilityOf, presentCard, type CardParts } from '#catalogue/search/card-presenter.ts'
import { cardsOf, type Card } from '#catalogue/search/card-queries.ts'
import { findCards } from '#catalogue/search/find-cards.ts'
import { offerStay } from '#catalogue/search/offered-stay.ts'
import { promotionsOn } from '#catalogue/search/promoted-hotels.ts'
import { roomsOfProperties } from '#catalogue/prices/sold-rooms.ts'
import type { AnswerCache } from '#catalogue/search/answer-cache.ts'
import { typedWords } from '#catalogue/search/typed-name.ts'
import { packagesAnywhere, type VisiblePackage } from '#catalogue/packages/visible-packages.ts'
import type { Tx } from '#database/query.ts'
import { clock } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type Filter = InputOf<typeof operation>['query']
export type HotelAnswer = { readonly hotels: PackageHotel[]; readonly total: number }
export type SearchParts = { db: Database; cache: AnswerCache<HotelAnswer> }

/** Today begins somewhere in the world every half hour, and with it another day to book. */
const dayChange = 30 * msPerMinute

export async function searchHotels(parts: SearchParts, caller: AgencyCaller, filter: Filter): Promise<HotelAnswer> {
  const stay = stayOf(filter)
  const [packages, { now }] = await parts.db.look(caller, [
    packagesAnywhere.ask.all({ agencyId: caller.agencyId }),
    clock.ask.one(),
  ])
  const revisions = packages.map(({ id, revision }) => [id, revision])
  const group = packages[0]?.group ?? null
  const key = JSON.stringify([caller.language, group, revisions, Math.floor(now / dayChange), filter])
  const question = { caller, filter, stay, packages, group, now }
  // What changes between the two readings is new in the answer and old in its key: nobody asks for that key again.
  return parts.cache.remember(key, () => parts.db.read(caller, (tx) => answer(tx, question)))
}

function stayOf({ CheckInDate, CheckOutDate }: Filter): Stay | undefined {
  if (CheckInDate === undefined && CheckOutDate === undefined) return undefined
  if (CheckInDate === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['CheckInDate'] })
  if (CheckOutDate === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['CheckOutDate'] })
  if (CheckOutDate <= CheckInDate) throw new Problem('STAY_TOO_SHORT', { fields: ['CheckOutDate'] })
  return { checkIn: CheckInDate as CalendarDay, checkOut: CheckOutDate as CalendarDay }
}

type Question = {
  readonly caller: AgencyCaller
  readonly filter: Filter
  readonly stay: Stay | undefined
  readonly packages: readonly VisiblePackage[]
  readonly group: string | null
  readonly now: number
}

async function answer(tx: Tx, question: Question): Promise<HotelAnswer> {
  const { caller, filter, packages } = question
  const packageIds = packages.map(({ id }) => id)
  const { ids, total } = await idsFor(tx, filter, packageIds)
  const cards = await cardsOf(tx, ids, packageIds)
  const parts = await partsOf(tx, cards, question)
  const hotels = parts.map((part) => presentCard(caller.language, part))
  return { hotels, total: filter.propertyId === undefined ? total : hotels.length }
}

async function idsFor(tx: Tx, filter: Filter, packages: readonly PackageId[]) {
  if (filter.propertyId !== undefined) return { ids: [filter.propertyId], total: 1 }
  const offset = (filter.Page - 1) * filter.PageSize
  return findCards(tx, typedWords(filter.HotelName ?? ''), {
    packages,
    halfStars: (filter.HotelGrade ?? 0) * 2,
    places: filter.Location?.split(',') ?? [],
    offset: Math.min(offset, mostFound),
    most: Math.max(0, Math.min(filter.PageSize, mostFound - offset)),
  })
}

async function partsOf(tx: Tx, cards: readonly Card[], question: Question): Promise<CardParts[]> {
  const { stay, packages, group, now } = question
  const offered = new Map(packages.map((one) => [one.id, one]))
  const earnedOn = stay?.checkIn ?? calendarDayAt(now, tehran)
  const promotionOf = await promotionsOn(
    tx,
    earnedOn,
    group,
    cards.map(({ hotel_id }) => hotel_id),
  )
  const rooms = stay
    ? await roomsOfProperties(
        tx,
        cards.map(({ property_id }) => property_id),
      )
    : []
  const roomsBy = Map.groupBy(rooms, ({ propertyId }) => propertyId)
  return cards.map((card) => {
    const sold = offered.get(card.package_id)!
    const promotion = promotionOf(card.hotel_id, sold.currency)
    if (!stay) return { card, package: sold, promotion, stay: undefined }
    const available = availabilityOf(card, sold)
    const onSale = {
      isActive: card.active && available !== undefined,
      available: available ?? card,
      currency: sold.currency,
    }
    const today = calendarDayAt(now, card.shown.timeZone)
    const outcome = offerStay(stay, onSale, roomsBy.get(card.property_id) ?? [], today)
    return { card, package: sold, promotion, stay: { asked: stay, outcome } }
  })
}
