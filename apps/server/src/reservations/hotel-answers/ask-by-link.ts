import type { AgencyId, ContractId, RequestId, StaffId } from '@sarai/domain/ground/ids.ts'
import type { Currency } from '@sarai/domain/ground/money.ts'
import { questionTimes } from '@sarai/domain/request/clocks/question-times.ts'
import type { HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import { query, type Tx } from '#database/query.ts'
import { enqueue } from '#jobs/enqueue.ts'
import { Problem } from '#problem.ts'
import { askedQuestion } from '#reservations/hotel-answers/asked-question.ts'
import { tokenHash, tokenOf } from '#reservations/hotel-answers/hotel-link.ts'
import { findRequest, roomsOfRequest } from '#reservations/requests/request-queries.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }

const asOfNow = query<Of, { currency: Currency; price: number; answerDueAt: Date | null }>(`
  select currency, price_in_force as price, answer_due_at as "answerDueAt" from request where agency_id = $agencyId and id = $requestId`)
/** What the hotel sells in the same package, by the names that it knows. */
const roomTypesOf = query<Of, { name: string }>(`
  select distinct room_type.name_en as name from request join room_type on room_type.property_id = request.property_id
  where request.agency_id = $agencyId and request.id = $requestId order by 1 limit 30`)

const addQuestion = query<
  Of & {
    version: number
    whom: string
    at: Date
    staffId: StaffId
    hash: Buffer
    email: string
    language: HotelLanguage
    phone: string
    priceVersion: number
    asked: string
    checkInAt: Date
    checkOut: string
    callAt: Date
    answerBy: Date
  }
>(`
  insert into hotel_question (agency_id, request_id, version, whom, how, asked_at, asked_by, token_hash, email, language,
    phone, price_version, asked, check_in_at, check_out, call_at, answer_by, expires_at)
  values ($agencyId, $requestId, $version, $whom, 'link', $at, $staffId, $hash, $email, $language, $phone, $priceVersion,
    $asked::jsonb, $checkInAt, $checkOut, $callAt, $answerBy, $answerBy)`)

export type LinkAsked = {
  readonly whom: string
  readonly email: string
  readonly language: HotelLanguage
  readonly phone: string
  readonly wishes?: string | undefined
}

/** Keeps what the hotel will read as it is now, and has the link mailed. The token is in the mail alone. */
export async function askByLink(
  tx: Tx,
  key: Of & { version: number; contractId: ContractId },
  { whom, email, language, phone, wishes }: LinkAsked,
  by: { staffId: StaffId; linkSecret: string },
): Promise<void> {
  const { agencyId, requestId, version } = key
  const of = { agencyId, requestId }
  const [request, rooms, now, roomTypes] = await tx.ask([
    findRequest.ask.one(of),
    roomsOfRequest.ask.all(of),
    asOfNow.ask.one(of),
    roomTypesOf.ask.all(of),
  ])
  const asked = askedQuestion(request, rooms, {
    ...(wishes !== undefined && { wishes }),
    roomTypes: roomTypes.map(({ name }) => name),
    currency: now.currency,
  })
  const { checkInAt } = request
  const { remindAt, callAt, answerBy } = questionTimes(tx.now, checkInAt.getTime(), now.answerDueAt?.getTime())
  // The link would be over before it is sent, and the clerk wait for an answer to a mail that never went out.
  if (answerBy <= tx.now) throw new Problem('STAY_BEGUN')
  const question = { ...of, version }
  await addQuestion.later(tx, {
    ...question,
    whom,
    at: new Date(tx.now),
    staffId: by.staffId,
    hash: tokenHash(tokenOf(by.linkSecret, question)),
    email,
    language,
    phone,
    priceVersion: now.price,
    asked: JSON.stringify(asked),
    checkInAt,
    checkOut: request.checkOut,
    callAt: new Date(callAt),
    answerBy: new Date(answerBy),
  })
  await enqueue(tx, 'mail-hotel', { ...question, isReminder: false })
  // Guests who arrive within hours leave no time for it.
  if (remindAt < answerBy) await enqueue(tx, 'remind-hotel', question, { runAt: new Date(remindAt) })
}
