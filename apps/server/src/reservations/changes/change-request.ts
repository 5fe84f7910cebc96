import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import type { RequestId } from '@sarai/domain/ground/ids.ts'
import type { Change } from '@sarai/domain/request/change.ts'
import { checkRequest } from '@sarai/domain/request/check-request.ts'
import { priceOf } from '@sarai/domain/request/price-version.ts'
import type { Guest } from '@sarai/domain/stay/guest.ts'
import { ok } from '@sarai/domain/ground/result.ts'
import type { AgencyCaller } from '#caller.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'
import { agencyActor } from '#contracts/agency-actor.ts'
import { contractOf, happenTo } from '#contracts/happen-to.ts'
import type { Tx } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { Problem } from '#problem.ts'
import { judged } from '#reservations/quotes/judged.ts'
import { quoteFor } from '#reservations/quotes/quote-queries.ts'
import {
  askedNow,
  askToAskAgain,
  keptRooms,
  keptStay,
  soldNow,
  type KeptRoom,
  type KeptStay,
} from '#reservations/revival/asked-before.ts'

/** A request as it stands, to be changed. */
type Kept = { readonly stay: KeptStay; readonly rooms: readonly KeptRoom[] }
type Seen = { readonly requestId: RequestId; readonly version: number }

/** What is asked for instead; how the timeline tells it, and how it is written down once it is decided. */
type StayChange = {
  readonly body: AskedStayBody
  readonly told: (judged: JudgedRooms) => Change
  readonly write: (tx: Tx, judged: JudgedRooms) => Promise<void>
}
/** By room, as they were judged; and what is sold. */
type JudgedRooms = { readonly guests: readonly (readonly Guest[])[]; readonly sold: readonly SoldRoom[] }
type DetailsChange = { readonly change: Change; readonly write: (tx: Tx) => Promise<void> }

/** Transition 11: another stay, at the price that the agency was shown a moment ago and at no other. */
export function changeStay(
  db: Database,
  caller: AgencyCaller,
  { requestId, version, quoteId }: Seen & { quoteId: string },
  changing: (kept: Kept) => StayChange,
): Promise<null> {
  const { agencyId } = caller
  const questions = askToAskAgain({ agencyId, requestId }, quoteId)
  return db.write(caller, questions, async (tx, [place, kept, rooms, policy, hours, quoteRow]) => {
    const { body, told, write } = changing({ stay: asSeen(kept, version), rooms })
    const onSale = await soldNow(tx, agencyId, body)
    const asked = { ...askedNow(agencyId, body, { ...onSale, policy }), changes: requestId }
    const checked = checkRequest(asked, tx.now, quoteFor(asked, quoteRow))
    const stay = judged(checked)
    const instead = { guests: checked.guests!, sold: onSale.rooms }
    await happenTo(
      tx,
      requestId,
      place,
      (before) => ({
        kind: 'change-stay',
        by: agencyActor(caller),
        at: tx.now,
        seenVersion: version,
        stay,
        checks: checked.checks,
        hours,
        change: {
          ...told(instead),
          price: {
            currency: stay.price.currency,
            from: Number(priceOf(before).finalPrice.minor),
            to: Number(stay.price.finalPrice.minor),
          },
        },
      }),
      () => write(tx, instead),
    )
    return null
  })
}

/** Transition 10: nothing that has a price, so what was answered stands. */
export function changeDetails(
  db: Database,
  caller: AgencyCaller,
  { requestId, version }: Seen,
  changing: (kept: Kept) => DetailsChange,
): Promise<null> {
  const of = { agencyId: caller.agencyId, requestId }
  const questions = [contractOf.ask.first(of), keptStay.ask.first(of), keptRooms.ask.all(of)] as const
  return db.write(caller, questions, async (tx, [place, kept, rooms]) => {
    const { change, write } = changing({ stay: asSeen(kept, version), rooms })
    // What is typed was judged where the change was made of it.
    const typed = { details: ok(null), change }
    await happenTo(
      tx,
      requestId,
      place,
      { kind: 'change-details', by: agencyActor(caller), at: tx.now, seenVersion: version, ...typed },
      () => write(tx),
    )
    return null
  })
}

/** Whoever saw an older version hears that first: a price or a guest of another stay they would not understand. */
function asSeen(stay: KeptStay | undefined, version: number): KeptStay {
  if (stay === undefined) throw new Problem('NOT_FOUND')
  if (stay.version !== version) throw new Problem('STATE_CHANGED')
  return stay
}
