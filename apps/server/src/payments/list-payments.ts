import type {
  listCash as cashOperation,
  listContractPayments as contractOperation,
  listReceipts as receiptOperation,
} from '@sarai/wire/portal/money/payments.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, ContractId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import {
  ownShareOf,
  presentCash,
  presentReceipt,
  shownColumns,
  shownJoins,
  type ShownPayment,
} from '#payments/payment-presenter.ts'
import { Problem } from '#problem.ts'

/** Pages end here, as those of requests do. */
const mostListed = 1_000
const mostOfContract = 200

type OfKind = { agencyId: AgencyId; kind: 'receipt' | 'cash' }
type Page = { Page: number; PageSize: number }

/** What lies before the page is counted off in an index alone; only the rows of the page are read. */
const newest = query<OfKind & { skip: number; size: number }, ShownPayment>(`
  with page as materialized (
    select id from payment where agency_id = $agencyId and kind = $kind order by id desc limit $size offset $skip
  )
  select ${shownColumns}
  from page join payment on payment.agency_id = $agencyId and payment.id = page.id ${shownJoins}
  order by payment.id desc`)
const counted = query<OfKind, { total: number }>(`
  select count(*)::int as total from (
    select from payment where agency_id = $agencyId and kind = $kind limit ${mostListed}) those`)
const ofContract = query<{ agencyId: AgencyId; contractId: ContractId }, ShownPayment>(`
  with page as materialized (
    select payment_id as id from payment_share where agency_id = $agencyId and contract_id = $contractId
    order by payment_id desc limit ${mostOfContract}
  )
  select ${shownColumns}
  from page join payment on payment.agency_id = $agencyId and payment.id = page.id ${shownJoins}
  order by payment.id desc`)
const isThere = query<{ agencyId: AgencyId; contractId: ContractId }, { id: ContractId }>(`
  select id from contract where agency_id = $agencyId and id = $contractId`)

async function pageOf(db: Database, caller: AgencyCaller, kind: OfKind['kind'], page: Page) {
  const skip = Math.min((page.Page - 1) * page.PageSize, mostListed)
  const size = Math.min(page.PageSize, mostListed - skip)
  const { agencyId } = caller
  const [rows, { total }] = await db.look(caller, [
    newest.ask.all({ agencyId, kind, skip, size }),
    counted.ask.one({ agencyId, kind }),
  ])
  return { rows, total }
}

export async function listReceipts(
  db: Database,
  caller: AgencyCaller,
  page: Page,
): Promise<ReplyOf<typeof receiptOperation>> {
  const { rows, total } = await pageOf(db, caller, 'receipt', page)
  return { Data: rows.map((row) => presentReceipt(caller.language, row)), Total: total }
}

export async function listCash(db: Database, caller: AgencyCaller, page: Page): Promise<ReplyOf<typeof cashOperation>> {
  const { rows, total } = await pageOf(db, caller, 'cash', page)
  return { Data: rows.map(presentCash), Total: total }
}

export async function listContractPayments(
  db: Database,
  caller: AgencyCaller,
  contractId: ContractId,
): Promise<ReplyOf<typeof contractOperation>> {
  const of = { agencyId: caller.agencyId, contractId }
  const [contract, rows] = await db.look(caller, [isThere.ask.first(of), ofContract.ask.all(of)])
  if (contract === undefined) throw new Problem('NOT_FOUND')
  const ofKind = (wanted: ShownPayment['kind']) => rows.filter(({ kind }) => kind === wanted)
  return {
    Receipts: ofKind('receipt').map((row) => {
      return { ...presentReceipt(caller.language, row), ...ownShareOf(row, contractId) }
    }),
    Cash: ofKind('cash').map((row) => ({ ...presentCash(row), ...ownShareOf(row, contractId) })),
  }
}
