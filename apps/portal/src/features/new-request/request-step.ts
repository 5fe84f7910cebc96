/** The four steps, in their order. Which one is open stands in the address: back, reload and a link lead to it. */
export const steps = ['hotel', 'rooms', 'flights', 'review'] as const
export type Step = (typeof steps)[number]

/** What each is called, on the page and in the list of steps. */
export const stepTitles = {
  hotel: 'stepHotel',
  rooms: 'stepRooms',
  flights: 'stepFlights',
  review: 'stepReview',
} as const satisfies Record<Step, string>

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
