import {
  mostContracts,
  type ContractView,
  type listContracts as operation,
} from '@sarai/wire/portal/money/contracts.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { today } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'
import { factsColumns, presentFacts, type FactsRow } from '#payments/contracts/contract-facts.ts'
import { typedContract } from '#payments/contracts/typed-contract.ts'

type Row = FactsRow & { hotelsEn: readonly string[]; hotelsFa: readonly string[]; nextCheckIn: string | null }

/** Of each view: what is in it, and the order that its index has. */
const views: Record<ContractView, { holds: string; order: string }> = {
  all: { holds: 'true', order: 'contract.id desc' },
  // Not the newest but the nearest: this is the list that somebody pays from.
  due: { holds: 'contract.due > 0', order: 'contract.due_at, contract.id' },
  waiting: { holds: 'contract.unverified_since is not null', order: 'contract.id desc' },
  settled: { holds: `contract.state = 'Settled'`, order: 'contract.id desc' },
}

/**
 * Names are those of the day it was asked for. What is over has no next check-in. In one look at the requests of each:
 * asked for the first three, or for the least check-in, PostgreSQL may walk all requests of the agency in that order.
 */
const besides = `
  cross join lateral (
    select coalesce(to_json((array_agg(hotel_name_en order by request.id))[1:3]), '[]') as "hotelsEn",
      coalesce(to_json((array_agg(hotel_name_fa order by request.id))[1:3]), '[]') as "hotelsFa",
      min(check_in) filter (where life = 'open' and check_out >= ${today}) as "nextCheckIn"
    from request where request.agency_id = $agencyId and contract_id = contract.id) stays`

const mine = 'contract.agency_id = $agencyId'
const listed = (page: string, order: string) => `
  with page as materialized (${page})
  select ${factsColumns}, "hotelsEn", "hotelsFa", "nextCheckIn"
  from page
  join contract on ${mine} and contract.id = page.id
  join currency on currency.code = contract.currency ${besides}
  order by ${order}`

type Of = { agencyId: AgencyId }
const statements = (view: ContractView) => {
  const { holds, order } = views[view]
  return {
    page: query<Of & { skip: number; size: number }, Row>(
      listed(
        `select contract.id from contract where ${mine} and ${holds} order by ${order} limit $size offset $skip`,
        order,
      ),
    ),
    /** One more than is shown says that there are more. */
    count: query<Of, { total: number }>(`
      select count(*)::int as total from (
        select from contract where ${mine} and ${holds} limit ${mostContracts + 1}) those`),
    found: query<Of & { contractNumber: number; requestNumber: number }, Row>(
      listed(
        `select contract.id from contract where ${mine} and ${holds} and contract.id in (
           $contractNumber, (select contract_id from request where agency_id = $agencyId and id = $requestNumber))`,
        order,
      ),
    ),
  }
}
const statementsOf = {
  all: statements('all'),
  due: statements('due'),
  waiting: statements('waiting'),
  settled: statements('settled'),
} satisfies Record<ContractView, unknown>

export async function listContracts(
  db: Database,
  caller: AgencyCaller,
  { Page, PageSize, View, Search }: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  const { agencyId, language } = caller
  const { page, count, found } = statementsOf[View]
  const present = ({ hotelsEn, hotelsFa, nextCheckIn, ...facts }: Row) => {
    return { ...presentFacts(facts), Hotels: [...(language === 'fa' ? hotelsFa : hotelsEn)], NextCheckIn: nextCheckIn }
  }
  if (Search !== undefined && Search !== '') {
    const rows = await db.look(caller, found.ask.all({ agencyId, ...typedContract(Search) }))
    return { Data: Page === 1 ? rows.map(present) : [], Total: rows.length, MayBeMore: false }
  }
  const skip = Math.min((Page - 1) * PageSize, mostContracts)
  const size = Math.min(PageSize, mostContracts - skip)
  const [rows, { total }] = await db.look(caller, [page.ask.all({ agencyId, skip, size }), count.ask.one({ agencyId })])
  return { Data: rows.map(present), Total: Math.min(total, mostContracts), MayBeMore: total > mostContracts }
}
