import type { ActivityKind, ActivityRow, listActivity as operation } from '@sarai/contract/activity.ts'
import type { InputOf, ReplyOf } from '@sarai/contract/operation.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Filter = InputOf<typeof operation>['query']
type Row = Pick<ActivityRow, 'id' | 'what' | 'subject' | 'before' | 'after' | 'address' | 'reference'> & {
  at: Date
  actor_kind: ActivityRow['who']['kind']
  actor_id: number | null
  actor_name: string
  agency_id: number | null
  agency_name: string | null
}

/** Each filter has its own statement: one for all would be planned for none of them. */
const pageOf = (condition: string) =>
  query<Row>(`
    select a.id, a.at, a.actor_kind, a.actor_id, a.actor_name, a.what, a.subject, a.before, a.after, a.address,
      a.reference, a.agency_id, agency.name as agency_name
    from activity a left join agency on agency.id = a.agency_id
    where a.id < $1 ${condition} order by a.id desc limit $2`)
const ofAll = pageOf('')
const ofAgency = pageOf('and a.agency_id = $3')
const ofKind = pageOf('and a.what = $3')
const ofBoth = pageOf('and a.agency_id = $3 and a.what = $4')

export function listActivity(db: Database, caller: StaffCaller, filter: Filter): Promise<ReplyOf<typeof operation>> {
  return db.read(caller, async (tx) => {
    const { statement, values } = statementFor(filter.agency, filter.what)
    const found = await statement.all(tx, filter.before ?? Number.MAX_SAFE_INTEGER, filter.limit + 1, ...values)
    const rows = found.slice(0, filter.limit)
    return { rows: rows.map(shown), next: found.length > filter.limit ? (rows.at(-1)?.id ?? null) : null }
  })
}

function statementFor(agency: number | undefined, what: ActivityKind | undefined) {
  if (agency !== undefined && what !== undefined) return { statement: ofBoth, values: [agency, what] }
  if (agency !== undefined) return { statement: ofAgency, values: [agency] }
  return what === undefined ? { statement: ofAll, values: [] } : { statement: ofKind, values: [what] }
}

function shown({ actor_kind, actor_id, actor_name, agency_id, agency_name, ...row }: Row): ActivityRow {
  return {
    ...row,
    at: row.at.toISOString(),
    who: { kind: actor_kind, id: actor_id, name: actor_name },
    agency: agency_id === null ? null : { id: agency_id, name: agency_name ?? '' },
  }
}
