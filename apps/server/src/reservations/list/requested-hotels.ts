import type { listRequestedHotels as operation } from '@sarai/wire/portal/requested-hotels.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, HotelId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { hotelsByText, mostNamed, namedByText } from '#reservations/list/typed-search.ts'

/** Enough to choose from; whoever misses one types more of its name. */
const mostShown = 20
const mostLookedAt = 500

type Named = { id: HotelId; nameEn: string; nameFa: string }

/** As it was called in the newest request for it. */
const nameOf = (hotel: string) => `
  select hotel_name_en as "nameEn", hotel_name_fa as "nameFa" from request
  where agency_id = $agencyId and hotel_id = ${hotel} order by id desc limit 1`

/** Of the newest requests, the last first. */
const lately = query<{ agencyId: AgencyId }, Named>(`
  with newest as materialized (
    select id, hotel_id from request where agency_id = $agencyId order by id desc limit ${mostLookedAt}
  ), hotels as materialized (
    select hotel_id, max(id) as last from newest group by hotel_id order by last desc limit ${mostShown}
  )
  select hotel_id as id, named.* from hotels cross join lateral (${nameOf('hotels.hotel_id')}) named order by last desc`)

const byName = query<{ agencyId: AgencyId; text: string }, Named>(`
  with ${namedByText(mostNamed)
    .map(([name, text]) => `${name} as materialized (${text}), `)
    .join('')}
    hotels as materialized (${hotelsByText} order by hotel_id limit ${mostShown})
  select hotel_id as id, named.* from hotels cross join lateral (${nameOf('hotels.hotel_id')}) named
  order by "nameEn", id`)

/** For whoever has chosen one already: nothing where the agency never asked for it. */
export const hotelAsked = query<{ agencyId: AgencyId; hotelId: HotelId | null }, Omit<Named, 'id'>>(nameOf('$hotelId'))

export async function listRequestedHotels(
  db: Database,
  caller: AgencyCaller,
  search: string | undefined,
): Promise<ReplyOf<typeof operation>> {
  const { agencyId, language } = caller
  const text = search ?? ''
  const rows = await db.look(caller, text === '' ? lately.ask.all({ agencyId }) : byName.ask.all({ agencyId, text }))
  return { hotels: rows.map(({ id, nameEn, nameFa }) => ({ id, name: language === 'fa' ? nameFa : nameEn })) }
}
