import type { AgencyRow, listAgencies as operation } from '@sarai/wire/desk/agencies.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import { searchKey } from '@sarai/locale/text/search-key.ts'
import type { StaffCaller } from '#caller.ts'
import { containing } from '#database/containing.ts'
import { byId, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Filter = InputOf<typeof operation>['query']
type Row = Omit<AgencyRow, 'registeredAt' | 'decidedAt'> & { registered_at: Date; decided_at: Date | null }

const page = query<
  { pattern: string | null; status: string | null; after: number | null; oldestFirst: boolean; limit: number },
  Row
>(`
  select agency.id, agency.version, agency.status, agency.name, agency.mobile, agency.language,
    agency.commission_group as group, agency.registered_at, agency.decided_at,
    agency.manager_first_name || ' ' || agency.manager_last_name as "managerName", owner.email
  from find_agencies($pattern, $status, $after, $oldestFirst, $limit) with ordinality as found (id, place)
  join agency on agency.id = found.id
  cross join lateral (
    select email from agency_user u where u.agency_id = agency.id and u.role = 'owner'
    order by u.disabled_at is not null, u.id limit 1
  ) owner
  order by found.place`)
/** Counting stops at a thousand: past that the exact number helps nobody and costs more with every agency. */
const count = query<{ pattern: string | null; status: string | null }, { total: number }>(`
  select count(*)::int as total from find_agencies($pattern, $status, null, true, 1000)`)

export function listAgencies(db: Database, caller: StaffCaller, filter: Filter): Promise<ReplyOf<typeof operation>> {
  const status = filter.status ?? null
  const pattern = patternOf(filter.search ?? '')
  // Those who wait are served in the order in which they came; of the others the newest matter most.
  const oldestFirst = status === 'pending'
  return db.read(caller, async (tx) => {
    const found = await page.all(tx, {
      pattern,
      status,
      after: filter.after ?? null,
      oldestFirst,
      limit: filter.limit + 1,
    })
    const { total } = await count.one(tx, { pattern, status })
    return { ...pageOf(found, filter.limit, shown, byId), total }
  })
}

/** A number is found however its groups are spaced. */
function patternOf(typed: string): string | null {
  const key = searchKey(typed)
  return containing(/^[+\d\s-]+$/.test(key) ? key.replaceAll(/[\s-]/g, '') : typed)
}

function shown({ registered_at, decided_at, ...agency }: Row): AgencyRow {
  return {
    ...agency,
    registeredAt: registered_at.toISOString(),
    decidedAt: decided_at === null ? null : decided_at.toISOString(),
  }
}
