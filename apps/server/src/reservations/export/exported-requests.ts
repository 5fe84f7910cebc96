import { mostExported } from '@sarai/wire/portal/request-exports.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { query, type Question } from '#database/query.ts'
import type { AskedList } from '#reservations/list/asked-list.ts'
import { listedColumns, type ListedRow } from '#reservations/list/listed-presenter.ts'
import { walkBy } from '#reservations/list/request-walks.ts'
import { askByWalk } from '#reservations/list/walk-statements.ts'

export type Exported = { readonly ids: readonly RequestId[]; readonly isCut: boolean }

/** The list as its own page finds it, but further: whoever exports waits for a moment longer than a page may take. */
const bounds = { walked: 5 * mostExported, taken: mostExported }

const askIds = askByWalk<Exported>(
  (lead, order, isSifted) => `
  ${walkBy(lead, order, isSifted, bounds)}
  select (select cut from is_cut) as "isCut", coalesce((
    select json_agg(id order by place) from matched where place <= ${mostExported}), '[]') as ids`,
)

export function askExported(agencyId: AgencyId, asked: AskedList): Question<Exported> {
  const { statement, read } = askIds(asked, { agencyId })
  return { statement, read: (answer) => read(answer)[0]! }
}

/** In the order of the ids. Each is looked up by itself: a join might read all that the agency has. */
export const exportedRows = query<{ agencyId: AgencyId; ids: readonly RequestId[] }, ListedRow>(`
  select ${listedColumns}
  from unnest($ids::bigint[]) with ordinality wanted (id, place)
  cross join lateral (
    select * from request one where one.agency_id = $agencyId and one.id = wanted.id limit 1) request
  join currency on currency.code = request.currency
  order by wanted.place`)
