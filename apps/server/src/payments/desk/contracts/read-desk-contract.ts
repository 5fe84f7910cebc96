import type { DeskAdjustment, DeskContract, DeskJournal } from '@sarai/wire/desk/money/contracts.ts'
import { amountDue, chargedFor } from '@sarai/domain/contract/balance.ts'
import type { Contract } from '@sarai/domain/contract/contract.ts'
import { paymentNumber } from '@sarai/domain/contract/payment-number.ts'
import type { ContractId, RequestId, StaffId } from '@sarai/domain/ground/ids.ts'
import { subtract } from '@sarai/domain/ground/money.ts'
import { requestState, type BookingRequest } from '@sarai/domain/request/booking-request.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { StaffCaller } from '#caller.ts'
import { cashFrom, paymentColumns, receiptFrom, type PaymentRow } from '#contracts/kept-payments.ts'
import { lookAtContract } from '#contracts/lock-contract.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { contractColumns, joinAgency, shownContract, type ContractRow } from '#payments/desk/contracts/contract-rows.ts'
import { approvalOf } from '#payments/payment-presenter.ts'
import { sharesOf } from '#payments/shares-of.ts'
import { Problem } from '#problem.ts'

/** A contract whose books are longer is read in the statement of its agency. */
const mostJournals = 500
/** As many as anybody looks through; the last of them. */
const mostPayments = 100

type Of = { contractId: ContractId }
type Stay = { id: RequestId; hotelEn: string; hotelFa: string; checkIn: string; checkOut: string }
type AdjustmentRow = Omit<DeskAdjustment, 'at' | 'isMine'> & { at: Date; proposedBy: StaffId }
type Posted = Pick<DeskJournal, 'id' | 'kind' | 'reverses' | 'balance'> & {
  at: Date
  requestId: RequestId | null
  accounts: readonly string[]
  amounts: readonly number[]
}

const find = query<Of, ContractRow & { version: number }>(`
  select ${contractColumns}, contract.version from contract ${joinAgency} where contract.id = $contractId`)
const ofContract = (columns: string, table: string, rest: string) => `
  select ${columns} from contract
  join ${table} own on own.agency_id = contract.agency_id and own.contract_id = contract.id
  where contract.id = $contractId ${rest}`
const staysOf = query<Of, Stay>(
  ofContract(
    `own.id, own.hotel_name_en as "hotelEn", own.hotel_name_fa as "hotelFa", own.check_in as "checkIn",
    own.check_out as "checkOut"`,
    'request',
    'order by own.id limit 200',
  ),
)
const journalsOf = query<Of, Posted>(
  ofContract(
    `own.id, own.at, own.about as kind, own.request_id as "requestId", own.accounts, to_json(own.amounts) as amounts,
    own.reverses, own.contract_balance as balance`,
    'journal',
    `order by own.place limit ${mostJournals}`,
  ),
)
const paymentsOf = query<Of, PaymentRow & { sentAt: Date }>(`
  select ${paymentColumns}, payment.sent_at as "sentAt" from contract
  join payment_share own on own.agency_id = contract.agency_id and own.contract_id = contract.id
  join payment on payment.agency_id = own.agency_id and payment.id = own.payment_id
  where contract.id = $contractId order by payment.id desc limit ${mostPayments}`)
const adjustmentsOf = query<Of, AdjustmentRow>(`
  select own.id, own.version, own.state, own.amount, own.reason, own.proposed_at as at, own.proposed_by as "proposedBy",
    coalesce(nullif(staff.name, ''), staff.username) as by
  from contract
  join adjustment own on own.agency_id = contract.agency_id and own.contract_id = contract.id
  join staff on staff.id = own.proposed_by
  where contract.id = $contractId order by own.id desc limit 100`)

export function readDeskContract(db: Database, staff: StaffCaller, contractId: ContractId): Promise<DeskContract> {
  return db.read(staff, async (tx) => {
    const of = { contractId }
    const [row, stays, journals, payments, adjustments] = await tx.ask([
      find.ask.first(of),
      staysOf.ask.all(of),
      journalsOf.ask.all(of),
      paymentsOf.ask.all(of),
      adjustmentsOf.ask.all(of),
    ])
    if (row === undefined) throw new Problem('NOT_FOUND')
    const contract = (await lookAtContract(tx, row.agencyId, contractId))!
    return {
      ...shownContract(row),
      version: row.version,
      stays: contract.requests.map((request) => shownStay(contract, request, stays)),
      payments: payments.map((payment) => shownPayment(contractId, payment)),
      journals: journals.map(shownJournal),
      allocations: contract.account.allocations.slice(0, 2 * mostJournals).map(({ credit, toward, amount }) => ({
        credit,
        request: typeof toward === 'number' ? toward : null,
        journal: typeof toward === 'string' ? toward : null,
        amount: Number(amount.minor),
      })),
      adjustments: adjustments.map(({ at, proposedBy, ...rest }) => ({
        ...rest,
        at: at.toISOString(),
        isMine: proposedBy === staff.staffId,
      })),
    }
  })
}

function shownStay({ account }: Contract, request: BookingRequest, stays: readonly Stay[]): DeskContract['stays'][0] {
  const { id, paymentDeadline } = request
  const charged = chargedFor(account, id)
  const stay = stays.find((one) => one.id === id)!
  return {
    ...stay,
    number: requestNumber(id),
    state: requestState(request),
    charged: Number(charged.minor),
    covered: Number(subtract(charged, amountDue(account, id)).minor),
    deadlineAt: paymentDeadline ? new Date(paymentDeadline.at).toISOString() : null,
    isHeld: paymentDeadline?.heldSince !== undefined,
  }
}

function shownPayment(contractId: ContractId, row: PaymentRow & { sentAt: Date }): DeskContract['payments'][0] {
  const payment = row.kind === 'receipt' ? receiptFrom(row) : cashFrom(row)
  const shares = sharesOf(payment)
  const own = shares.find((one) => one.contractId === contractId)
  const approval = approvalOf(row)
  return {
    id: row.id,
    number: paymentNumber(row.id),
    kind: row.kind,
    state: row.state,
    amount: row.claimed,
    currency: row.currency,
    found: approval ? Number(approval.amount.minor) : null,
    expected: own?.expected ?? 0,
    expectedInAll: shares.reduce((total, { expected }) => total + expected, 0),
    credited: own?.credited ?? 0,
    refunded: own?.refunded ?? 0,
    at: row.sentAt.toISOString(),
  }
}

function shownJournal({ at, requestId, accounts, amounts, ...journal }: Posted): DeskJournal {
  return {
    ...journal,
    at: at.toISOString(),
    request: requestId === null ? null : { id: requestId, number: requestNumber(requestId) },
    entries: accounts.map((account, place) => ({ account, amount: amounts[place]! })),
  }
}
