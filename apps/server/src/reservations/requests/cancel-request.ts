import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { agencyActor } from '#contracts/agency-actor.ts'
import { contractOf, happenTo } from '#contracts/happen-to.ts'
import type { Database } from '#database/unit-of-work.ts'

/** Nothing is erased: the request stays with its number, its prices and its history. */
export function cancelRequest(
  db: Database,
  caller: AgencyCaller,
  requestId: RequestId,
  seenVersion: number,
): Promise<null> {
  const of = { agencyId: caller.agencyId, requestId }
  return db.write(caller, [contractOf.ask.first(of)], async (tx, [place]) => {
    await happenTo(tx, requestId, place, {
      kind: 'cancel',
      by: agencyActor(caller),
      at: tx.now,
      seenVersion,
    })
    return null
  })
}
