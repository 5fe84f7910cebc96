import { requestCash } from '../../../apps/server/src/payments/request-cash.ts'
import { submitReceipt } from '../../../apps/server/src/payments/receipts/submit-receipt.ts'
import { someoneOf } from '../../../apps/server/src/testing/some-callers.ts'
import { asPaymentId, asUserId, type PaymentId } from '../../../packages/domain/src/ground/ids.ts'
import type { Copied } from '../copied-requests.ts'
import type { House } from '../house-of-trials.ts'

/** A payment that waits, for a contract of two requests that it covers. `sibling`: over the same contracts, the other way. */
export type Waiting = Copied & { readonly paymentId: PaymentId; readonly sibling?: PaymentId }

export type Payer = Awaited<ReturnType<typeof payerOf>>

/** One of each contract: two copies share one. */
export function everyOther(copies: readonly Copied[]): Copied[] {
  return copies.filter((_, place) => place % 2 === 0)
}

/** Somebody of each agency who pays by the calls of the portal. */
export async function payerOf({ db, sql }: House, template: Copied) {
  const { rows } = await sql.query<{ price: number; currency: number; type: number }>(
    `select final_price::int as price, currency.id::int as currency, (select min(id)::int from receipt_type where active) as type
     from request join currency on currency.code = request.currency where request.id = $1`,
    [template.requestId],
  )
  const { price, currency: CurrencyId, type } = rows[0]!
  const { rows: people } = await sql.query<{ agencyId: number; userId: number }>(
    `select agency_id::int as "agencyId", min(id)::int as "userId" from agency_user group by 1`,
  )
  const users = new Map(people.map(({ agencyId, userId }) => [agencyId, userId]))
  const someone = (agencyId: number) => ({ ...someoneOf(agencyId), userId: asUserId(users.get(agencyId)!) })
  let sent = 0
  const send = async ({ agencyId }: Copied, contracts: readonly Copied['contractId'][], Amount: number = 2 * price) => {
    const each = Amount / contracts.length
    const body = {
      OrderId: contracts[0]!,
      ReceiptNumber: `R ${(sent += 1)}`,
      PaymentDateTime: new Date(Date.now() - 60_000).toISOString(),
      ReceiptPaymentTypeId: type,
      SenderName: 'Nasrin Rahimi',
      FileName: '' as const,
      Amount,
      Description: '',
      CurrencyId,
      BankId: null,
      Shares: contracts.length === 1 ? [] : contracts.map((OrderId) => ({ OrderId, Amount: each })),
    }
    return asPaymentId((await submitReceipt(db, someone(agencyId), body)).Id)
  }
  return {
    price,
    someone,
    send,
    async receipts(requests: readonly Copied[]): Promise<Waiting[]> {
      const waiting: Waiting[] = []
      for (const request of requests) {
        waiting.push({ ...request, paymentId: await send(request, [request.contractId]) })
      }
      return waiting
    },
    async cash(requests: readonly Copied[]): Promise<Waiting[]> {
      const waiting: Waiting[] = []
      for (const request of requests) {
        const body = { OrderId: request.contractId, Amount: 2 * price, CurrencyId, PayerName: 'Ali', Description: '' }
        const { Id } = await requestCash(db, someone(request.agencyId), body)
        waiting.push({ ...request, paymentId: asPaymentId(Id) })
      }
      return waiting
    },
    /** Two for each pair of contracts of one agency, which name them in opposite order. */
    async transfers(requests: readonly Copied[]): Promise<Waiting[]> {
      const waiting: Waiting[] = []
      for (const own of Map.groupBy(everyOther(requests), ({ agencyId }) => agencyId).values()) {
        for (let place = 0; place + 1 < own.length; place += 2) {
          const [one, other] = [own[place]!, own[place + 1]!]
          const paymentId = await send(one, [one.contractId, other.contractId])
          const sibling = await send(one, [other.contractId, one.contractId])
          waiting.push({ ...one, paymentId, sibling })
        }
      }
      return waiting
    },
  }
}
