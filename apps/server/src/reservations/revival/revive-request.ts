import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { reviveRequest as operation } from '@sarai/wire/portal/life/revivals.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import { checkRequest } from '@sarai/domain/request/check-request.ts'
import type { AgencyCaller } from '#caller.ts'
import { agencyActor } from '#contracts/agency-actor.ts'
import { happenTo } from '#contracts/happen-to.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { judged } from '#reservations/quotes/judged.ts'
import { quoteFor } from '#reservations/quotes/quote-queries.ts'
import { askedBefore, askToAskAgain } from '#reservations/revival/asked-before.ts'

/** At the price that the agency was shown a moment ago, and at no other. */
export function reviveRequest(
  db: Database,
  caller: AgencyCaller,
  requestId: RequestId,
  { version, quoteId }: InputOf<typeof operation>['body'],
): Promise<null> {
  const { agencyId } = caller
  const questions = askToAskAgain({ agencyId, requestId }, quoteId)
  return db.write(caller, questions, async (tx, [place, stay, rooms, policy, hours, quoteRow]) => {
    if (stay === undefined) throw new Problem('NOT_FOUND')
    const { asked } = await askedBefore(tx, agencyId, { stay, rooms, policy })
    const checked = checkRequest(asked, tx.now, quoteFor(asked, quoteRow))
    await happenTo(tx, requestId, place, {
      kind: 'revive',
      by: agencyActor(caller),
      at: tx.now,
      seenVersion: version,
      stay: judged(checked),
      checks: checked.checks,
      hours,
    })
    return null
  })
}
