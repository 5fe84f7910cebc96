import type { AgencyBalance, listAgencyBalances as operation } from '@sarai/wire/desk/money/contracts.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId } from '@sarai/domain/ground/ids.ts'
import type { StaffCaller } from '#caller.ts'
import { pageOf } from '#database/page-of.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Row = Omit<AgencyBalance, 'agency'> & { agencyId: AgencyId; agencyName: string }

/** How long it is overdue is added up for the agencies of the page alone. A deadline that stands still is not over. */
const ageing = `
  cross join lateral (
    select coalesce(sum(due) filter (where due_at is null or due_at > now()), 0)::bigint as "notYet",
      coalesce(sum(due) filter (where due_at <= now() and due_at > now() - interval '7 days'), 0)::bigint as week,
      coalesce(sum(due) filter (
        where due_at <= now() - interval '7 days' and due_at > now() - interval '30 days'), 0)::bigint as month,
      coalesce(sum(due) filter (where due_at <= now() - interval '30 days'), 0)::bigint as older
    from (
      select due, case when due_held_since is null then due_at end as due_at from contract
      where contract.agency_id = page.agency_id and contract.currency = page.currency and due > 0) running) owed
  cross join lateral (
    select coalesce(sum(credit), 0)::bigint as credit
    from contract where contract.agency_id = page.agency_id and contract.currency = page.currency and credit > 0) spare
  cross join lateral (select name from agency where agency.id = page.agency_id limit 1) agency`
const pageBy = (where: string, order: 'asc' | 'desc') =>
  query<{ currency: string; amount: number; agencyId: number; limit: number }, Row>(`
  with page as materialized (
    select agency_id, currency, amount from balance
    where currency = $currency and ${where} and (amount, agency_id) ${order === 'asc' ? '>' : '<'} ($amount, $agencyId)
    order by amount ${order}, agency_id ${order} limit $limit
  )
  select page.agency_id as "agencyId", agency.name as "agencyName", page.currency, page.amount as balance, "notYet", week,
    month, older, credit
  from page ${ageing} order by page.amount ${order}, page.agency_id ${order}`)
const owing = pageBy('amount > 0', 'desc')
const inCredit = pageBy('amount < 0', 'asc')
const houseCurrency = query<void, { currency: string }>(`select currency from house`)
/** One look for each: asked whether any exists, PostgreSQL reads all accounts once. */
const currencies = query<void, { code: string }>(`
  select code from currency
  where active or (select true from balance where balance.currency = currency.code order by amount limit 1)
  order by code limit 200`)

export function listAgencyBalances(
  db: Database,
  staff: StaffCaller,
  { currency: asked, view, after, limit }: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  return db.read(staff, async (tx) => {
    const [house, known] = await tx.ask([houseCurrency.ask.one(), currencies.ask.all()])
    const currency = asked ?? house.currency
    const far = Number.MAX_SAFE_INTEGER
    const first = view === 'owing' ? [far, far] : [-far, 0]
    const [amount, agencyId] = (after?.split('_').map(Number) ?? first) as [number, number]
    const page = view === 'owing' ? owing : inCredit
    const rows = await page.all(tx, { currency, amount, agencyId, limit: limit + 1 })
    const shown = pageOf(rows, limit, shownBalance, (row) => `${row.balance}_${row.agencyId}`)
    return { ...shown, currency, currencies: known.map(({ code }) => code) }
  })
}

function shownBalance({ agencyId, agencyName, ...row }: Row): AgencyBalance {
  return { ...row, agency: { id: agencyId, name: agencyName } }
}
