import { msPerHour } from '#ground/hotel-time.ts'
import type { Instant } from '#ground/hotel-time.ts'

const remindAfter = 2 * msPerHour
const callAfter = 4 * msPerHour
const answerWithin = 24 * msPerHour

export type QuestionTimes = {
  /** A silent hotel is reminded once. */
  readonly remindAt: Instant
  /** Then somebody should call it. */
  readonly callAt: Instant
  /** Until when its link takes a first answer. */
  readonly answerBy: Instant
}

/**
 * What happens when to a question that was sent as a link. Nothing lies beyond the arrival of the guests. Where the agency
 * is owed an answer sooner, so are we, but no hotel has less time than until it is called.
 */
export function questionTimes(askedAt: Instant, checkInAt: Instant, weOweAnswerAt?: Instant): QuestionTimes {
  const within = (time: number) => Math.min(askedAt + time, checkInAt)
  const callAt = within(callAfter)
  const answerBy = Math.max(callAt, Math.min(within(answerWithin), weOweAnswerAt ?? Infinity))
  return { remindAt: within(remindAfter), callAt, answerBy }
}
