import type { AgencyId, ContractId } from '@sarai/domain/ground/ids.ts'
import { lockContracts } from '#contracts/lock-contract.ts'
import { saveStandings } from '#contracts/save-standing.ts'
import { query, type Tx } from '#database/query.ts'
import type { Difference } from '#reservations/recount/difference.ts'

/** More than this at once is for people to look at; the rest is found the night after. */
const mostMended = 200

/** What a contract says of itself, against its requests, its books and what waits, as the rules add them up. */
const wrongContracts = query<{ agencies: readonly AgencyId[] }, { agencyId: AgencyId; contractId: ContractId }>(`
  with requests as (
    select agency_id, contract_id, count(*) as requests from request where agency_id = any ($agencies) group by 1, 2
  ), books as (
    select agency_id, contract_id, sum(amount) as balance,
      sum(amount) filter (where request_id is not null and about <> 'payout') as charged,
      -- What was given by hand counts like what was paid (contract/account.ts).
      -sum(amount) filter (where about = 'payment' or about = 'adjustment' and amount < 0) as received
    from journal, unnest(accounts, amounts) as side (account, amount)
    where agency_id = any ($agencies) and account = 'agency' group by 1, 2
  ), spent as (
    select agency_id, contract_id, sum(amount) as spent, sum(amount) filter (where toward_request is not null) as covered
    from allocation where agency_id = any ($agencies) group by 1, 2
  ), unverified as (
    select share.agency_id, share.contract_id, sum(share.expected) as waiting, min(payment.sent_at) as since
    from payment join payment_share share on share.agency_id = payment.agency_id and share.payment_id = payment.id
    where payment.agency_id = any ($agencies) and payment.state in ('New', 'Requested') group by 1, 2
  ), deadlines as (
    -- As nextDeadline chooses (contract/balance.ts): the nearest that runs, of what is not covered.
    select distinct on (agency_id, contract_id) agency_id, contract_id,
      date_trunc('milliseconds', deadline_at) as due_at, date_trunc('milliseconds', deadline_held_since) as held_since
    from request
    where agency_id = any ($agencies) and state = 'PaymentPending' and deadline_at is not null and (
      select coalesce(sum(amount), 0) from journal, unnest(accounts, amounts) as side (account, amount)
      where journal.agency_id = request.agency_id and journal.contract_id = request.contract_id
        and journal.request_id = request.id and about <> 'payout' and account = 'agency'
    ) > (
      select coalesce(sum(amount), 0) from allocation
      where allocation.agency_id = request.agency_id and allocation.contract_id = request.contract_id
        and toward_request = request.id)
    order by agency_id, contract_id, deadline_held_since is not null, deadline_at, id
  )
  select contract.agency_id as "agencyId", contract.id as "contractId"
  from contract
  left join requests on requests.agency_id = contract.agency_id and requests.contract_id = contract.id
  left join books on books.agency_id = contract.agency_id and books.contract_id = contract.id
  left join spent on spent.agency_id = contract.agency_id and spent.contract_id = contract.id
  left join unverified on unverified.agency_id = contract.agency_id and unverified.contract_id = contract.id
  left join deadlines on deadlines.agency_id = contract.agency_id and deadlines.contract_id = contract.id
  where contract.agency_id = any ($agencies) and (
    contract.requests, contract.charged, contract.paid, contract.due, contract.credit, contract.waiting
  ) is distinct from (
    coalesce(requests.requests, 0), coalesce(books.charged, 0),
    coalesce(books.charged, 0) - coalesce(books.balance, 0),
    greatest(coalesce(books.charged, 0) - coalesce(spent.covered, 0), 0),
    coalesce(books.received, 0) - coalesce(spent.spent, 0), coalesce(unverified.waiting, 0)
  ) or contract.agency_id = any ($agencies) and (
    contract.unverified_since, date_trunc('milliseconds', contract.due_at),
    date_trunc('milliseconds', contract.due_held_since)
  ) is distinct from (unverified.since, deadlines.due_at, deadlines.held_since)
  order by 1, 2 limit ${mostMended}`)
/** Nobody sets an account right: whoever finds one wrong looks for the reason. */
const wrongAccounts = query<{ agencies: readonly AgencyId[] }, { agencyId: AgencyId; kept: number; counted: number }>(`
  select agency_id as "agencyId", sum(kept)::bigint as kept, sum(counted)::bigint as counted from (
    select agency_id, currency, amount as kept, 0 as counted from balance where agency_id = any ($agencies)
    union all
    select agency_id, currency, 0, amount from journal, unnest(accounts, amounts) as side (account, amount)
    where agency_id = any ($agencies) and account = 'agency'
  ) said
  group by agency_id, currency having sum(kept) <> sum(counted) order by 1`)

/** Sets contracts right that say something else than their books, and tells which agencies had some. */
export async function recountContracts(tx: Tx, agencies: readonly AgencyId[]): Promise<Difference[]> {
  const [contracts, accounts] = await tx.ask([
    wrongContracts.ask.all({ agencies }),
    wrongAccounts.ask.all({ agencies }),
  ])
  const wrong = Map.groupBy(contracts, ({ agencyId }) => agencyId)
  for (const [agencyId, those] of wrong) {
    // All of them before anything is saved: saving locks payments, and whoever has a contract may wait for these.
    const contractIds = those.map(({ contractId }) => contractId)
    await saveStandings(tx, await lockContracts(tx, agencyId, contractIds))
  }
  return [
    ...[...wrong].map(([agencyId, those]) => ({ agencyId, of: 'contracts' as const, kept: those.length, counted: 0 })),
    ...accounts.map((account) => ({ ...account, of: 'account' as const })),
  ]
}
