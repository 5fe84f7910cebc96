import type { AgencyGroup } from '@sarai/wire/desk/agency-groups.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Counting stops at a thousand, in an index: a list of groups must not read every agency. */
const groups = query<void, AgencyGroup>(`
  select code, version, name_en as "nameEn", name_fa as "nameFa",
    (select count(*)::int from (
      select 1 from agency where commission_group = code limit 1000) counted) as agencies,
    (select count(*)::int from (
      select 1 from package_group where group_code = code limit 1000) counted) as packages
  from agency_group order by name_en, code limit 200`)

export function listAgencyGroups(db: Database, staff: StaffCaller): Promise<AgencyGroup[]> {
  return db.look(staff, groups.ask.all())
}
