import type { ContractId, RequestId, AgencyId } from '@sarai/domain/ground/ids.ts'
import type { Application, BookingRequest, Closing, PriceVersion } from '@sarai/domain/request/booking-request.ts'
import { requestState } from '@sarai/domain/request/booking-request.ts'
import type { Answer, Funding, Life } from '@sarai/domain/request/facts.ts'
import type { HotelAnswer } from '@sarai/domain/request/hotel-answer.ts'
import { priceOf } from '@sarai/domain/request/price-version.ts'
import type { Turn } from '@sarai/domain/request/turn.ts'
import { fromJson, toJson } from '#contracts/kept-money.ts'

/** What the life of a request is made of, column by column. What was asked for lies beside it and has no part in it. */
export type LifeRow = {
  readonly id: RequestId
  readonly contractId: ContractId
  readonly version: number
  readonly life: Life
  readonly answer: Answer
  readonly funding: Funding
  readonly checkInAt: Date
  readonly priceInForce: number
  readonly offerNumber: number | null
  readonly offerUntil: Date | null
  readonly answerDueAt: Date | null
  readonly deadlineAt: Date | null
  readonly deadlineHeldSince: Date | null
  readonly charges: readonly string[]
  readonly assignedTo: string | null
  readonly hotelQuestion: number | null
  readonly hotelAnswer: string | null
  readonly hotelConfirmationNumber: string | null
  readonly hotelOptionUntil: Date | null
  readonly application: string | null
  readonly closing: string | null
  readonly notesReopened: boolean
}

/** In SQL. JSON as text: amounts are read by us (kept-money.ts). */
export const lifeColumns = `
  id, contract_id as "contractId", version, life, answer, funding, check_in_at as "checkInAt",
  price_in_force as "priceInForce", offer_number as "offerNumber", offer_until as "offerUntil",
  answer_due_at as "answerDueAt", deadline_at as "deadlineAt", deadline_held_since as "deadlineHeldSince", charges,
  assigned_to as "assignedTo", hotel_question as "hotelQuestion", hotel_answer::text as "hotelAnswer",
  hotel_confirmation_number as "hotelConfirmationNumber", hotel_option_until as "hotelOptionUntil", application::text, closing::text,
  notes_reopened as "notesReopened"`

export function requestFrom(agencyId: AgencyId, row: LifeRow, versions: readonly PriceVersion[]): BookingRequest {
  const offered = versions.find(({ number }) => number === row.offerNumber)
  return withoutGaps<BookingRequest>({
    id: row.id,
    agencyId,
    contractId: row.contractId,
    version: row.version,
    facts: { life: row.life, answer: row.answer, funding: row.funding },
    checkInAt: row.checkInAt.getTime(),
    priceVersions: versions,
    priceInForce: row.priceInForce,
    offer: offered && row.offerUntil ? { version: offered, until: row.offerUntil.getTime() } : undefined,
    charges: row.charges,
    answerDueAt: row.answerDueAt?.getTime(),
    paymentDeadline: deadlineFrom(row),
    assignedTo: row.assignedTo ?? undefined,
    hotelQuestion: row.hotelQuestion ?? undefined,
    hotelAnswer: fromJson(row.hotelAnswer) as HotelAnswer | undefined,
    hotelConfirmationNumber: row.hotelConfirmationNumber ?? undefined,
    hotelOptionUntil: row.hotelOptionUntil?.getTime(),
    application: fromJson(row.application) as Application | undefined,
    closing: closingFrom(row.closing),
    notesReopened: row.notesReopened,
  })
}

export function closingFrom(kept: string | null): Closing | undefined {
  return fromJson(kept) as Closing | undefined
}

function deadlineFrom({ deadlineAt, deadlineHeldSince }: LifeRow): BookingRequest['paymentDeadline'] {
  if (deadlineAt === null) return undefined
  const at = deadlineAt.getTime()
  return deadlineHeldSince === null ? { at } : { at, heldSince: deadlineHeldSince.getTime() }
}

/** The same, to be saved: with what follows from it and is stored to be found by. */
export function columnsOf(request: BookingRequest, turn: Turn) {
  const { facts, offer, paymentDeadline } = request
  const { totalPrice, totalCommission, finalPrice } = priceOf(request)
  return {
    requestId: request.id,
    version: request.version,
    life: facts.life,
    answer: facts.answer,
    funding: facts.funding,
    state: requestState(request),
    turn: turn.who,
    turnDueAt: dateOf(turn.by),
    checkInAt: new Date(request.checkInAt),
    currency: finalPrice.currency,
    totalPrice: `${totalPrice.minor}`,
    totalCommission: `${totalCommission.minor}`,
    finalPrice: `${finalPrice.minor}`,
    priceInForce: request.priceInForce,
    offerNumber: offer?.version.number ?? null,
    offerUntil: dateOf(offer?.until),
    answerDueAt: dateOf(request.answerDueAt),
    deadlineAt: dateOf(paymentDeadline?.at),
    deadlineHeldSince: dateOf(paymentDeadline?.heldSince),
    charges: request.charges,
    assignedTo: request.assignedTo ?? null,
    hotelQuestion: request.hotelQuestion ?? null,
    hotelAnswer: toJson(request.hotelAnswer),
    hotelConfirmationNumber: request.hotelConfirmationNumber ?? null,
    hotelOptionUntil: dateOf(request.hotelOptionUntil),
    application: toJson(request.application),
    closing: toJson(request.closing),
    notesReopened: request.notesReopened,
  }
}

function dateOf(instant: number | undefined): Date | null {
  return instant === undefined ? null : new Date(instant)
}

/** Absent and undefined are one to the domain; to whoever compares two requests they should look the same. */
function withoutGaps<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Value
}
