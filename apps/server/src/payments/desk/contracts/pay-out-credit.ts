import type { payOutCredit as operation } from '@sarai/wire/desk/money/contracts.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { payOutCredit as payOut } from '@sarai/domain/contract/credit-moves.ts'
import { creditMoved } from '@sarai/domain/contract/happen.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { record } from '#activity/record-activity.ts'
import { money as moneyValue, text } from '#activity/values.ts'
import type { Proven, StaffCaller } from '#caller.ts'
import { keepContract } from '#contracts/keep-contract.ts'
import type { Database } from '#database/unit-of-work.ts'
import { lockDeskContract, placeOfContract } from '#payments/desk/contracts/lock-desk-contract.ts'
import { valueOf } from '#problem.ts'

/** Credit that pays for nothing goes back to the agency. */
export function payOutCredit(
  db: Database,
  staff: Proven<StaffCaller>,
  contractId: ContractId,
  { version, amount, reason }: InputOf<typeof operation>['body'],
): Promise<null> {
  return db.write(staff, [placeOfContract.ask.first({ contractId })], async (tx, [place]) => {
    const { contract } = await lockDeskContract(tx, place, contractId, version)
    const { agencyId, currency } = contract.account
    // Each version of a contract is there once: nothing else is ever called so.
    const id = `payout/${contractId}/${version}`
    const effects = valueOf(payOut(contract.account, { id, amount: money(amount, currency), at: tx.now }))
    await keepContract(tx, contract, creditMoved(contract, id, effects, tx.now))
    await record(tx, staff, {
      what: 'credit-pay-out',
      agencyId,
      subject: { kind: 'contract', id: contractId, label: contractNumber(contractId) },
      after: { paidOut: moneyValue(currency)(amount), reason: text(reason) },
    })
    return null
  })
}
