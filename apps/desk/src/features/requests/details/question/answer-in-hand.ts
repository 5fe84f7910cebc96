import type { DeskAction, DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { DeskHotelAnswer, DeskHotelQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'

/** Which dialog an answer leads to: another room is one more stay to choose, with the no to this one. */
export const decisionFrom = {
  yes: 'accept',
  no: 'reject',
  'another-price': 'offer-price',
  'another-room': 'reject',
  number: 'accept',
} as const satisfies Record<DeskHotelAnswer['says'], DeskAction>

type LinkState = NonNullable<DeskHotelQuestion['link']>['state']

/** What the hotel said last to the question that counts, while nobody has decided from it: a decision names it. */
export function answerInHand(request: DeskRequest): DeskHotelAnswer | undefined {
  return answerWhile(['answered'], request)
}

/** As above, but also after we have offered another price based on it: until we accept, the hotel's answer still stands. */
export function answerSoFar(request: DeskRequest): DeskHotelAnswer | undefined {
  return request.state === 'ConfirmationPending' ? answerWhile(['answered', 'used'], request) : undefined
}

function answerWhile(states: readonly LinkState[], { questions }: DeskRequest): DeskHotelAnswer | undefined {
  const question = questions.find(({ isCurrent }) => isCurrent)
  if (!question?.link || !states.includes(question.link.state)) return undefined
  const answer = question.answers.find(({ says }) => says !== 'number')
  return answer && { ...answer, confirmationNumber: numberIn(question.answers) }
}

/** What the hotel said last, with the number that came after it by itself, and everything else that it said. */
export function lastSaid(answers: readonly DeskHotelAnswer[]): {
  newest: DeskHotelAnswer | undefined
  earlier: readonly DeskHotelAnswer[]
} {
  const said = answers.find(({ says }) => says !== 'number')
  if (said === undefined) return { newest: answers[0], earlier: answers.slice(1) }
  const confirmationNumber = numberIn(answers)
  const isInIt = (one: DeskHotelAnswer) =>
    one === said || (one.says === 'number' && one.confirmationNumber === confirmationNumber)
  return { newest: { ...said, confirmationNumber }, earlier: answers.filter((one) => !isInIt(one)) }
}

/** The hotel's own number may have come after its answer, by itself. */
export function numberIn(answers: readonly DeskHotelAnswer[]): string | null {
  const last = answers.findIndex(({ says }) => says !== 'number')
  const since = last === -1 ? answers : answers.slice(0, last + 1)
  return since.find(({ confirmationNumber }) => confirmationNumber !== null)?.confirmationNumber ?? null
}
