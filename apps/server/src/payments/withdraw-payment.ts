import { withdrawCash } from '@sarai/domain/contract/cash-payment.ts'
import { cashHappened, receiptHappened } from '@sarai/domain/contract/happen.ts'
import { withdrawReceipt } from '@sarai/domain/contract/receipt.ts'
import type { AgencyId, ContractId, PaymentId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { keepContracts } from '#contracts/keep-contract.ts'
import { cashFrom, paymentColumns, receiptFrom, type PaymentRow } from '#contracts/kept-payments.ts'
import { lockContracts } from '#contracts/lock-contract.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { paymentStep } from '#payments/payment-rows.ts'
import { Problem, valueOf } from '#problem.ts'

type Of = { agencyId: AgencyId; paymentId: PaymentId }

/** Which contracts it pays never changes: they may be asked for before they are locked. */
const paidContracts = query<Of, { contractId: ContractId }>(`
  select contract_id as "contractId" from payment_share where agency_id = $agencyId and payment_id = $paymentId`)
const asItIs = query<Of, PaymentRow & { version: number }>(`
  select ${paymentColumns}, payment.version from payment where agency_id = $agencyId and id = $paymentId`)
const takeBack = query<Of>(`
  update payment set state = 'Withdrawn', version = version + 1 where agency_id = $agencyId and id = $paymentId`)

/** The clock goes on from where it stood: nobody gains time by sending something and taking it back. */
export function withdrawPayment(
  db: Database,
  caller: AgencyCaller,
  paymentId: PaymentId,
  seenVersion: number,
): Promise<null> {
  const { agencyId } = caller
  const of = { agencyId, paymentId }
  return db.write(caller, [paidContracts.ask.all(of)], async (tx, [paid]) => {
    const contracts = await lockContracts(
      tx,
      agencyId,
      paid.map(({ contractId }) => contractId),
    )
    const row = await asItIs.first(tx, of)
    if (row === undefined) throw new Problem('NOT_FOUND')
    if (row.version !== seenVersion) throw new Problem('STATE_CHANGED')
    const happened =
      row.kind === 'receipt'
        ? valueOf(receiptHappened(contracts, withdrawReceipt(receiptFrom(row)), tx.now))
        : [valueOf(cashHappened(contracts[0]!, withdrawCash(cashFrom(row)), tx.now))]
    await takeBack.later(tx, of)
    await paymentStep(tx, caller, paymentId, row.version + 1, 'withdraw')
    await keepContracts(
      tx,
      contracts.map((before, place) => ({ before, happened: happened[place]! })),
    )
    return null
  })
}
