import type { DeskHotelAnswer, DeskHotelQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'
import type { AgencyId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { HotelLanguage, HotelPrice } from '@sarai/domain/request/hotel-answer.ts'
import { query } from '#database/query.ts'
import { keptAnswers, type KeptAnswer } from '#reservations/hotel-answers/kept-answer.ts'

export type QuestionRow = {
  readonly version: number
  readonly how: DeskHotelQuestion['how']
  readonly whom: string
  readonly askedAt: Date
  readonly askedBy: string
  readonly email: string | null
  readonly language: HotelLanguage | null
  readonly phone: string
  readonly answerBy: Date | null
  readonly remindedAt: Date | null
  readonly endedAt: Date | null
  readonly withdrawnAt: Date | null
  readonly usedAt: Date | null
  readonly usedAnswer: number | null
  readonly answers: string
  readonly lastAnswer: number
}

export const questionsOf = query<{ agencyId: AgencyId; requestId: RequestId }, QuestionRow>(`
  select question.version, how, whom, asked_at as "askedAt", staff.name as "askedBy", email, question.language, phone,
    answer_by as "answerBy", reminded_at as "remindedAt", ended_at as "endedAt", withdrawn_at as "withdrawnAt",
    used_at as "usedAt", used_answer as "usedAnswer", answers::text, last_answer as "lastAnswer"
  from hotel_question question join staff on staff.id = asked_by
  where agency_id = $agencyId and request_id = $requestId order by question.version desc limit 20`)

/** `current`: the question that the request waits for, or was decided on. */
export function presentQuestion(row: QuestionRow, current: number | undefined, now: number): DeskHotelQuestion {
  const { version, how, whom, askedBy } = row
  return {
    version,
    how,
    whom,
    askedAt: row.askedAt.toISOString(),
    askedBy,
    isCurrent: version === current,
    link: linkOf(row, now),
    answers: keptAnswers(row.answers)
      .map((answer) => presentAnswer(answer, row.usedAnswer))
      .toReversed(),
  }
}

function linkOf(row: QuestionRow, now: number): DeskHotelQuestion['link'] {
  const { email, language, answerBy } = row
  if (email === null || language === null || answerBy === null) return null
  return {
    email,
    language,
    phone: row.phone,
    state: stateOf(row, now),
    answerBy: answerBy.toISOString(),
    remindedAt: row.remindedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }
}

/** What became of it last is said first: a question that was decided on has been used, though it is over as well. */
function stateOf({ withdrawnAt, usedAt, endedAt, lastAnswer, answerBy }: QuestionRow, now: number) {
  if (withdrawnAt !== null) return 'withdrawn'
  if (usedAt !== null) return 'used'
  if (endedAt !== null) return 'expired'
  if (lastAnswer > 0) return 'answered'
  return answerBy !== null && answerBy.getTime() <= now ? 'expired' : 'open'
}

function presentAnswer(answer: KeptAnswer, used: number | null): DeskHotelAnswer {
  const { number, at, says, by = '' } = answer
  return {
    number,
    at: new Date(at).toISOString(),
    by,
    says,
    confirmationNumber: ('confirmationNumber' in answer && answer.confirmationNumber) || null,
    optionUntil:
      'optionUntil' in answer && answer.optionUntil !== undefined ? new Date(answer.optionUntil).toISOString() : null,
    reason: answer.says === 'no' ? (answer.reason ?? null) : null,
    free: answer.says === 'no' ? (answer.free ?? null) : null,
    price: 'price' in answer && answer.price ? presentPrice(answer.price) : null,
    room: answer.says === 'another-room' ? answer.room : null,
    remark: ('remark' in answer && answer.remark) || '',
    isUsed: number === used,
  }
}

function presentPrice({ per, amount }: HotelPrice) {
  return { per, amount: Number(amount.minor), currency: amount.currency }
}
