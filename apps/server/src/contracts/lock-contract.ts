import type { AgencyId, ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import type { Allocation } from '@sarai/domain/contract/account.ts'
import type { Contract } from '@sarai/domain/contract/contract.ts'
import type { Journal, LedgerAccount } from '@sarai/domain/books/ledger.ts'
import { query, type AnswersTo, type Tx } from '#database/query.ts'
import { cashFrom, paymentColumns, receiptFrom, type PaymentRow } from '#contracts/kept-payments.ts'
import { versionFrom, type VersionRow } from '#contracts/kept-prices.ts'
import { lifeColumns, requestFrom, type LifeRow } from '#contracts/request-columns.ts'

type Of = { agencyId: AgencyId; contractId: ContractId }

/** Everybody who decides about a request comes here first: agencies, staff and the sweep, so that nobody deadlocks. */
const lock = query<Of, ContractRow>(`
  select currency, version from contract where agency_id = $agencyId and id = $contractId for update`)
const look = query<Of, ContractRow>(`
  select currency, version from contract where agency_id = $agencyId and id = $contractId`)
type ContractRow = { currency: Currency; version: number }
const requestsOf = query<Of, LifeRow>(`
  select ${lifeColumns} from request where agency_id = $agencyId and contract_id = $contractId order by id`)
const versionsOf = query<Of, VersionRow & { requestId: RequestId }>(`
  select version.request_id as "requestId", number, version.check_in as "checkIn", version.check_out as "checkOut",
    version.currency, extras, to_json(lines) as lines, titles, policy,
    package_version as "packageVersion", reason
  from request join price_version version on version.agency_id = request.agency_id and version.request_id = request.id
  where request.agency_id = $agencyId and request.contract_id = $contractId order by version.request_id, number`)
type JournalRow = Pick<Journal, 'id' | 'about'> & {
  readonly requestId: RequestId | null
  readonly accounts: readonly LedgerAccount[]
  readonly amounts: readonly number[]
  readonly reverses: string | null
  readonly at: Date
}
const journalsOf = query<Of, JournalRow>(`
  select id, about, request_id as "requestId", accounts, to_json(amounts) as amounts, reverses, at
  from journal where agency_id = $agencyId and contract_id = $contractId order by place`)
const allocationsOf = query<
  Of,
  { credit: string; towardRequest: RequestId | null; towardJournal: string | null; amount: number }
>(`
  select credit, toward_request as "towardRequest", toward_journal as "towardJournal", amount
  from allocation where agency_id = $agencyId and contract_id = $contractId order by place`)
/** Those that finance has not decided: what was decided is in the books. */
const openPaymentsOf = query<Of, PaymentRow>(`
  select ${paymentColumns}
  from payment_share own join payment on payment.agency_id = own.agency_id and payment.id = own.payment_id
  where own.agency_id = $agencyId and own.contract_id = $contractId and payment.state in ('New', 'Requested')
  order by payment.id`)

/** With the version that its row has now. */
export type LockedContract = Contract & { readonly version: number }

/** The questions of a contract, to be asked together; `contractFrom` makes it of their answers. */
function askContract(agencyId: AgencyId, contractId: ContractId, row: typeof lock) {
  const of = { agencyId, contractId }
  return [
    row.ask.first(of),
    requestsOf.ask.all(of),
    versionsOf.ask.all(of),
    journalsOf.ask.all(of),
    allocationsOf.ask.all(of),
    openPaymentsOf.ask.all(of),
  ] as const
}
type Answers = AnswersTo<ReturnType<typeof askContract>>

/** The contract, locked until the transaction ends and loaded whole; nothing where the agency has no such contract. */
export async function lockContract(
  tx: Tx,
  agencyId: AgencyId,
  contractId: ContractId,
): Promise<LockedContract | undefined> {
  return contractFrom(agencyId, contractId, await tx.ask(askContract(agencyId, contractId, lock)))
}

/** Several of one agency, in the order of their ids, so that two who lock the same never wait in a ring. */
export async function lockContracts(
  tx: Tx,
  agencyId: AgencyId,
  contractIds: readonly ContractId[],
): Promise<LockedContract[]> {
  const locked: LockedContract[] = []
  for (const contractId of contractIds.toSorted((a, b) => a - b)) {
    const contract = await lockContract(tx, agencyId, contractId)
    if (contract !== undefined) locked.push(contract)
  }
  return locked
}

/** As it is at the moment, for whoever only wants to know what may be done. Decide on nothing that was read like this. */
export async function lookAtContract(
  tx: Tx,
  agencyId: AgencyId,
  contractId: ContractId,
): Promise<Contract | undefined> {
  return contractFrom(agencyId, contractId, await tx.ask(askContract(agencyId, contractId, look)))
}

function contractFrom(
  agencyId: AgencyId,
  contractId: ContractId,
  [row, requests, versions, journals, allocations, payments]: Answers,
): LockedContract | undefined {
  if (row === undefined) return undefined
  const { currency, version } = row
  return {
    version,
    account: {
      agencyId,
      contractId,
      currency,
      journals: journals.map((journal) => journalFrom(contractId, currency, journal)),
      allocations: allocations.map(({ credit, towardRequest, towardJournal, amount }): Allocation => {
        return { credit, toward: towardRequest ?? towardJournal!, amount: money(amount, currency) }
      }),
    },
    requests: requests.map((request) => {
      const own = versions.filter(({ requestId }) => requestId === request.id)
      return requestFrom(agencyId, request, own.map(versionFrom))
    }),
    receipts: payments.filter(({ kind }) => kind === 'receipt').map(receiptFrom),
    cash: payments.filter(({ kind }) => kind === 'cash').map(cashFrom),
  }
}

function journalFrom(
  contractId: ContractId,
  currency: Currency,
  { requestId, accounts, amounts, reverses, at, ...journal }: JournalRow,
): Journal {
  return {
    ...journal,
    contractId,
    at: at.getTime(),
    entries: accounts.map((account, place) => ({ account, amount: money(amounts[place]!, currency) })),
    ...(requestId === null ? {} : { requestId }),
    ...(reverses === null ? {} : { reverses }),
  }
}
