import type { proposeAdjustment as operation } from '@sarai/wire/desk/money/contracts.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { adjust } from '@sarai/domain/contract/adjustment.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import type { AgencyId, ContractId, StaffId } from '@sarai/domain/ground/ids.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { record } from '#activity/record-activity.ts'
import { money as moneyValue, text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { lockDeskContract, placeOfContract } from '#payments/desk/contracts/lock-desk-contract.ts'
import { Problem, valueOf } from '#problem.ts'

const insert = query<
  { agencyId: AgencyId; contractId: ContractId; amount: number; reason: string; staffId: StaffId; at: Date },
  { id: number }
>(`
  insert into adjustment (agency_id, contract_id, amount, reason, proposed_by, proposed_at)
  values ($agencyId, $contractId, $amount, $reason, $staffId, $at) returning id`)

/** Nothing follows from it until it is decided, so the version of the contract does not tell two tabs that both propose it. */
const sameWaiting = query<{ agencyId: AgencyId; contractId: ContractId; amount: number }, { by: string }>(`
  select coalesce(nullif(staff.name, ''), staff.username) as by from adjustment join staff on staff.id = proposed_by
  where agency_id = $agencyId and contract_id = $contractId and amount = $amount and state = 'waiting' limit 1`)

/** Nothing is posted yet: what could not be is refused already here. */
export function proposeAdjustment(
  db: Database,
  staff: StaffCaller,
  contractId: ContractId,
  { version, direction, amount, reason }: InputOf<typeof operation>['body'],
): Promise<{ id: number }> {
  return db.write(staff, [placeOfContract.ask.first({ contractId })], async (tx, [place]) => {
    const { contract } = await lockDeskContract(tx, place, contractId, version)
    const { agencyId, currency } = contract.account
    const owed = direction === 'owed-more' ? amount : -amount
    valueOf(adjust(contract.account, { id: 'proposed', amount: money(owed, currency), at: tx.now }))
    const same = await sameWaiting.first(tx, { agencyId, contractId, amount: owed })
    if (same) throw new Problem('STATE_CHANGED', { values: { what: 'adjustment-propose', by: same.by } })
    const at = new Date(tx.now)
    const { id } = await insert.one(tx, { agencyId, contractId, amount: owed, reason, staffId: staff.staffId, at })
    const value = moneyValue(currency)(amount)
    await record(tx, staff, {
      what: 'adjustment-propose',
      agencyId,
      subject: { kind: 'contract', id: contractId, label: contractNumber(contractId) },
      after: { ...(owed > 0 ? { owedMore: value } : { owedLess: value }), reason: text(reason) },
    })
    await announce(tx, { to: 'desk', what: 'contract', id: `${contractId}` })
    // How many wait is counted with what waits of payments.
    await announce(tx, { to: 'desk', what: 'payment', id: 'adjustments' })
    return { id }
  })
}
