import type { HotelAnswer } from '@sarai/domain/request/hotel-answer.ts'
import type { Instant } from '@sarai/domain/ground/hotel-time.ts'
import { fromJson } from '#contracts/kept-money.ts'

/** The hotel's own number, which came when the desk had decided already. */
export type NumberAdded = {
  readonly says: 'number'
  readonly number: number
  readonly at: Instant
  readonly by?: string
  readonly confirmationNumber: string
}
/** One entry of what the hotel said, as it is kept. */
export type KeptAnswer = HotelAnswer | NumberAdded

/** `kept`: the column as text, or amounts would have been read as numbers. */
export function keptAnswers(kept: string): readonly KeptAnswer[] {
  return fromJson(kept) as KeptAnswer[]
}

function isAnswer(entry: KeptAnswer): entry is HotelAnswer {
  return entry.says !== 'number'
}

/** What the hotel says now, leaving aside a number that it added. */
export function currentAnswer(entries: readonly KeptAnswer[]): HotelAnswer | undefined {
  return entries.findLast(isAnswer)
}

/** The number under which the hotel keeps the stay, wherever it was said. */
export function numberIn(entries: readonly KeptAnswer[]): string | undefined {
  const added = entries.findLast((entry) => entry.says === 'number')
  const answer = currentAnswer(entries)
  return added?.confirmationNumber ?? (answer && 'confirmationNumber' in answer ? answer.confirmationNumber : undefined)
}
