/** What became of the request as a whole, what the hotel said, and what the money says. Nothing else decides a State. */
export type Life = 'open' | 'rejected' | 'cancelled'
export type Answer = 'none' | 'asked' | 'yes'
/** `submitted`: receipts that would cover the amount due wait for finance. `returned`: what was paid was paid back. */
export type Funding = 'none' | 'submitted' | 'covered' | 'returned'

export type RequestFacts = { readonly life: Life; readonly answer: Answer; readonly funding: Funding }

export const requestStates = [
  'New',
  'ConfirmationPending',
  'PaymentPending',
  'Confirmed',
  'Rejected',
  'Cancelled',
  'Refunded',
] as const
export type RequestState = (typeof requestStates)[number]

/** The wire's single State. It is computed here, from the three facts, and nowhere else. */
export function stateOf({ life, answer, funding }: RequestFacts): RequestState {
  if (life !== 'open') {
    if (funding === 'returned') return 'Refunded'
    return life === 'rejected' ? 'Rejected' : 'Cancelled'
  }
  if (answer === 'none') return 'New'
  if (answer === 'asked') return 'ConfirmationPending'
  return funding === 'covered' ? 'Confirmed' : 'PaymentPending'
}
