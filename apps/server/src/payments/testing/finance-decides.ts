import { approveCash, declineCash, returnCash, type CashPayment } from '@sarai/domain/contract/cash-payment.ts'
import { payOutCredit } from '@sarai/domain/contract/credit-moves.ts'
import { cashHappened, creditMoved, receiptHappened } from '@sarai/domain/contract/happen.ts'
import type { PaymentOutcome } from '@sarai/domain/contract/payment-approval.ts'
import { approveReceipt, refundReceipt, rejectReceipt, type Receipt } from '@sarai/domain/contract/receipt.ts'
import type { ExchangeRate } from '@sarai/domain/ground/exchange.ts'
import type { AgencyId, ContractId, PaymentId } from '@sarai/domain/ground/ids.ts'
import { money, type Currency, type Money } from '@sarai/domain/ground/money.ts'
import type { Result } from '@sarai/domain/ground/result.ts'
import { keepContracts } from '#contracts/keep-contract.ts'
import { cashFrom, decidedColumns, paymentColumns, receiptFrom, type PaymentRow } from '#contracts/kept-payments.ts'
import { lockContracts, type LockedContract } from '#contracts/lock-contract.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { valueOf } from '#problem.ts'
import { someStaff } from '#testing/some-callers.ts'

type Of = { agencyId: AgencyId; paymentId: PaymentId }
const contractsOf = query<Of, { contractId: ContractId }>(`
  select contract_id as "contractId" from payment_share where agency_id = $agencyId and payment_id = $paymentId`)
const asItIs = query<Of, PaymentRow & { version: number }>(`
  select ${paymentColumns}, payment.version from payment where agency_id = $agencyId and id = $paymentId`)
const save = query<ReturnType<typeof decidedColumns> & { version: number; at: Date }>(`
  update payment set version = $version, state = $state, approval = $approval, refunds = $refunds,
    overruled = $overruled, reason = $reason, decided_at = case when $state in ('New', 'Requested') then null
    else $at::timestamptz end
  where agency_id = $agencyId and id = $paymentId`)
const addEvent = query<Of & { version: number; reason: string | null; at: Date }>(`
  insert into payment_event (agency_id, payment_id, version, what, source, actor, reason, at)
  values ($agencyId, $paymentId, $version, 'decide', 'staff', 1, $reason, $at)`)

type Decide<Payment> = (
  payment: Payment,
  about: { at: number; contracts: readonly LockedContract[] },
) => Result<PaymentOutcome<Payment>>

/** What finance does with a payment, past its calls: the rules and what follows are the real ones. */
export function financeDecides(db: Database) {
  const decide = (of: Of, ofReceipt: Decide<Receipt> | undefined, ofCash?: Decide<CashPayment>) =>
    db.write(someStaff, [contractsOf.ask.all(of)], async (tx, [paid]) => {
      const ids = paid.map(({ contractId }) => contractId)
      const contracts = await lockContracts(tx, of.agencyId, ids)
      const { version: seen, ...row } = await asItIs.one(tx, of)
      const about = { at: tx.now, contracts }
      const version = seen + 1
      const keep = async (payment: Receipt | CashPayment) => {
        const at = new Date(tx.now)
        await save.later(tx, { ...decidedColumns(of.agencyId, payment), version, at })
        await addEvent.later(tx, { ...of, version, reason: payment.reason ?? null, at })
      }
      if (ofReceipt) {
        const decided = ofReceipt(receiptFrom(row), about)
        const happened = valueOf(receiptHappened(contracts, decided, tx.now))
        await keep(valueOf(decided).payment)
        await keepContracts(
          tx,
          contracts.map((before, place) => ({ before, happened: happened[place]! })),
          { paymentVersion: version },
        )
      } else {
        const decided = ofCash!(cashFrom(row), about)
        const happened = valueOf(cashHappened(contracts[0]!, decided, tx.now))
        await keep(valueOf(decided).payment)
        await keepContracts(tx, [{ before: contracts[0]!, happened }], { paymentVersion: version })
      }
    })
  const found = (claimed: Money, currency: Currency, amount?: number) => ({
    amount: amount === undefined ? claimed : money(amount, claimed.currency),
    secondPersonAbove: money(1_000_000_000_000, currency),
  })
  return {
    /** All that was claimed, where no other amount is named. */
    approve: (of: Of, { amount, rate }: { amount?: number; rate?: ExchangeRate } = {}) =>
      decide(of, (receipt, { at, contracts }) => {
        const { currency } = contracts[0]!.account
        return approveReceipt(receipt, {
          by: '1',
          at,
          ...found(receipt.claimed, currency, amount),
          ...(rate && { rate }),
        })
      }),
    reject: (of: Of, reason = 'Not found at the bank') => decide(of, (receipt) => rejectReceipt(receipt, { reason })),
    /** All that is left, where no amount is named; of its first contract, where no other is. */
    refund: (of: Of, reason = 'Paid twice', amount?: number, contractId?: ContractId) =>
      decide(of, (receipt, { at, contracts }) => {
        const { account } = contracts.find((contract) => contract.account.contractId === contractId) ?? contracts[0]!
        const named = amount === undefined ? {} : { amount: money(amount, account.currency) }
        return refundReceipt(receipt, { reason, at, account, ...named })
      }),
    holdCash: (of: Of) =>
      decide(of, undefined, (cash, { at, contracts }) =>
        approveCash(cash, { by: '1', at, ...found(cash.claimed, contracts[0]!.account.currency) }),
      ),
    declineCash: (of: Of, reason = 'Nobody came') => decide(of, undefined, (cash) => declineCash(cash, { reason })),
    payOut: (agencyId: AgencyId, contractId: ContractId, amount: number) =>
      db.write(someStaff, async (tx) => {
        const [contract] = await lockContracts(tx, agencyId, [contractId])
        const { account } = contract!
        const id = `payout/${contractId}/${amount}`
        const effects = valueOf(payOutCredit(account, { id, amount: money(amount, account.currency), at: tx.now }))
        await keepContracts(tx, [{ before: contract!, happened: creditMoved(contract!, id, effects, tx.now) }])
      }),
    returnCash: (of: Of, reason = 'Not needed') =>
      decide(of, undefined, (cash, { at, contracts }) =>
        returnCash(cash, { reason, at, account: contracts[0]!.account }),
      ),
  }
}
