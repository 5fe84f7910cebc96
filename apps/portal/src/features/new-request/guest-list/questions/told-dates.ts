import type { Question } from '#features/new-request/guest-list/list-survey.ts'

/** So many cards are read at a glance; more of them would hide what is really open. */
const mostShown = 3

/**
 * Dates that could be two days, but which the other dates of the list tell. A long list has dozens: then they are folded
 * away, still there to be changed. A card stays where it is, whatever is answered.
 */
export function foldToldDates(questions: readonly Question[]): {
  asked: readonly Question[]
  told: readonly Question[]
} {
  const isTold = ({ doubt }: Question) => doubt.about === 'twoDays' && doubt.likely !== undefined
  const told = questions.filter(isTold)
  if (told.length <= mostShown) return { asked: questions, told: [] }
  return { asked: questions.filter((question) => !isTold(question)), told }
}
