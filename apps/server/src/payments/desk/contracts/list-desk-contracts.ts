import type { listDeskContracts as operation } from '@sarai/wire/desk/money/contracts.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import { pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { typedContract } from '#payments/contracts/typed-contract.ts'
import { contractColumns, joinAgency, shownContract, type ContractRow } from '#payments/desk/contracts/contract-rows.ts'
import { placeAfter, placeOf } from '#payments/desk/desk-place.ts'

type OfAgency = { agency: AgencyId }
const ofAgency = { agency: 'agency_id = $agency' }

/** By a moment, the nearest first. */
const byMoment = (when: string, column: string) =>
  filteredQuery<
    OfAgency,
    ContractRow & { at: Date | null },
    { afterAt: Date | 'infinity' | '-infinity'; afterId: number; limit: number }
  >(
    ofAgency,
    (and) => `
  with contract as materialized (
    select *, ${column} as at from contract where ${when} and (${column}, id) > ($afterAt, $afterId)${and}
    order by ${column}, id limit $limit
  )
  select ${contractColumns}, nullif(contract.at, 'infinity') as at from contract ${joinAgency}
  order by contract.at, contract.id`,
  )
const due = byMoment('due > 0', `coalesce(due_at, 'infinity')`)
const waiting = byMoment('unverified_since is not null', 'unverified_since')
const withCredit = filteredQuery<OfAgency, ContractRow, { below: number; afterId: number; limit: number }>(
  ofAgency,
  (and) => `
  with contract as materialized (
    select * from contract
    where credit > 0 and credit <= $below::bigint and (credit < $below::bigint or id > $afterId)${and}
    order by credit desc, id limit $limit
  )
  select ${contractColumns} from contract ${joinAgency} order by contract.credit desc, contract.id`,
)
/**
 * With an entry by hand that waits for a second person, the oldest first: a contract once, by the first of its entries.
 */
const withAdjustment = filteredQuery<OfAgency, ContractRow & { entry: number }, { afterId: number; limit: number }>(
  // Looked up by its agency it would read all entries that there ever were: few of them wait.
  { agency: 'agency_id + 0 = $agency' },
  (and) => `
  with entry as materialized (
    select id, agency_id, contract_id from adjustment where state = 'waiting' and id > $afterId${and} and id = (
      select its.id from adjustment its
      where its.agency_id = adjustment.agency_id and its.contract_id = adjustment.contract_id and its.state = 'waiting'
      order by its.id limit 1)
    order by id limit $limit
  )
  select ${contractColumns}, entry.id as entry from entry
  cross join lateral (
    select * from contract where contract.agency_id = entry.agency_id and contract.id = entry.contract_id limit 1
  ) contract ${joinAgency} order by entry.id`,
)
/** Its own number, or that of a request in it. */
const byNumber = query<ReturnType<typeof typedContract>, ContractRow>(`
  select ${contractColumns} from contract ${joinAgency} where contract.id in ($contractNumber, (
    select request.contract_id from request_place place
    join request on request.agency_id = place.agency_id and request.id = place.id where place.id = $requestNumber))
  order by contract.id`)

type Asked = InputOf<typeof operation>['query']

export async function listDeskContracts(
  db: Database,
  staff: StaffCaller,
  { view, agency, search, after, limit }: Asked,
): Promise<ReplyOf<typeof operation>> {
  if (search !== undefined && search !== '') {
    const rows = await db.look(staff, byNumber.ask.all(typedContract(search)))
    return { rows: rows.map(shownContract), next: null }
  }
  if (view === 'credit') {
    const [below = Number.MAX_SAFE_INTEGER, afterId = 0] = after?.split('_').map(Number) ?? []
    const rows = await db.look(staff, withCredit.ask.all({ agency, below, afterId, limit: limit + 1 }))
    return pageOf(rows, limit, shownContract, ({ credit, id }) => `${credit}_${id}`)
  }
  if (view === 'adjustments') {
    const { afterId } = placeAfter(after, '-infinity')
    const rows = await db.look(staff, withAdjustment.ask.all({ agency, afterId, limit: limit + 1 }))
    return pageOf(rows, limit, withoutEntry, ({ entry }) => `0_${entry}`)
  }
  const page = view === 'due' ? due : waiting
  const rows = await db.look(staff, page.ask.all({ agency, ...placeAfter(after, '-infinity'), limit: limit + 1 }))
  return pageOf(rows, limit, withoutPlace, ({ at, id }) => placeOf(at, id))
}

function withoutPlace(placed: ContractRow & { at: Date | null }) {
  const { at: _, ...row } = placed
  return shownContract(row)
}

function withoutEntry(placed: ContractRow & { entry: number }) {
  const { entry: _, ...row } = placed
  return shownContract(row)
}
