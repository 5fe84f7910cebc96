import type { cashBody, requestCash as operation } from '@sarai/wire/portal/money/payments.ts'
import type { ReplyOf } from '@sarai/wire/core/operation.ts'
import type * as z from 'zod/mini'
import { requestCash as decide } from '@sarai/domain/contract/cash-payment.ts'
import { cashHappened } from '@sarai/domain/contract/happen.ts'
import { paymentNumber } from '@sarai/domain/contract/payment-number.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { AgencyCaller } from '#caller.ts'
import { keepContract } from '#contracts/keep-contract.ts'
import type { Database } from '#database/unit-of-work.ts'
import { contractsToPay } from '#payments/paid-contracts.ts'
import { chosen, currencyOf } from '#payments/payment-choices.ts'
import { addCash, nextPayment } from '#payments/payment-rows.ts'
import { worthToday } from '#payments/worth-today.ts'
import { valueOf } from '#problem.ts'

/** Somebody brings money. It counts once finance holds it. */
export function requestCash(
  db: Database,
  caller: AgencyCaller,
  body: z.output<typeof cashBody>,
): Promise<ReplyOf<typeof operation>> {
  const questions = [
    chosen.ask.one({ currencyId: body.CurrencyId, typeId: null, bankId: null }),
    nextPayment.ask.one(),
  ] as const
  return db.write(caller, questions, async (tx, [choice, { paymentId }]) => {
    const claimed = money(body.Amount, currencyOf(choice))
    const { contracts, currency } = await contractsToPay(tx, caller.agencyId, [body.OrderId])
    const expected = await worthToday(tx, claimed, currency)
    const draft = { id: paymentId, contractId: body.OrderId, claimed, expected, payer: body.PayerName }
    const [contract] = contracts
    const decided = decide(draft)
    const happened = valueOf(cashHappened(contract!, decided, tx.now))
    await addCash(tx, caller, valueOf(decided).payment, body.Description)
    await keepContract(tx, contract!, happened)
    return { Id: paymentId, PaymentNumber: paymentNumber(paymentId) }
  })
}
