import type { findAlternativeHotels as operation } from '@sarai/wire/desk/requests/alternatives.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { anywhere, visibleOn } from '#catalogue/packages/visible-packages.ts'
import { placeOfRequest } from '#contracts/happen-to.ts'
import { containing } from '#database/containing.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type Found = ReplyOf<typeof operation>['hotels'][number]

/** Enough to choose from; whoever misses one types more of its name. */
const mostShown = 10

/** Where nothing is typed: the hotel that was asked for, to find another room or other dates there. */
const hotels = filteredQuery<{ pattern: string }, Found, { agencyId: AgencyId; requestId: RequestId }>(
  { pattern: 'spelling_key(search_key) like $pattern' },
  (and) => `
  with found as materialized (
    select id, name_en, name_fa from hotel
    where active${and === '' ? ` and id = (select hotel_id from request where agency_id = $agencyId and id = $requestId)` : and}
      and exists (
        select from property join (${visibleOn(anywhere)}) visible on visible.id = property.package_id
        where property.hotel_id = hotel.id and property.active)
    order by name_en, id limit ${mostShown}
  )
  select property.id as "propertyId", found.name_en as "hotelEn", found.name_fa as "hotelFa",
    visible.title_en as "packageEn", visible.title_fa as "packageFa", (
      select coalesce(json_agg(json_build_object('roomTypeId', room.id, 'nameEn', room.name_en, 'nameFa', room.name_fa,
        'view', room.view, 'board', coalesce(room.board, property.board)) order by room.position, room.id), '[]')
      from room_type room where room.property_id = property.id and room.active) as rooms
  from found
  join property on property.hotel_id = found.id and property.active
  join (${visibleOn(anywhere)}) visible on visible.id = property.package_id
  where $requestId::bigint is not null
  order by found.name_en, property.id limit ${mostShown}`,
)

export function findAlternativeHotels(
  db: Database,
  staff: StaffCaller,
  requestId: RequestId,
  search: string | undefined,
): Promise<ReplyOf<typeof operation>> {
  return db.read(staff, async (tx) => {
    const place = await placeOfRequest.first(tx, { requestId })
    if (place === undefined) throw new Problem('NOT_FOUND')
    const asked = { agencyId: place.agencyId, requestId, pattern: containing(search) }
    return { hotels: await hotels.all(tx, asked) }
  })
}
