import type { Step } from '#features/new-request/request-step.ts'

/** The contract that the request is added to [wizard-21]. All that is in a contract is in one currency. */
export type Into = { readonly contractId: number; readonly currency: string }

export type RequestStepsProps = {
  propertyId: number
  /** Without one the request opens a contract of its own. */
  into?: Into | undefined
  /** What the address asks for; it may lie ahead of what is complete. */
  asked: Step
  onStep: (step: Step, options?: { replace?: boolean }) => void
}
