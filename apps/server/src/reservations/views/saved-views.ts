import {
  mostSavedViews,
  type listSavedViews as operation,
  type SavedView,
  type SaveViewBody,
} from '@sarai/wire/portal/saved-views.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, UserId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

type Own = { agencyId: AgencyId; userId: UserId }

const all = query<Own, SavedView>(`
  select id, name, filters from saved_view where agency_id = $agencyId and user_id = $userId order by id`)
const add = query<Own & { name: string; filters: string }, { id: number }>(`
  insert into saved_view (agency_id, user_id, place, name, filters)
  select $agencyId, $userId, free.place, $name, $filters
  from generate_series(1, ${mostSavedViews}) free (place)
  where not exists (
    select from saved_view taken
    where taken.agency_id = $agencyId and taken.user_id = $userId and taken.place = free.place)
  order by free.place limit 1
  on conflict (agency_id, user_id, place) do nothing
  returning id`)
const rename = query<Own & { id: number; name: string }>(`
  update saved_view set name = $name where agency_id = $agencyId and user_id = $userId and id = $id`)
const remove = query<Own & { id: number }>(`
  delete from saved_view where agency_id = $agencyId and user_id = $userId and id = $id`)

const ownOf = ({ agencyId, userId }: AgencyCaller): Own => ({ agencyId, userId })

export async function listSavedViews(db: Database, caller: AgencyCaller): Promise<ReplyOf<typeof operation>> {
  return { savedViews: await db.look(caller, all.ask.all(ownOf(caller))) }
}

export function saveView(db: Database, caller: AgencyCaller, body: SaveViewBody): Promise<{ id: number }> {
  const view = { ...ownOf(caller), name: body.name, filters: JSON.stringify(body.filters) }
  return db.write(caller, async (tx) => {
    // A place that another tab takes at the same moment is free no more; then there may be another.
    for (let tries = 0; tries < mostSavedViews; tries += 1) {
      const added = await add.first(tx, view)
      if (added) return added
      if ((await all.all(tx, ownOf(caller))).length >= mostSavedViews) break
    }
    throw new Problem('TOO_MANY_VIEWS', { values: { most: mostSavedViews } })
  })
}

export function renameView(db: Database, caller: AgencyCaller, id: number, name: string): Promise<null> {
  return db.write(caller, async (tx) => {
    if ((await rename.run(tx, { ...ownOf(caller), id, name })) === 0) throw new Problem('NOT_FOUND')
    return null
  })
}

export function removeView(db: Database, caller: AgencyCaller, id: number): Promise<null> {
  return db.write(caller, async (tx) => {
    if ((await remove.run(tx, { ...ownOf(caller), id })) === 0) throw new Problem('NOT_FOUND')
    return null
  })
}
