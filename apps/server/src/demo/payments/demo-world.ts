import type { AgencyId, ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import type { AgencyCaller, StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Who answers requests, who looks for money, and who approves what takes two. */
export type DemoDesk = { readonly clerk: StaffCaller; readonly finance: StaffCaller; readonly second: StaffCaller }

export type DemoContract = { readonly contractId: ContractId; readonly requestId: RequestId }

const asItStands = query<
  { agencyId: AgencyId } & DemoContract,
  { version: number; requestVersion: number; due: number; currency: Currency }
>(`
  select contract.version, request.version as "requestVersion", contract.due, contract.currency
  from contract join request on request.agency_id = contract.agency_id and request.id = $requestId
  where contract.agency_id = $agencyId and contract.id = $contractId`)

export function standing(db: Database, { agencyId, ...caller }: AgencyCaller, contract: DemoContract) {
  return db.look({ ...caller, agencyId }, asItStands.ask.one({ agencyId, ...contract }))
}
