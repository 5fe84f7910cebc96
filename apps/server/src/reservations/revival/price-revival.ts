import type { QuoteReply } from '@sarai/wire/portal/requests.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { Problem } from '#problem.ts'
import { holdPrice } from '#reservations/quotes/hold-price.ts'
import { askedBefore, keptRooms, keptStay, type KeptStay } from '#reservations/revival/asked-before.ts'
import { reviveUntil } from '#reservations/revival/revive-until.ts'

/** What the stay costs today, held for whoever may still revive it. */
export function priceRevival(db: Database, caller: AgencyCaller, requestId: RequestId): Promise<QuoteReply> {
  const { agencyId } = caller
  const of = { agencyId, requestId }
  const questions = [keptStay.ask.first(of), keptRooms.ask.all(of), askHousePolicy()] as const
  return db.write(caller, questions, async (tx, [stay, rooms, policy]) => {
    if (stay === undefined) throw new Problem('NOT_FOUND')
    refuseUnlessRevivable(stay, tx.now)
    const { asked, sign, sold } = await askedBefore(tx, agencyId, { stay, rooms, policy })
    return holdPrice(tx, caller, asked, { sign, rooms: sold })
  })
}

/** Nobody is shown a price at which nothing can be had; whoever revives is judged again by the rules themselves. */
function refuseUnlessRevivable(stay: KeptStay, now: number): void {
  const until = reviveUntil(stay)
  if (until === undefined) throw new Problem('NOT_REVIVABLE')
  if (until <= now) throw new Problem('DEADLINE_PASSED')
}
