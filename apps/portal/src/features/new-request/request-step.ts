/** The four steps, in their order. Which one is open stands in the address: back, reload and a link lead to it. */
export const steps = ['hotel', 'rooms', 'flights', 'review'] as const
export type Step = (typeof steps)[number]

/** Without a hotel there is only the first step. */
export function stepIn(address: URLSearchParams): Step {
  if (!(hotelIn(address) > 0)) return 'hotel'
  return steps.find((step) => step === address.get('step') && step !== 'hotel') ?? 'rooms'
}

export function hotelIn(address: URLSearchParams): number {
  return Number(address.get('hotel') ?? 0)
}

/** The same search and hotel at another step. */
export function atStep(address: URLSearchParams, step: Step): URLSearchParams {
  const next = new URLSearchParams(address)
  if (step === 'hotel') next.delete('hotel')
  if (step === 'hotel' || step === 'rooms') next.delete('step')
  else next.set('step', step)
  return next
}

/** What lies before a step is complete, or it cannot be opened; step 3 is left out without transfer [wizard-01]. */
export type Done = { readonly rooms: boolean; readonly flights: boolean; readonly needTransfer: boolean }

export function openStep(asked: Step, { rooms, flights, needTransfer }: Done): Step {
  if (!rooms || asked === 'rooms' || asked === 'hotel') return 'rooms'
  if (asked === 'flights') return needTransfer ? 'flights' : 'rooms'
  return needTransfer && !flights ? 'flights' : 'review'
}
