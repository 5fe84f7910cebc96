import type { WaitingAgency } from '@sarai/contract/desk-accounts.ts'
import type { StaffRole } from '@sarai/contract/operation.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

const profileSummary = query<{ UserName: string; AgencyName: string; ShouldVerifyEmail: boolean }>(`
  select u.first_name || ' ' || u.last_name as "UserName", agency.name as "AgencyName",
    u.email_verified_at is null as "ShouldVerifyEmail"
  from agency_user u join agency on agency.id = u.agency_id where u.agency_id = $1 and u.id = $2`)

export function readProfileSummary(db: Database, caller: AgencyCaller) {
  return db.read(caller, (tx) => profileSummary.one(tx, caller.agencyId, caller.userId))
}

const staffProfile = query<{ name: string; roles: StaffRole[] }>(`select name, roles from staff where id = $1`)

export function readStaffProfile(db: Database, caller: StaffCaller) {
  return db.read(caller, (tx) => staffProfile.one(tx, caller.staffId))
}

const waitingPage = query<Omit<WaitingAgency, 'registeredAt'> & { registered_at: Date }>(`
  select agency.id, agency.version, agency.name, agency.mobile, agency.language, agency.registered_at,
    agency.manager_first_name || ' ' || agency.manager_last_name as "managerName", owner.email
  from agency
  cross join lateral (
    select email from agency_user u where u.agency_id = agency.id and u.role = 'owner' order by u.id limit 1
  ) owner
  where agency.status = 'pending' and agency.id > $1 order by agency.id limit $2`)
/** Counting stops at a thousand: past that the exact number helps nobody and costs more with every agency. */
const waitingCount = query<{ total: number }>(`
  select count(*)::int as total from (select 1 from agency where status = 'pending' limit 1000) waiting`)

export function listWaitingAgencies(db: Database, caller: StaffCaller, page: { after?: number; limit: number }) {
  return db.read(caller, async (tx) => {
    const found = await waitingPage.all(tx, page.after ?? 0, page.limit + 1)
    const { total } = await waitingCount.one(tx)
    const rows = found.slice(0, page.limit)
    return {
      rows: rows.map(({ registered_at, ...agency }) => ({ ...agency, registeredAt: registered_at.toISOString() })),
      total,
      next: found.length > page.limit ? (rows.at(-1)?.id ?? null) : null,
    }
  })
}
