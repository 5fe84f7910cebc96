import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { BookingRequest } from '@sarai/domain/request/booking-request.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

type Of = { agencyId: AgencyId; requestId: RequestId; version: number; at: Date }
const itsRow = `agency_id = $agencyId and request_id = $requestId and version = $version`

const end = query<Of>(`update hotel_question set ended_at = $at where ${itsRow} and ended_at is null`)
/** The page stays until the guests are there: the hotel may still add its number. */
const useWithout = query<Of>(`
  update hotel_question set used_at = $at, expires_at = coalesce(check_in_at, expires_at)
  where ${itsRow} and used_at is null`)
const use = query<Of & { answer: number }, { version: number }>(`
  update hotel_question set used_at = $at, used_answer = $answer, expires_at = coalesce(check_in_at, expires_at)
  where ${itsRow} and last_answer = $answer returning version`)

/**
 * What a decision means for the link that the hotel holds. The row of the question is what its page goes by: whether it
 * still leads anywhere, and whether the answer may still be changed.
 */
export async function keepQuestion(tx: Tx, before: BookingRequest, after: BookingRequest): Promise<void> {
  const { hotelQuestion: version } = before
  if (version === undefined) return
  const of = { agencyId: before.agencyId, requestId: before.id, version, at: new Date(tx.now) }
  const answer = after.hotelAnswer
  if (answer?.usedAt !== undefined && before.hotelAnswer?.usedAt === undefined) {
    // The hotel may have said something else a moment ago, which nobody here has read yet.
    const used = await use.first(tx, { ...of, answer: answer.number })
    if (used === undefined) throw new Problem('STATE_CHANGED')
  } else if (after.facts.answer === 'yes' && before.facts.answer !== 'yes') {
    await useWithout.later(tx, of)
  }
  if (isOver(before, after)) await end.later(tx, of)
}

/** Closed, asked anew or about another stay; or about a price that nobody decided on and that is no longer in force. */
function isOver(before: BookingRequest, after: BookingRequest): boolean {
  const isClosed = after.facts.life !== 'open' && before.facts.life === 'open'
  const isDecided = after.facts.answer === 'yes' || after.hotelAnswer?.usedAt !== undefined
  const isOtherPrice = after.priceInForce !== before.priceInForce && !isDecided
  return isClosed || after.hotelQuestion !== before.hotelQuestion || isOtherPrice
}
