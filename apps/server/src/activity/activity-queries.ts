import type { ActivityRow, listActivity as operation } from '@sarai/wire/desk/activity.ts'
import type { SubjectKind } from '@sarai/wire/desk/activity-values.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, PackageId } from '@sarai/domain/ground/ids.ts'
import { tehran } from '@sarai/locale/date/date-display.ts'
import type { StaffCaller } from '#caller.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { byId, pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Filter = InputOf<typeof operation>['query']
type Row = Pick<ActivityRow, 'id' | 'what' | 'before' | 'after' | 'address' | 'reference'> & {
  at: Date
  actor_kind: ActivityRow['who']['kind']
  actor_id: number | null
  actor_name: string
  agency_id: AgencyId | null
  agency_name: string | null
  subject_kind: SubjectKind | null
  subject_id: number | null
  subject_label: string
  about_property: { id: number; packageId: PackageId } | null
  about_package: number | null
  about_hotel: number | null
  name_en: string
  name_fa: string
}

type Filters = {
  agencyId: AgencyId
  what: string
  actorKind: string
  actorId: string
  from: string
  until: string
  before: number
}

/**
 * Planned for what is asked: the index of the filter that leaves least gives the rows in their order (migration 0021).
 * Days are those that the log shows, in Tehran. The names of what a step is about are looked up for the page alone, by
 * their ids: no text that somebody wrote is ever read as anything but text.
 */
const page = filteredQuery<Filters, Row, { limit: number }>(
  {
    agencyId: `agency_id = $agencyId`,
    what: `what = $what`,
    actorKind: `actor_kind = $actorKind`,
    actorId: `actor_id = $actorId::bigint`,
    from: `at >= $from::date::timestamp at time zone '${tehran}'`,
    until: `at < ($until::date + 1)::timestamp at time zone '${tehran}'`,
    before: `(at, id) < (select last.at, last.id from activity last where last.id = $before)`,
  },
  (and) => `
  with step as materialized (
    select id, at, actor_kind, actor_id, actor_name, what, subject_kind, subject_id, subject_within, subject_label,
      was as before, became as after, address, reference, agency_id
    from activity
    where true ${and}
    order by at desc, id desc limit $limit
  )
  select step.id, step.at, step.actor_kind, step.actor_id, step.actor_name, step.what, step.before, step.after,
    step.address, step.reference, step.agency_id, agency.name as agency_name, step.subject_kind, step.subject_id,
    coalesce(nullif(staff.name, ''), staff.username, step.subject_label) as subject_label,
    case when property.id is not null then json_build_object('id', property.id, 'packageId', package.id) end
      as about_property,
    package.id as about_package, hotel.id as about_hotel,
    coalesce(hotel.name_en, package.title_en) as name_en, coalesce(hotel.name_fa, package.title_fa) as name_fa
  from step
  left join agency on agency.id = step.agency_id
  left join staff on step.subject_kind = 'staff' and staff.id = step.subject_id
  left join property on step.subject_kind = 'property' and property.id = step.subject_id
  left join package on package.id = case step.subject_kind
    when 'package' then step.subject_id when 'property' then coalesce(property.package_id, step.subject_within) end
  left join hotel on hotel.id = case step.subject_kind
    when 'hotel' then step.subject_id when 'property' then property.hotel_id end
  order by step.at desc, step.id desc`,
  { planned: 'each-time' },
)

/** What a filter by id is called: people by the name that the log knows them by. */
const names = query<
  { actorKind: string | null; actorId: string | null; agencyId: AgencyId | null },
  { who: string | null; agency: string | null }
>(`
  select coalesce(
      (select actor_name from activity where actor_kind = $actorKind and actor_id = $actorId order by at desc,
        id desc limit 1),
      (select name from staff where $actorKind = 'staff' and id = $actorId)) as who,
    (select name from agency where id = $agencyId) as agency`)

export function listActivity(db: Database, caller: StaffCaller, filter: Filter): Promise<ReplyOf<typeof operation>> {
  return db.read(caller, async (tx) => {
    const [actorKind = null, actorId = null] = filter.who?.split('-') ?? []
    const { agency: agencyId = null, what, from, until, before, limit } = filter
    const found = await page.all(tx, { agencyId, what, actorKind, actorId, from, until, before, limit: limit + 1 })
    return {
      ...pageOf(found, limit, shown, byId),
      asked:
        actorKind === null && agencyId === null
          ? { who: null, agency: null }
          : await names.one(tx, { actorKind, actorId, agencyId }),
    }
  })
}

function shown(row: Row): ActivityRow {
  const { id, at, what, before, after, address, reference, agency_id, subject_kind } = row
  return {
    id,
    at: at.toISOString(),
    who: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    what,
    agency: agency_id === null ? null : { id: agency_id, name: row.agency_name ?? '' },
    subject: subject_kind === null ? null : { kind: subject_kind, id: row.subject_id, label: row.subject_label },
    about: aboutOf(row),
    before,
    after,
    address,
    reference,
  }
}

/** Of a hotel that is no longer in its package, the package is left. */
function aboutOf({ about_property, about_package, about_hotel, name_en, name_fa }: Row): ActivityRow['about'] {
  const today = { nameEn: name_en, nameFa: name_fa }
  if (about_property !== null) return { kind: 'property', ...about_property, ...today }
  if (about_hotel !== null) return { kind: 'hotel', id: about_hotel, packageId: null, ...today }
  return about_package === null ? null : { kind: 'package', id: about_package, packageId: null, ...today }
}
