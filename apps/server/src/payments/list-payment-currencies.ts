import type { listPaymentCurrencies as operation } from '@sarai/wire/portal/money/payments.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, ContractId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { rateBetween } from '#payments/rate-today.ts'
import { Problem } from '#problem.ts'

type Choice = ReplyOf<typeof operation>[number]

/** The contract's own first; of the others those that are worth something in it today. */
const payable = query<{ agencyId: AgencyId; contractId: ContractId }, Choice>(`
  select id, code, sign, "minorDigits", rate from (
    select currency.id, code, sign, minor_digits as "minorDigits", code = contract.currency as "isOwn",
      case when code <> contract.currency then ${rateBetween('code', 'contract.currency')} end as rate
    from contract cross join currency
    where contract.agency_id = $agencyId and contract.id = $contractId and currency.active
  ) choice
  where "isOwn" or rate is not null
  order by "isOwn" desc, code limit 200`)
const isThere = query<{ agencyId: AgencyId; contractId: ContractId }, { id: ContractId }>(`
  select id from contract where agency_id = $agencyId and id = $contractId`)

export async function listPaymentCurrencies(
  db: Database,
  caller: AgencyCaller,
  contractId: ContractId,
): Promise<ReplyOf<typeof operation>> {
  const of = { agencyId: caller.agencyId, contractId }
  const [contract, choices] = await db.look(caller, [isThere.ask.first(of), payable.ask.all(of)])
  if (contract === undefined) throw new Problem('NOT_FOUND')
  return choices
}
