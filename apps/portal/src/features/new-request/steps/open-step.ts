import type { Step } from '#features/new-request/request-step.ts'

/** What lies before a step is complete, or it cannot be opened; step 3 is left out without transfer [wizard-01]. */
export type Done = { readonly rooms: boolean; readonly flights: boolean; readonly needTransfer: boolean }

export function openStep(asked: Step, { rooms, flights, needTransfer }: Done): Step {
  if (!rooms || asked === 'rooms' || asked === 'hotel') return 'rooms'
  if (asked === 'flights') return needTransfer ? 'flights' : 'rooms'
  return needTransfer && !flights ? 'flights' : 'review'
}
