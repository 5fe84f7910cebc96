import type { AgencyInGroup, readAgencyCommissions as operation } from '@sarai/wire/desk/commissions.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { agencyCommissions } from '#catalogue/commissions/agency-commissions.ts'
import { containing } from '#database/containing.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const columns = `
  agency.id, agency.name, case when grouped.code is null then null else json_build_object('code', grouped.code,
    'nameEn', grouped.name_en, 'nameFa', grouped.name_fa) end as "group"`
const found = query<{ pattern: string | null }, AgencyInGroup>(`
  select ${columns} from find_agencies($pattern, 'approved', null, false, 20) with ordinality as found (id, place)
  join agency on agency.id = found.id left join agency_group grouped on grouped.code = agency.commission_group
  order by found.place`)
const agencyOf = query<{ agencyId: AgencyId }, AgencyInGroup>(`
  select ${columns} from agency left join agency_group grouped on grouped.code = agency.commission_group
  where agency.id = $agencyId`)

export function findAgenciesByName(db: Database, staff: StaffCaller, search: string | undefined) {
  return db.look(staff, found.ask.all({ pattern: containing(search) }))
}

/** What the agency sees, read by the very function that its dashboard reads by. */
export async function readAgencyCommissions(
  db: Database,
  staff: StaffCaller,
  id: AgencyId,
  nights: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  const agency = await db.look(staff, agencyOf.ask.first({ agencyId: id }))
  if (agency === undefined) throw new Problem('NOT_FOUND')
  return { agency, commissions: await agencyCommissions(db, staff, id, nights) }
}
