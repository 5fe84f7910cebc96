import { randomUUID } from 'node:crypto'
import { cashHappened, receiptHappened } from '@sarai/domain/contract/happen.ts'
import { told } from '@sarai/domain/contract/payment-approval.ts'
import { withdrawReceipt, type Receipt } from '@sarai/domain/contract/receipt.ts'
import type { CashPayment } from '@sarai/domain/contract/cash-payment.ts'
import { asPaymentId, type AgencyId, type ContractId, type PaymentId } from '@sarai/domain/ground/ids.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import { receiptKey } from '@sarai/domain/contract/receipt-duplicate.ts'
import { tell } from '@sarai/domain/request/effects.ts'
import { keepContract, keepContracts } from '#contracts/keep-contract.ts'
import { lockContract, lockContracts } from '#contracts/lock-contract.ts'
import { query } from '#database/query.ts'
import { Problem, valueOf } from '#problem.ts'
import { someoneOf } from '#testing/some-callers.ts'
import type { TestDatabase } from '#testing/test-database.ts'

type Sent = {
  currency: Currency
  claimed: number
  number: string
  bankId: number | null
  paidAt: Date
  uploadId: string | null
  fileHash: string | null
  twin: { id: PaymentId; by: 'number' | 'file' | 'picture' } | null
}

const insert = query<{
  agencyId: AgencyId
  kind: string
  state: string
  currency: string
  claimed: number
  contractCurrency: string
  number: string
  key: string | null
  bankId: number | null
  typeId: number | null
  paidAt: Date | null
  uploadId: string | null
  fileHash: string | null
  twinId: number | null
  twinBy: string | null
  userId: number
  at: Date
}>(`
  insert into payment (agency_id, id, kind, state, currency, claimed, contract_currency, receipt_number, receipt_key,
    bank_id, receipt_type_id, paid_at, upload_id, file_hash, twin_id, twin_by, payer, sent_by, sent_at)
  values ($agencyId, currval('payment_id_seq'), $kind, $state, $currency, $claimed, $contractCurrency, $number, $key, $bankId, $typeId,
    $paidAt, $uploadId, decode($fileHash, 'hex'), $twinId, $twinBy, 'Nasrin Rahimi', $userId, $at)`)
const share = query<{ agencyId: AgencyId; paymentId: PaymentId; contractId: ContractId; expected: number }>(`
  insert into payment_share (agency_id, payment_id, contract_id, expected)
  values ($agencyId, $paymentId, $contractId, $expected)`)
const next = query<void, { id: number }>(`select nextval('payment_id_seq')::int as id`)
const event = query<{
  agencyId: AgencyId
  paymentId: PaymentId
  version: number
  what: string
  userId: number
  at: Date
}>(`
  insert into payment_event (agency_id, payment_id, version, what, source, actor, at)
  values ($agencyId, $paymentId, $version, $what, 'agency', $userId, $at)`)
const withdrawn = query<{ agencyId: AgencyId; paymentId: PaymentId; version: number }, { id: number }>(`
  update payment set state = 'Withdrawn', version = version + 1
  where agency_id = $agencyId and id = $paymentId and version = $version returning id`)

type Who = { agencyId: AgencyId; userId: number }

/** What agencies do with payments, past their calls: the rules and what follows are the real ones. */
export function paying({ db, sql }: TestDatabase) {
  /** A receipt over one contract or several, by what each of them is to get. */
  async function receipt(
    { agencyId, userId }: Who,
    shares: readonly { contractId: number; expected: number }[],
    changes: Partial<Sent> = {},
  ): Promise<PaymentId> {
    const [type] = await sql<{ id: number }>(
      `insert into receipt_type (name_en, name_fa) values ('Transfer', 'حواله') returning id::int`,
    )
    return db.write(someoneOf(agencyId), async (tx) => {
      const sorted = shares.toSorted((a, b) => a.contractId - b.contractId)
      const contracts = await lockContracts(
        tx,
        agencyId,
        sorted.map(({ contractId }) => contractId as ContractId),
      )
      const { currency: contractCurrency } = contracts[0]!.account
      const sent: Sent = {
        currency: contractCurrency,
        claimed: sorted.reduce((sum, { expected }) => sum + expected, 0),
        number: randomUUID().slice(0, 8),
        bankId: null,
        paidAt: new Date(tx.now - 3_600_000),
        uploadId: null,
        fileHash: null,
        twin: null,
        ...changes,
      }
      const id = asPaymentId((await next.one(tx)).id)
      const payment: Receipt = {
        id,
        number: sent.number,
        claimed: money(sent.claimed, sent.currency),
        shares: sorted.map(({ contractId, expected }) => ({
          contractId: contractId as ContractId,
          expected: money(expected, contractCurrency),
        })),
        state: 'New',
        ...(sent.twin && { duplicateOf: sent.twin.id }),
      }
      await insert.run(tx, {
        agencyId,
        kind: 'receipt',
        state: 'New',
        currency: sent.currency,
        claimed: sent.claimed,
        contractCurrency,
        number: sent.number,
        key: receiptKey(sent.number),
        bankId: sent.bankId,
        typeId: type!.id,
        paidAt: sent.paidAt,
        uploadId: sent.uploadId,
        fileHash: sent.fileHash,
        twinId: sent.twin?.id ?? null,
        twinBy: sent.twin?.by ?? null,
        userId,
        at: new Date(tx.now),
      })
      for (const { contractId, expected } of sorted)
        await share.run(tx, { agencyId, paymentId: id, contractId: contractId as ContractId, expected })
      await event.run(tx, { agencyId, paymentId: id, version: 1, what: 'submit', userId, at: new Date(tx.now) })
      const happened = valueOf(receiptHappened(contracts, told(payment, tell('agency', 'staff')), tx.now))
      await keepContracts(
        tx,
        contracts.map((before, place) => ({ before, happened: happened[place]! })),
      )
      return id
    })
  }

  async function cash({ agencyId, userId }: Who, contractId: number, amount: number): Promise<PaymentId> {
    return db.write(someoneOf(agencyId), async (tx) => {
      const contract = (await lockContract(tx, agencyId, contractId as ContractId))!
      const { currency } = contract.account
      const id = asPaymentId((await next.one(tx)).id)
      const claimed = money(amount, currency)
      const payment: CashPayment = {
        id,
        contractId: contractId as ContractId,
        claimed,
        expected: claimed,
        payer: 'Nasrin Rahimi',
        state: 'Requested',
      }
      await insert.run(tx, {
        agencyId,
        kind: 'cash',
        state: 'Requested',
        currency,
        claimed: amount,
        contractCurrency: currency,
        number: '',
        key: null,
        bankId: null,
        typeId: null,
        paidAt: null,
        uploadId: null,
        fileHash: null,
        twinId: null,
        twinBy: null,
        userId,
        at: new Date(tx.now),
      })
      await share.run(tx, { agencyId, paymentId: id, contractId: contractId as ContractId, expected: amount })
      await event.run(tx, { agencyId, paymentId: id, version: 1, what: 'submit', userId, at: new Date(tx.now) })
      await keepContract(tx, contract, valueOf(cashHappened(contract, told(payment, tell('agency', 'staff')), tx.now)))
      return id
    })
  }

  /** As the agency takes a receipt back over one contract; a refusal is the one of its call. */
  function withdraw({ agencyId, userId }: Who, contractId: number, paymentId: PaymentId, version = 1): Promise<void> {
    return db.write(someoneOf(agencyId), async (tx) => {
      const contract = (await lockContract(tx, agencyId, contractId as ContractId))!
      const found = contract.receipts.find(({ id }) => id === paymentId)
      if (found === undefined) throw new Problem('STATE_CHANGED')
      const happened = valueOf(receiptHappened([contract], withdrawReceipt(found), tx.now))
      if ((await withdrawn.first(tx, { agencyId, paymentId, version })) === undefined)
        throw new Problem('STATE_CHANGED')
      const at = new Date(tx.now)
      await event.run(tx, { agencyId, paymentId, version: version + 1, what: 'withdraw', userId, at })
      await keepContract(tx, contract, happened[0]!)
    })
  }

  return { receipt, cash, withdraw }
}
