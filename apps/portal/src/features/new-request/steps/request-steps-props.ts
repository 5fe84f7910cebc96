import type { Step } from '#features/new-request/request-step.ts'

export type RequestStepsProps = {
  propertyId: number
  /** What the address asks for; it may lie ahead of what is complete. */
  asked: Step
  onStep: (step: Step, options?: { replace?: boolean }) => void
}
