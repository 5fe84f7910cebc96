import type { moveDeskCredit as operation } from '@sarai/wire/desk/money/contracts.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { moveCredit } from '@sarai/domain/contract/credit-moves.ts'
import { creditMoved } from '@sarai/domain/contract/happen.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { record } from '#activity/record-activity.ts'
import { money as moneyValue, text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { keepContracts } from '#contracts/keep-contract.ts'
import type { Database } from '#database/unit-of-work.ts'
import { lockDeskContract, placeOfContract } from '#payments/desk/contracts/lock-desk-contract.ts'
import { Problem, valueOf } from '#problem.ts'

/** What one contract has over pays for another of the same agency: both are kept, or none. */
export function moveDeskCredit(
  db: Database,
  staff: StaffCaller,
  contractId: ContractId,
  { version, toContractId, amount, reason }: InputOf<typeof operation>['body'],
): Promise<null> {
  return db.write(staff, [placeOfContract.ask.first({ contractId })], async (tx, [place]) => {
    if (toContractId === contractId) throw new Problem('VALIDATION_FAILED', { fields: ['toContractId'] })
    const { contract: from, others } = await lockDeskContract(tx, place, contractId, version, [toContractId])
    const [to] = others
    if (to === undefined) throw new Problem('NOT_FOUND', { fields: ['toContractId'] })
    const { agencyId, currency } = from.account
    const id = `move/${contractId}/${version}`
    const move = { id, amount: money(amount, currency), at: tx.now }
    const effects = valueOf(moveCredit(from.account, to.account, move))
    await keepContracts(tx, [
      { before: from, happened: creditMoved(from, id, effects.from, tx.now) },
      { before: to, happened: creditMoved(to, id, effects.to, tx.now) },
    ])
    await record(tx, staff, {
      what: 'credit-move',
      agencyId,
      subject: { kind: 'contract', id: contractId, label: contractNumber(contractId) },
      after: {
        moved: moneyValue(currency)(amount),
        toContract: text(contractNumber(toContractId)),
        reason: text(reason),
      },
    })
    return null
  })
}
