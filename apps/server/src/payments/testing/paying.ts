import { randomUUID } from 'node:crypto'
import { readContract } from '@sarai/wire/portal/money/contracts.ts'
import { requestCash, submitReceipt, withdrawPayment, type receiptBody } from '@sarai/wire/portal/money/payments.ts'
import { readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { uploadFile } from '@sarai/wire/portal/uploads.ts'
import type { ContractId, PaymentId, RequestId } from '@sarai/domain/ground/ids.ts'
import type * as z from 'zod/mini'
import { financeDecides } from '#payments/testing/finance-decides.ts'
import { openDrafting } from '#reservations/testing/drafting.ts'
import { expiring } from '#reservations/testing/expired-request.ts'

type Body = z.input<typeof receiptBody>

const euro = 978
export const rial = 364

let receipts = 0

/** Agencies that pay: each accepted request costs 300.00 euros. */
export async function openPaying() {
  const drafting = await openDrafting()
  const { database, callAs, aColleague } = drafting
  const { desk, sweep } = expiring(drafting)
  const finance = financeDecides(database.db)
  const [type] = await database.sql<{ id: number }>(
    `insert into receipt_type (name_en, name_fa) values ('Bank transfer', 'حواله') returning id::int`,
  )
  const [bank] = await database.sql<{ id: number }>(
    `insert into bank (name_en, name_fa) values ('Melli', 'ملی') returning id::int`,
  )

  const aReceipt = (contractId: number, changes: Partial<Body> = {}): Body => ({
    OrderId: contractId,
    ReceiptNumber: `TR ${(receipts += 1)}`,
    PaymentDateTime: new Date(Date.now() - 3_600_000).toISOString(),
    ReceiptPaymentTypeId: type!.id,
    SenderName: 'Nasrin Rahimi',
    Amount: 30_000,
    CurrencyId: euro,
    BankId: bank!.id,
    ...changes,
  })

  /** An agency with a request that the desk has accepted, and somebody who pays for it. */
  async function owing() {
    const agent = await drafting.someone()
    const accountant = await aColleague(agent.agencyId, 'accountant')
    const call = callAs(accountant.token)
    const { agencyId } = agent
    const another = async (changes: Parameters<typeof agent.submit>[0] = {}) => {
      const { Id, OrderId } = await agent.submit(changes)
      const of = { agencyId, requestId: Id as RequestId }
      await desk.accept(of)
      return { of, contractId: OrderId as ContractId }
    }
    const first = await another()
    return {
      agent,
      accountant,
      call,
      another,
      ...first,
      details: () => call(readRequest, { params: { id: first.of.requestId } }),
      contract: (id = first.contractId) => call(readContract, { params: { id } }),
      send: async (changes: Partial<Body> = {}, contractId = first.contractId, key: string = randomUUID()) => {
        const { Id } = await call(submitReceipt, { body: aReceipt(contractId, changes) }, { key })
        return { agencyId, paymentId: Id as PaymentId }
      },
      bring: async (Amount = 30_000, CurrencyId = euro) => {
        const body = { OrderId: first.contractId, Amount, CurrencyId, PayerName: 'Ali Karimi' }
        const { Id } = await call(requestCash, { body })
        return { agencyId, paymentId: Id as PaymentId }
      },
      withdraw: (paymentId: PaymentId, version = 1) =>
        call(withdrawPayment, { params: { id: paymentId }, body: { version } }),
      upload: async (content: Uint8Array, mediaType = 'image/jpeg') => {
        const body = new Blob([new Uint8Array(content)], { type: mediaType })
        const [id] = await call(uploadFile, { query: { Name: 'receipt.jpg' }, body })
        return id!
      },
    }
  }

  /** As if its time had come. */
  const deadlineIn = async (requestId: RequestId, seconds: number) => {
    const at = `now() + ${seconds} * interval '1 second'`
    await database.sql(`update request set deadline_at = ${at} where id = $1`, [requestId])
    await database.sql(`update request_clock set due_at = ${at} where request_id = $1 and clock = 'payment'`, [
      requestId,
    ])
  }
  const setRate = (from: string, fromAmount: number, to: string, toAmount: number) =>
    database.sql(
      `insert into exchange_rate (from_currency, from_amount, to_currency, to_amount, day)
       values ($1, $2, $3, $4, current_date - 1)`,
      [from, fromAmount, to, toAmount],
    )

  return { ...drafting, desk, finance, sweep, aReceipt, owing, deadlineIn, setRate, bankId: bank!.id }
}
