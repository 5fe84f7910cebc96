import type { Instant } from '@sarai/domain/ground/hotel-time.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import { money, type Currency } from '@sarai/domain/ground/money.ts'
import type { Actor, BookingRequest } from '@sarai/domain/request/booking-request.ts'
import type { AnswerHours } from '@sarai/domain/request/clocks/answer-clock.ts'
import type { Brought, EventKind } from '@sarai/domain/request/events.ts'
import { versionInForce } from '@sarai/domain/request/price-version.ts'
import { priceOfSum } from '@sarai/domain/stay/price/offered-price.ts'
import { contractOf, happenTo } from '#contracts/happen-to.ts'
import { query } from '#database/query.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askAnswerHours } from '#house/hours-queries.ts'
import { someStaff } from '#testing/some-callers.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }
type Seen = { version: number; finalPrice: number; currency: Currency }

const seen = query<Of, Seen>(`
  select version, final_price as "finalPrice", currency from request
  where agency_id = $agencyId and id = $requestId`)
type About = { by: Actor; at: Instant; seenVersion: number; hours: AnswerHours }
const desk: Actor = { source: 'staff', roles: ['reservations'], id: '1' }

/** What the desk does with a request as it has just seen it, past its calls: the rules and what follows are the real ones. */
export function deskDecides(db: Database) {
  async function decide<Kind extends Exclude<EventKind, 'submit'>>(
    { agencyId, requestId }: Of,
    eventOf: (about: About, request: Seen) => Brought<Kind> | ((request: BookingRequest) => Brought<Kind>),
    version?: number,
  ) {
    const of = { agencyId, requestId }
    const questions = [contractOf.ask.first(of), seen.ask.one(of), askAnswerHours()] as const
    await db.write(someStaff, questions, async (tx, [place, request, hours]) => {
      const about = { by: desk, at: tx.now, seenVersion: version ?? request.version, hours }
      await happenTo(tx, of.requestId, place, eventOf(about, request))
    })
  }
  return {
    /** `version`: as it was when they looked, if not now. */
    accept: (of: Of, version?: number) =>
      decide<'accept'>(
        of,
        (about, { finalPrice, currency }) => ({ ...about, kind: 'accept', finalPrice: money(finalPrice, currency) }),
        version,
      ),
    reject: (of: Of, reason: string, version?: number) =>
      decide<'reject'>(
        of,
        (about) => ({ ...about, kind: 'reject', reason, reasonCode: 'full', alternatives: [] }),
        version,
      ),
    extend: (of: Of, until: Instant, reason: string, version?: number) =>
      decide<'extend-deadline'>(of, (about) => ({ ...about, kind: 'extend-deadline', until, reason }), version),
    /** One sum for the stay, before commission; without `until` only a lower one. */
    offer: (of: Of, total: number, until?: Instant, version?: number) =>
      decide<'offer-price'>(
        of,
        (about) => (request) => {
          const { price, packageVersion } = versionInForce(request)
          const offered = { price: priceOfSum(price, money(total, price.currency)), packageVersion }
          return { ...about, ...offered, kind: 'offer-price', reason: 'The hotel raised it.', ...(until && { until }) }
        },
        version,
      ),
    withdraw: (of: Of, reason: string) =>
      decide<'withdraw-offer'>(of, (about) => ({ ...about, kind: 'withdraw-offer', reason })),
    cancelConfirmed: (of: Of, reason: string) =>
      decide<'cancel-confirmed'>(of, (about) => {
        return { ...about, kind: 'cancel-confirmed', reason, reasonCode: 'overbooked', alternatives: [] }
      }),
  }
}
