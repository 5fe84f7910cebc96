import type { decideAdjustment as operation } from '@sarai/wire/desk/money/contracts.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import { adjust } from '@sarai/domain/contract/adjustment.ts'
import { creditMoved } from '@sarai/domain/contract/happen.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import type { AgencyId, ContractId, StaffId } from '@sarai/domain/ground/ids.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { record } from '#activity/record-activity.ts'
import { money as moneyValue, text } from '#activity/values.ts'
import type { StaffCaller } from '#caller.ts'
import { keepContract } from '#contracts/keep-contract.ts'
import { lockContract } from '#contracts/lock-contract.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { announce } from '#live/announce.ts'
import { Problem, valueOf } from '#problem.ts'

type Place = { agencyId: AgencyId; contractId: ContractId }

const placeOf = query<{ id: number }, Place>(`
  select agency_id as "agencyId", contract_id as "contractId" from adjustment where id = $id`)
const lock = query<
  { agencyId: AgencyId; id: number },
  { version: number; state: string; amount: number; reason: string; proposedBy: StaffId; decidedBy: string | null }
>(`
  select version, state, amount, reason, proposed_by as "proposedBy",
    (select coalesce(nullif(name, ''), username) from staff where staff.id = decided_by) as "decidedBy"
  from adjustment where agency_id = $agencyId and id = $id for update of adjustment`)
const save = query<{ agencyId: AgencyId; id: number; state: string; staffId: StaffId; at: Date }>(`
  update adjustment set state = $state, version = version + 1, decided_by = $staffId, decided_at = $at
  where agency_id = $agencyId and id = $id`)

/** Whoever proposed it decides nothing: a second person posts it, or says no. */
export function decideAdjustment(
  db: Database,
  staff: StaffCaller,
  id: number,
  { version, approve }: InputOf<typeof operation>['body'],
): Promise<null> {
  return db.write(staff, [placeOf.ask.first({ id })], async (tx, [place]) => {
    const contract = place && (await lockContract(tx, place.agencyId, place.contractId))
    if (place === undefined || contract === undefined) throw new Problem('NOT_FOUND')
    const { agencyId, contractId } = place
    const found = (await lock.first(tx, { agencyId, id }))!
    if (found.version !== version || found.state !== 'waiting') {
      const what = found.state === 'approved' ? 'adjustment-approve' : 'adjustment-refuse'
      throw new Problem('STATE_CHANGED', found.decidedBy === null ? {} : { values: { what, by: found.decidedBy } })
    }
    if (found.proposedBy === staff.staffId) throw new Problem('OWN_PROPOSAL')
    const { currency } = contract.account
    const at = new Date(tx.now)
    await save.later(tx, { agencyId, id, state: approve ? 'approved' : 'refused', staffId: staff.staffId, at })
    if (approve) {
      const name = `adjustment/${id}`
      const owed = money(found.amount, currency)
      const effects = valueOf(adjust(contract.account, { id: name, amount: owed, at: tx.now }))
      await keepContract(tx, contract, creditMoved(contract, name, effects, tx.now))
    }
    const value = moneyValue(currency)(Math.abs(found.amount))
    await record(tx, staff, {
      what: approve ? 'adjustment-approve' : 'adjustment-refuse',
      agencyId,
      subject: { kind: 'contract', id: contractId, label: contractNumber(contractId) },
      after: { ...(found.amount > 0 ? { owedMore: value } : { owedLess: value }), reason: text(found.reason) },
    })
    await announce(tx, { to: 'desk', what: 'contract', id: `${contractId}` })
    // How many wait is counted with what waits of payments.
    await announce(tx, { to: 'desk', what: 'payment', id: 'adjustments' })
    return null
  })
}
