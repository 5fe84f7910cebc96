import type { AgencyId, ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { Allocation, ContractAccount } from '@sarai/domain/contract/account.ts'
import type { Journal } from '@sarai/domain/books/ledger.ts'
import { query, type Tx } from '#database/query.ts'

type In = { agencyId: AgencyId; contractId: ContractId; place: number }

const addJournal = query<
  In & {
    id: string
    about: string
    requestId: RequestId | null
    currency: string
    accounts: readonly string[]
    amounts: readonly string[]
    reverses: string | null
    at: Date
  }
>(`
  insert into journal (agency_id, contract_id, place, id, about, request_id, currency, accounts, amounts, reverses, at)
  values ($agencyId, $contractId, $place, $id, $about, $requestId, $currency, $accounts, $amounts, $reverses, $at)`)
const addAllocation = query<
  In & { credit: string; towardRequest: number | null; towardJournal: string | null; amount: string }
>(`
  insert into allocation (agency_id, contract_id, place, credit, toward_request, toward_journal, amount)
  values ($agencyId, $contractId, $place, $credit, $towardRequest, $towardJournal, $amount)`)

/** The books only grow: what stands behind their old end is new. */
export async function keepBooks(tx: Tx, before: ContractAccount, after: ContractAccount): Promise<void> {
  for (const [place, journal] of after.journals.entries()) {
    if (place >= before.journals.length) await keepJournal(tx, after, place, journal)
  }
  for (const [place, allocation] of after.allocations.entries()) {
    if (place >= before.allocations.length) await keepAllocation(tx, after, place, allocation)
  }
}

function keepJournal(tx: Tx, { agencyId, contractId, currency }: ContractAccount, place: number, journal: Journal) {
  return addJournal.later(tx, {
    agencyId,
    contractId,
    place,
    id: journal.id,
    about: journal.about,
    requestId: journal.requestId ?? null,
    currency,
    accounts: journal.entries.map(({ account }) => account),
    amounts: journal.entries.map(({ amount }) => `${amount.minor}`),
    reverses: journal.reverses ?? null,
    at: new Date(journal.at),
  })
}

function keepAllocation(
  tx: Tx,
  { agencyId, contractId }: ContractAccount,
  place: number,
  { credit, toward, amount }: Allocation,
) {
  return addAllocation.later(tx, {
    agencyId,
    contractId,
    place,
    credit,
    towardRequest: typeof toward === 'number' ? toward : null,
    towardJournal: typeof toward === 'string' ? toward : null,
    amount: `${amount.minor}`,
  })
}
