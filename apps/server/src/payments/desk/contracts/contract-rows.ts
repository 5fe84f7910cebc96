import type { DeskContractRow } from '@sarai/wire/desk/money/contracts.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import type { AgencyId, ContractId } from '@sarai/domain/ground/ids.ts'

export type ContractRow = Omit<DeskContractRow, 'id' | 'number' | 'agency' | 'openedAt' | 'dueAt'> & {
  id: ContractId
  agencyId: AgencyId
  agencyName: string
  openedAt: Date
  dueAt: Date | null
}

/** Of `contract`, as it is kept with it (save-standing.ts), and of `agency`. */
export const contractColumns = `
  contract.id, contract.agency_id as "agencyId", agency.name as "agencyName", contract.currency, contract.state,
  contract.opened_at as "openedAt", contract.requests, contract.charged, contract.paid, contract.waiting, contract.due,
  contract.credit, contract.due_at as "dueAt", contract.due_held_since is not null as "isHeld"`
export const joinAgency = `
  cross join lateral (select name from agency where agency.id = contract.agency_id limit 1) agency`

export function shownContract({ agencyId, agencyName, ...row }: ContractRow): DeskContractRow {
  return {
    ...row,
    number: contractNumber(row.id),
    agency: { id: agencyId, name: agencyName },
    openedAt: row.openedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
  }
}
