import type { InputOf } from '@sarai/wire/core/operation.ts'
import type { acceptOffer as operation } from '@sarai/wire/portal/life/offers.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { AgencyCaller } from '#caller.ts'
import { agencyActor } from '#contracts/agency-actor.ts'
import { contractOf, happenTo } from '#contracts/happen-to.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askAnswerHours } from '#house/hours-queries.ts'

/** Exactly the offer that was seen: another one may have taken its place under the agency's eyes. */
export function answerOffer(
  db: Database,
  caller: AgencyCaller,
  requestId: RequestId,
  kind: 'accept-offer' | 'decline-offer',
  { version: seenVersion, offer: offerNumber }: InputOf<typeof operation>['body'],
): Promise<null> {
  const questions = [contractOf.ask.first({ agencyId: caller.agencyId, requestId }), askAnswerHours()] as const
  return db.write(caller, questions, async (tx, [place, hours]) => {
    await happenTo(tx, requestId, place, { kind, by: agencyActor(caller), at: tx.now, seenVersion, offerNumber, hours })
    return null
  })
}
