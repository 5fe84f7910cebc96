import { moveCredit as decide } from '@sarai/domain/contract/credit-moves.ts'
import { creditMoved } from '@sarai/domain/contract/happen.ts'
import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { moveCredit as operation } from '@sarai/wire/portal/money/payments.ts'
import type { ContractId } from '@sarai/domain/ground/ids.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { AgencyCaller } from '#caller.ts'
import { keepContracts } from '#contracts/keep-contract.ts'
import { lockContracts, type LockedContract } from '#contracts/lock-contract.ts'
import { asSeen } from '#database/as-seen.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem, valueOf } from '#problem.ts'

/** Nobody needs more, and each makes the contract longer, which is locked and loaded whole with every decision. */
const mostMoves = 100

const nextMove = query<void, { number: number }>(`select nextval('credit_move_number') as number`)

/** Both contracts are kept or none. What covers a request there confirms it in the same moment. */
export function moveCredit(
  db: Database,
  caller: AgencyCaller,
  fromId: ContractId,
  { version, toContractId, amount }: InputOf<typeof operation>['body'],
): Promise<null> {
  return db.write(caller, [nextMove.ask.one()], async (tx, [{ number }]) => {
    const locked = await lockContracts(tx, caller.agencyId, [fromId, toContractId])
    const from = asSeen(
      locked.find(({ account }) => account.contractId === fromId),
      version,
    )
    const to = locked.find(({ account }) => account.contractId === toContractId)
    if (to === undefined) throw new Problem('NOT_FOUND')
    if (fromId === toContractId) throw new Problem('VALIDATION_FAILED', { fields: ['toContractId'] })
    if ([from, to].some(({ account }) => movesIn(account) >= mostMoves)) {
      throw new Problem('TOO_MANY_MOVES', { values: { most: mostMoves }, fields: ['amount'] })
    }
    const id = `move/${number}`
    const move = { id, amount: money(amount, from.account.currency), at: tx.now }
    const effects = valueOf(decide(from.account, to.account, move))
    await keepContracts(tx, [
      { before: from, happened: creditMoved(from, id, effects.from, tx.now) },
      { before: to, happened: creditMoved(to, id, effects.to, tx.now) },
    ])
    return null
  })
}

/** Whoever made them: into it and out of it. */
function movesIn({ journals }: LockedContract['account']): number {
  return journals.filter((journal) => journal.id.startsWith('move/')).length
}
