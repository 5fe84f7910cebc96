import { mostFound, searchHotels as operation, type PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { CalendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { calendarDayAt, msPerMinute } from '@sarai/domain/ground/hotel-time.ts'
import { mostNights, nightCount, type Stay } from '@sarai/domain/stay/stay.ts'
import type { AgencyCaller } from '#caller.ts'
import { soldRoom } from '#catalogue/prices/sold-rooms.ts'
import { packagesAnywhere, type VisiblePackage } from '#catalogue/packages/visible-packages.ts'
import type { FoundCard, FoundRow } from '#catalogue/search/card-queries.ts'
import { findCards } from '#catalogue/search/find-cards.ts'
import { cardOf, type Wanted } from '#catalogue/search/listed-cards.ts'
import { offerStay } from '#catalogue/search/offered-stay.ts'
import { typedWords } from '#catalogue/search/typed-name.ts'
import { availabilityOf, createCardWriter, type OfferedStay } from '#catalogue/search/write-card.ts'
import type { Question } from '#database/query.ts'
import { clock } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { AnswerCache } from '#http/answers/answer-cache.ts'
import { ReadyAnswer, type Json, type Made } from '#http/answers/ready-answer.ts'
import { Problem } from '#problem.ts'

type Filter = InputOf<typeof operation>['query']
export type HotelAnswer = ReadyAnswer<PackageHotel[]>
export type SearchParts = { db: Database; cache: AnswerCache; lastSeen: LastSeen }

/** What each agency's packages were when it last asked, and those of whoever asked last: its answer may be known. */
export type LastSeen = { readonly by: Map<AgencyId, string>; ofAnybody?: string }
const mostSeen = 20_000

/** Today begins somewhere in the world every half hour, and with it another day to book. */
const dayChange = 30 * msPerMinute
/** After so many changes in the middle of a search the answer is given, and kept for nobody. */
const mostTries = 3

/** What an agency may see at the moment, read with every call. */
type Seen = { readonly packages: readonly VisiblePackage[]; readonly now: number }

/**
 * Asks only whether the packages are as they were, when the answer for those is known; else for everything at once.
 * Either is one round trip, but for the call that finds the packages changed.
 */
export async function searchHotels(parts: SearchParts, caller: AgencyCaller, filter: Filter): Promise<HotelAnswer> {
  const { db, cache, lastSeen } = parts
  const stay = stayOf(filter)
  const keyFor = (state: string) => `${caller.language} ${state} ${JSON.stringify(filter)}`
  const before = lastSeen.by.get(caller.agencyId) ?? lastSeen.ofAnybody
  if (before !== undefined && cache.has(operation, keyFor(before))) {
    const known = cache.find(operation, keyFor(noted(lastSeen, caller, await seenBy(db, caller))))
    if (known !== undefined) return known
  }
  for (let tries = 1; ; tries += 1) {
    const { seen, rows, isOfOneMoment } = await ask(db, caller, wantedBy(caller, filter, stay), filter)
    const key = keyFor(noted(lastSeen, caller, seen))
    const found = () => made(caller, seen, rows, stay, filter.propertyId !== undefined)
    // Others of the group are given the same: it must be of what the key says, and of nothing that came after.
    if (isOfOneMoment) return cache.find(operation, key) ?? cache.keep(operation, key, found())
    if (tries === mostTries) return new ReadyAnswer(found())
  }
}

function stayOf({ CheckInDate, CheckOutDate }: Filter): Stay | undefined {
  if (CheckInDate === undefined && CheckOutDate === undefined) return undefined
  if (CheckInDate === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['CheckInDate'] })
  if (CheckOutDate === undefined) throw new Problem('VALIDATION_FAILED', { fields: ['CheckOutDate'] })
  if (CheckOutDate <= CheckInDate) throw new Problem('STAY_TOO_SHORT', { fields: ['CheckOutDate'] })
  const stay = { checkIn: CheckInDate as CalendarDay, checkOut: CheckOutDate as CalendarDay }
  // Before anything is priced: a stay of years would keep everybody else waiting.
  if (nightCount(stay) <= mostNights) return stay
  throw new Problem('STAY_TOO_LONG', { values: { nights: mostNights }, fields: ['CheckOutDate'] })
}

const seeing = ({ agencyId }: AgencyCaller) => [packagesAnywhere.ask.all({ agencyId }), clock.ask.one()] as const

async function seenBy(db: Database, caller: AgencyCaller): Promise<Seen> {
  const [packages, { now }] = await db.look(caller, seeing(caller))
  return { packages, now }
}

/** An answer is true for these revisions, this group and this half hour. */
function noted(lastSeen: LastSeen, { agencyId }: AgencyCaller, { packages, now }: Seen): string {
  const state = JSON.stringify([groupOf(packages), revisionsOf(packages), Math.floor(now / dayChange)])
  if (lastSeen.by.size >= mostSeen) lastSeen.by.clear()
  lastSeen.by.set(agencyId, state)
  lastSeen.ofAnybody = state
  return state
}

function groupOf(packages: readonly VisiblePackage[]): string | null {
  return packages[0]?.group ?? null
}

/** As the search itself says it (cardsFound). */
function revisionsOf(packages: readonly VisiblePackage[]): string {
  return packages.map(({ id, revision }) => `${id}:${revision}`).join(',')
}

function wantedBy({ agencyId, language }: AgencyCaller, filter: Filter, stay: Stay | undefined): Wanted {
  const offset = (filter.Page - 1) * filter.PageSize
  return {
    agencyId,
    language,
    day: stay?.checkIn ?? null,
    stay: stay !== undefined,
    halfStars: (filter.HotelGrade ?? 0) > 0 && filter.HotelGrade! * 2,
    places: filter.Location?.split(',') ?? false,
    offset: Math.min(offset, mostFound),
    most: Math.max(0, Math.min(filter.PageSize, mostFound - offset)),
  }
}

/**
 * The first of the questions takes along what the agency may see. Each statement sees the moment at which it runs: one
 * that saw other packages, or another group, is told.
 */
async function ask(db: Database, caller: AgencyCaller, wanted: Wanted, filter: Filter) {
  let seen: Seen | undefined
  let isOfOneMoment = true
  const look = async <Answer>(questions: readonly Question<Answer>[]): Promise<Answer[]> => {
    if (seen !== undefined) return db.look(caller, questions)
    const [packages, { now }, ...answers] = await db.look(caller, [...seeing(caller), ...questions])
    seen = { packages, now }
    return answers
  }
  const find = async (question: Question<FoundRow[]>) => {
    const [rows = []] = await look([question])
    const [{ seenPackages, seenGroup } = { seenPackages: '', seenGroup: null }] = rows
    const { packages } = seen!
    if (seenPackages !== revisionsOf(packages) || seenGroup !== groupOf(packages)) isOfOneMoment = false
    return rows
  }
  const { propertyId, HotelName = '' } = filter
  const rows = await (propertyId === undefined
    ? findCards({ look, find }, typedWords(HotelName), wanted)
    : find(cardOf(propertyId, wanted)))
  return { seen: seen!, rows, isOfOneMoment }
}

function made(
  { language }: AgencyCaller,
  { packages, now }: Seen,
  rows: readonly FoundRow[],
  stay: Stay | undefined,
  isOneProperty: boolean,
): Made<PackageHotel[]> {
  const offered = new Map(packages.map((one) => [one.id, one]))
  const write = createCardWriter(language)
  const cards: string[] = []
  for (const row of rows) {
    const sold = row.propertyId === null ? undefined : offered.get(row.packageId)
    // A package that was published a moment after the packages were read is not in this answer yet.
    if (row.propertyId === null || sold === undefined) continue
    cards.push(write(row, sold, stay && offerOf(row, sold, stay, now)))
  }
  const total = isOneProperty ? cards.length : (rows[0]?.total ?? 0)
  const json: Json<PackageHotel[]> = `[${cards.join(',')}]`
  return { json, headers: { 'x-total-count': `${total}` } }
}

function offerOf(card: FoundCard, sold: VisiblePackage, stay: Stay, now: number): OfferedStay {
  const available = availabilityOf(card, sold)
  const onSale = {
    isActive: card.active && available !== undefined,
    available: available ?? card,
    currency: sold.currency,
  }
  const rooms = card.rooms?.map(soldRoom) ?? []
  return { asked: stay, outcome: offerStay(stay, onSale, rooms, calendarDayAt(now, card.timeZone!)) }
}
