import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { BookingRequest } from '@sarai/domain/request/booking-request.ts'
import { query, type Tx } from '#database/query.ts'
import { Problem } from '#problem.ts'

type Of = { agencyId: AgencyId; requestId: RequestId; version: number; at: Date }
const itsRow = `agency_id = $agencyId and request_id = $requestId and version = $version`

const end = query<Of>(`update hotel_question set ended_at = $at where ${itsRow} and ended_at is null`)
type Said = { lastAnswer: number; usedAt: Date | null }
/** Whoever is just answering is waited for. */
const saidSoFar = query<Omit<Of, 'at'>, Said>(`
  select last_answer as "lastAnswer", used_at as "usedAt" from hotel_question where ${itsRow} for update`)
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
  const key = { agencyId: before.agencyId, requestId: before.id, version }
  if (isDecision(before, after)) {
    const said = await saidSoFar.first(tx, key)
    if (said && isUnheard(before, said)) throw new Problem('STATE_CHANGED')
  }
  const of = { ...key, at: new Date(tx.now) }
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

/** The desk answers what it has asked: a yes, a no, or another price; or it asks no longer. */
function isDecision(before: BookingRequest, after: BookingRequest): boolean {
  if (before.facts.answer !== 'asked') return false
  // The agency gives no reason for a price that follows from another stay.
  const newPrices = after.priceVersions.slice(before.priceVersions.length)
  const isOffer = newPrices.some(({ reason }) => reason !== undefined)
  // Another stay, which is not asked about either, has a price of its own.
  const isWithdrawn = after.facts.life === 'open' && after.facts.answer === 'none' && newPrices.length === 0
  return after.facts.answer === 'yes' || after.closing?.by.source === 'staff' || isOffer || isWithdrawn
}

/** The hotel has answered, and the request has not been told yet. Once it is used, only a number may follow. */
function isUnheard({ hotelAnswer }: BookingRequest, { lastAnswer, usedAt }: Said): boolean {
  return usedAt === null && lastAnswer !== (hotelAnswer?.number ?? 0)
}

/** Closed, asked anew or about another stay; or about a price that nobody decided on and that is no longer in force. */
function isOver(before: BookingRequest, after: BookingRequest): boolean {
  const isClosed = after.facts.life !== 'open' && before.facts.life === 'open'
  const isDecided = after.facts.answer === 'yes' || after.hotelAnswer?.usedAt !== undefined
  const isOtherPrice = after.priceInForce !== before.priceInForce && !isDecided
  return isClosed || after.hotelQuestion !== before.hotelQuestion || isOtherPrice
}
