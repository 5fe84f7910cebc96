import { mostListed, type listRequests as operation } from '@sarai/wire/portal/kept-requests.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askFound } from '#reservations/list/found-requests.ts'
import { presentListed, type ListedRow } from '#reservations/list/listed-presenter.ts'
import { counted, newest } from '#reservations/list/newest-requests.ts'
import { leadOf } from '#reservations/list/asked-list.ts'
import { hotelAsked } from '#reservations/list/requested-hotels.ts'
import { viewCounts } from '#reservations/list/view-counts.ts'

export type ListQuery = InputOf<typeof operation>['query']

export async function listRequests(
  db: Database,
  caller: AgencyCaller,
  query: ListQuery,
): Promise<ReplyOf<typeof operation>> {
  const { language } = caller
  const { counts, hotel, rows, total, mayBeMore } = await look(db, caller, query)
  return {
    Data: rows.map((row) => presentListed(language, row)),
    Total: total,
    MayBeMore: mayBeMore,
    Views: { All: counts.all, You: counts.you, Us: counts.us, Upcoming: counts.upcoming },
    AskedHotel: hotel === undefined ? null : language === 'fa' ? hotel.nameFa : hotel.nameEn,
  }
}

/** One round trip, whatever is asked for. */
async function look(db: Database, caller: AgencyCaller, query: ListQuery) {
  const { agencyId } = caller
  const { Page, PageSize, ...asked } = query
  const skip = Math.min((Page - 1) * PageSize, mostListed)
  const page = { agencyId, skip, size: Math.min(PageSize, mostListed - skip) }
  const about = [
    viewCounts.ask.one({ agencyId }),
    hotelAsked.ask.first({ agencyId, hotelId: query.HotelId ?? null }),
  ] as const
  const lead = leadOf(asked)
  if (query.Sort === 'number' && (lead === 'nothing' || lead === 'state')) {
    const state = query.State
    const known = [newest.ask.all({ ...page, state }), counted.ask.all({ agencyId, state })] as const
    const [counts, hotel, rows, [count]] = await db.look(caller, [...about, ...known])
    return { counts, hotel, rows, total: count!.total, mayBeMore: false }
  }
  const [counts, hotel, found] = await db.look(caller, [...about, askFound(asked, page)])
  const { total, mayBeMore } = found[0]!
  const rows = found.filter((row): row is typeof row & ListedRow => row.id !== null)
  return { counts, hotel, rows, total: Math.min(total, mostListed), mayBeMore }
}
