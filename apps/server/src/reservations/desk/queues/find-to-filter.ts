import type {
  findRequestAgencies as findAgencies,
  findRequestHotels as findHotels,
} from '@sarai/wire/desk/requests/queues.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffCaller } from '#caller.ts'
import { containing } from '#database/containing.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Enough to choose from; whoever misses one types more of its name. */
const mostShown = 10

const agencies = query<{ pattern: string | null }, { id: number; name: string }>(`
  select agency.id, agency.name from find_agencies($pattern, null, null, false, ${mostShown}) as found (id)
  join agency on agency.id = found.id order by agency.name, agency.id`)
const hotels = filteredQuery<{ pattern: string }, { id: number; nameEn: string; nameFa: string }>(
  { pattern: 'spelling_key(search_key) like $pattern' },
  (and) => `
  select id, name_en as "nameEn", name_fa as "nameFa" from hotel where true${and}
  order by name_en, id limit ${mostShown}`,
)

export async function findRequestAgencies(
  db: Database,
  staff: StaffCaller,
  search: string | undefined,
): Promise<ReplyOf<typeof findAgencies>> {
  return { agencies: await db.look(staff, agencies.ask.all({ pattern: containing(search) })) }
}

export async function findRequestHotels(
  db: Database,
  staff: StaffCaller,
  search: string | undefined,
): Promise<ReplyOf<typeof findHotels>> {
  return { hotels: await db.look(staff, hotels.ask.all({ pattern: containing(search) })) }
}
