import type { ActivityRow, listActivity as operation } from '@sarai/contract/activity.ts'
import type { InputOf, ReplyOf } from '@sarai/contract/operation.ts'
import { tehran } from '@sarai/locale/date-display.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Filter = InputOf<typeof operation>['query']
type Row = Pick<ActivityRow, 'id' | 'what' | 'subject' | 'before' | 'after' | 'address' | 'reference' | 'about'> & {
  at: Date
  actor_kind: ActivityRow['who']['kind']
  actor_id: number | null
  actor_name: string
  agency_id: number | null
  agency_name: string | null
}

/**
 * Planned for what is asked: a filter that is not set falls away, and the index of the one that is set gives the rows
 * in their order (migration 0021). Days are those that the log shows, in Tehran. The names of what a step is about are
 * looked up for the page alone.
 */
const page = query<Row>(
  `
  with step as (
    select id, at, actor_kind, actor_id, actor_name, what, subject, before, after, address, reference, agency_id
    from activity
    where ($1::bigint is null or agency_id = $1)
      and ($2::text is null or what = $2)
      and ($3::text is null or (actor_kind = $3 and actor_id = $4::bigint))
      and ($5::date is null or at >= $5::date::timestamp at time zone '${tehran}')
      and ($6::date is null or at < ($6::date + 1)::timestamp at time zone '${tehran}')
      and ($7::bigint is null or (at, id) < (select last.at, last.id from activity last where last.id = $7))
    order by at desc, id desc limit $8
  ), place as (
    select id,
      case when subject ~ '^packages/\\d+' then split_part(subject, '/', 2)::bigint end as package_id,
      case when subject ~ '/properties/\\d+$' then split_part(subject, '/', 4)::bigint end as property_id,
      case when what like 'hotel-%' and subject ~ '^\\d+$' then subject::bigint end as hotel_id
    from step
  )
  select step.*, agency.name as agency_name,
    case when coalesce(hotel.id, package.id) is not null then json_build_object(
      'path', case when place.hotel_id is null then step.subject else 'hotels/' || hotel.id end,
      'nameEn', coalesce(hotel.name_en, package.title_en), 'nameFa', coalesce(hotel.name_fa, package.title_fa)) end as about
  from step join place using (id)
  left join agency on agency.id = step.agency_id
  left join package on package.id = place.package_id
  left join property on property.id = place.property_id
  left join hotel on hotel.id = coalesce(property.hotel_id, place.hotel_id)
  order by step.at desc, step.id desc`,
  { planned: 'each-time' },
)

/** What a filter by id is called: people by the name that the log knows them by. */
const names = query<{ who: string | null; agency: string | null }>(`
  select coalesce(
      (select actor_name from activity where actor_kind = $1 and actor_id = $2 order by at desc, id desc limit 1),
      (select name from staff where $1 = 'staff' and id = $2)) as who,
    (select name from agency where id = $3) as agency`)

export function listActivity(db: Database, caller: StaffCaller, filter: Filter): Promise<ReplyOf<typeof operation>> {
  return db.read(caller, async (tx) => {
    const [kind = null, id = null] = filter.who?.split('-') ?? []
    const { agency = null, what = null, from = null, until = null, before = null, limit } = filter
    const found = await page.all(tx, agency, what, kind, id, from, until, before, limit + 1)
    const rows = found.slice(0, limit)
    return {
      rows: rows.map(shown),
      next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
      asked: kind === null && agency === null ? { who: null, agency: null } : await names.one(tx, kind, id, agency),
    }
  })
}

function shown({ actor_kind, actor_id, actor_name, agency_id, agency_name, ...row }: Row): ActivityRow {
  return {
    ...row,
    at: row.at.toISOString(),
    who: { kind: actor_kind, id: actor_id, name: actor_name },
    agency: agency_id === null ? null : { id: agency_id, name: agency_name ?? '' },
  }
}
