import type { QueryClient } from '@tanstack/react-query'
import type { SubmitBody } from '@sarai/wire/portal/requests.ts'
import type { Decision } from '#features/new-request/review/sending/asked-body.ts'

/** A submit that was begun, and of which nobody has heard that it was done. */
type OpenSubmit = { readonly body: SubmitBody; readonly key: string; readonly isLost?: boolean }

const nameOf = ({ AccommodationPropertyId, ExtendedOrderId }: Decision) => [
  'open-submit',
  AccommodationPropertyId,
  ExtendedOrderId,
]

/**
 * What to send for a decision. The price may be checked anew after an answer was lost, and then stands under another
 * quote; the decision is still the same. It is sent as it was begun, with its quote and its key, until the server has
 * said what became of it: whoever leaves the step and comes back asks once more and not again.
 */
export function openSubmit(memory: QueryClient, decision: Decision, quoteId: string): OpenSubmit {
  const name = nameOf(decision)
  const begun = memory.getQueryData<OpenSubmit>(name)
  if (begun && sameDecision(begun.body, decision)) return begun
  const open = { body: { ...decision, QuoteId: quoteId }, key: crypto.randomUUID() }
  // It is kept as long as the login, and like the draft never in the browser's storage: it holds passports.
  memory.setQueryDefaults(name, { gcTime: Infinity })
  memory.setQueryData(name, open)
  return open
}

/** An answer to it was lost, or the server has said since then that it was not done. */
export function noteLoss(memory: QueryClient, decision: Decision, isLost: boolean): void {
  memory.setQueryData<OpenSubmit>(nameOf(decision), (open) => open && { ...open, isLost })
}

export function wasLost(memory: QueryClient, decision: Decision): boolean {
  return memory.getQueryData<OpenSubmit>(nameOf(decision))?.isLost === true
}

/** It was done, or the server has said that it was not. */
export function settleSubmit(memory: QueryClient, decision: Decision): void {
  memory.removeQueries({ queryKey: nameOf(decision), exact: true })
}

function sameDecision({ QuoteId, ...begun }: SubmitBody, decision: Decision): boolean {
  return JSON.stringify({ ...begun, QuoteId }) === JSON.stringify({ ...decision, QuoteId })
}
