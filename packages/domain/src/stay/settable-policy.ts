import type { CancellationPolicy } from '#stay/cancellation-policy.ts'

export const mostSteps = 5
/** A year ahead is further than anybody sells. */
export const mostDaysBefore = 365

/** What is wrong with a policy that somebody wants to set, and in which step, by its place in the list. */
export type PolicyFault = { readonly fault: 'same-days' | 'costs-less'; readonly step: number }

/**
 * Whoever waits longer never pays less, and no two steps begin on one day: then a reader may go through them in their
 * order and is right. In whatever order they are set; the later of two that disagree is the one that is wrong.
 */
export function faultsOfPolicy(policy: CancellationPolicy): PolicyFault[] {
  return policy.flatMap(({ daysBefore, percent }, step): PolicyFault[] => {
    if (policy.findIndex((other) => other.daysBefore === daysBefore) < step) return [{ fault: 'same-days', step }]
    const isCheaper = policy.some((other) => other.daysBefore > daysBefore && other.percent > percent)
    return isCheaper ? [{ fault: 'costs-less', step }] : []
  })
}

/** As it is read and kept: the step that begins first comes first. */
export function inOrder(policy: CancellationPolicy): CancellationPolicy {
  return policy.toSorted((one, other) => other.daysBefore - one.daysBefore)
}
