import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { RequestStep } from '@sarai/wire/portal/life/request-steps.ts'

/** What every request goes through, from left to right. */
export const lifeSteps = ['submitted', 'asked', 'accepted', 'paid', 'confirmed'] as const
export type LifeStep = (typeof lifeSteps)[number]

/** `rejected` and `cancelled` are how it ended, at the step that it had reached. */
export type LifeMark = 'done' | 'current' | 'upcoming' | 'rejected' | 'cancelled'
export type LifePoint = { readonly step: LifeStep; readonly mark: LifeMark; readonly at: number | undefined }

/** Of these events each step is done; a payment and its confirmation are one. */
const doneBy: Record<LifeStep, string> = {
  submitted: 'submit',
  asked: 'ask-hotel',
  accepted: 'accept',
  paid: 'cover',
  confirmed: 'cover',
}
/** How many steps are behind a request that is open. */
const behind: Record<string, number> = { New: 1, ConfirmationPending: 2, PaymentPending: 3, Confirmed: 5 }
/** From each of these on the desk has to answer. */
const beginnings = new Set(['submit', 'revive', 'change-stay'])
const endings: Record<string, LifeMark> = { Rejected: 'rejected', Cancelled: 'cancelled', Refunded: 'cancelled' }

/** Nothing for a state that nobody knows. A hotel that was never asked is no step: the desk may accept at once. */
export function lifeOf({ State, Timeline, CreatedAt }: Pick<RequestDetails, 'State' | 'Timeline' | 'CreatedAt'>) {
  const current = currentLife(Timeline)
  const ending = endings[State]
  const reached = ending ? stepsIn(current) : behind[State]
  if (reached === undefined) return undefined
  const timeOf = (step: LifeStep) => {
    if (step === 'submitted') return Date.parse(CreatedAt)
    const event = current.find(({ What }) => What === doneBy[step])
    return event && Date.parse(event.At)
  }
  const points = lifeSteps.map((step, place): LifePoint => {
    // A request that was confirmed ends at its last step: there is none after it.
    const endsAt = Math.min(reached, lifeSteps.length - 1)
    if (ending && place === endsAt) return { step, mark: ending, at: Timeline[0] && Date.parse(Timeline[0].At) }
    if (place < reached) return { step, mark: 'done', at: timeOf(step) }
    return { step, mark: place === reached && !ending ? 'current' : 'upcoming', at: undefined }
  })
  return points.filter(({ step, mark, at }) => step !== 'asked' || mark !== 'done' || at !== undefined)
}

/** What has happened since it was sent, or since it was last revived or became another stay; the newest first. */
function currentLife(timeline: readonly RequestStep[]): readonly RequestStep[] {
  const begun = timeline.findIndex(({ What }) => beginnings.has(What))
  return begun < 0 ? timeline : timeline.slice(0, begun)
}

/** Of a request that is over only what happened says how far it came. A desk may accept without asking first. */
function stepsIn(events: readonly RequestStep[]): number {
  const did = (step: LifeStep) => events.some(({ What }) => What === doneBy[step])
  return 1 + Math.max(0, lifeSteps.slice(1).findLastIndex(did) + 1)
}
