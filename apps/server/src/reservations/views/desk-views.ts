import {
  mostDeskViews,
  type DeskView,
  type listDeskViews as operation,
  type SaveDeskViewBody,
} from '@sarai/wire/desk/requests/saved-views.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type Own = { staffId: StaffId }

const all = query<Own, DeskView>(`select id, name, filters from desk_view where staff_id = $staffId order by id`)
const add = query<Own & { name: string; filters: string }, { id: number }>(`
  insert into desk_view (staff_id, place, name, filters)
  select $staffId, free.place, $name, $filters
  from generate_series(1, ${mostDeskViews}) free (place)
  where not exists (select from desk_view taken where taken.staff_id = $staffId and taken.place = free.place)
  order by free.place limit 1
  on conflict (staff_id, place) do nothing
  returning id`)
const rename = query<Own & { id: number; name: string }>(`
  update desk_view set name = $name where staff_id = $staffId and id = $id`)
const remove = query<Own & { id: number }>(`delete from desk_view where staff_id = $staffId and id = $id`)

export async function listDeskViews(db: Database, staff: StaffCaller): Promise<ReplyOf<typeof operation>> {
  return { savedViews: await db.look(staff, all.ask.all({ staffId: staff.staffId })) }
}

export function saveDeskView(db: Database, staff: StaffCaller, body: SaveDeskViewBody): Promise<{ id: number }> {
  const { staffId } = staff
  const view = { staffId, name: body.name, filters: JSON.stringify(body.filters) }
  return db.write(staff, async (tx) => {
    // A place that another tab takes at the same moment is free no more; then there may be another.
    for (let tries = 0; tries < mostDeskViews; tries += 1) {
      const added = await add.first(tx, view)
      if (added) return added
      if ((await all.all(tx, { staffId })).length >= mostDeskViews) break
    }
    throw new Problem('TOO_MANY_VIEWS', { values: { most: mostDeskViews } })
  })
}

export function renameDeskView(db: Database, staff: StaffCaller, id: number, name: string): Promise<null> {
  return db.write(staff, async (tx) => {
    if ((await rename.run(tx, { staffId: staff.staffId, id, name })) === 0) throw new Problem('NOT_FOUND')
    return null
  })
}

export function removeDeskView(db: Database, staff: StaffCaller, id: number): Promise<null> {
  return db.write(staff, async (tx) => {
    if ((await remove.run(tx, { staffId: staff.staffId, id })) === 0) throw new Problem('NOT_FOUND')
    return null
  })
}
