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

/** What happens when to a question that was sent as a link. Nothing lies beyond the arrival of the guests. */
export function questionTimes(askedAt: Instant, checkInAt: Instant): QuestionTimes {
  const within = (time: number) => Math.min(askedAt + time, checkInAt)
  return { remindAt: within(remindAfter), callAt: within(callAfter), answerBy: within(answerWithin) }
}
