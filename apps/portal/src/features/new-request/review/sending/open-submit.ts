import type { QueryClient } from '@tanstack/react-query'
import type { SubmitBody } from '@sarai/wire/portal/requests.ts'
import type { Decision } from '#features/new-request/review/sending/asked-body.ts'

/** A submit that was begun, and of which nobody has heard that it was done. */
type OpenSubmit = { readonly body: SubmitBody; readonly isLost?: boolean }

/** The key is the draft's: whichever tab or browser sends it, it is done once. */
const nameOf = (submitKey: string) => ['open-submit', submitKey]

/**
 * What to send for a decision. The price may be checked anew after an answer was lost, and then stands under another
 * quote; the decision is still the same. It is sent as it was begun, with its quote, until the server has said what
 * became of it: whoever leaves the step and comes back asks once more and not again.
 */
export function openSubmit(memory: QueryClient, submitKey: string, decision: Decision, quoteId: string): SubmitBody {
  const name = nameOf(submitKey)
  const begun = memory.getQueryData<OpenSubmit>(name)
  if (begun && sameDecision(begun.body, decision)) return begun.body
  const body = { ...decision, QuoteId: quoteId }
  // It is kept as long as the login, and like the draft never in the browser's storage: it holds passports.
  memory.setQueryDefaults(name, { gcTime: Infinity })
  memory.setQueryData<OpenSubmit>(name, (open) => ({ ...open, body }))
  return body
}

/** An answer to it was lost, or the server has said since then that it was not done. */
export function noteLoss(memory: QueryClient, submitKey: string, isLost: boolean): void {
  memory.setQueryData<OpenSubmit>(nameOf(submitKey), (open) => open && { ...open, isLost })
}

export function wasLost(memory: QueryClient, submitKey: string): boolean {
  return memory.getQueryData<OpenSubmit>(nameOf(submitKey))?.isLost === true
}

/** It was done, or the server has said that it was not. */
export function settleSubmit(memory: QueryClient, submitKey: string): void {
  memory.removeQueries({ queryKey: nameOf(submitKey), exact: true })
}

function sameDecision({ QuoteId, ...begun }: SubmitBody, decision: Decision): boolean {
  return JSON.stringify({ ...begun, QuoteId }) === JSON.stringify({ ...decision, QuoteId })
}
