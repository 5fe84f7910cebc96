import type { ContractReply } from '@sarai/wire/portal/money/contracts.ts'
import type { AgencyId, ContractId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'

const find = query<{ agencyId: AgencyId; contractId: ContractId }, Omit<ContractReply, 'OrderNumber'>>(`
  select id as "Id", currency as "Currency", state as "State", (
    select count(*)::int from request where request.agency_id = $agencyId and contract_id = contract.id
  ) as "RequestCount"
  from contract where agency_id = $agencyId and id = $contractId`)

export async function readContract(db: Database, caller: AgencyCaller, contractId: ContractId): Promise<ContractReply> {
  const found = await db.look(caller, find.ask.first({ agencyId: caller.agencyId, contractId }))
  if (found === undefined) throw new Problem('NOT_FOUND')
  return { ...found, OrderNumber: `C-${found.Id}` }
}
