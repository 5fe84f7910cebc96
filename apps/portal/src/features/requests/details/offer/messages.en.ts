import type { Words } from '@sarai/locale/message.ts'

export const en = {
  offerTitle: 'We can get it for {after} instead of {before}. Please answer by {time}',
  offerOver: 'Our offer of {after} could be answered until {time}',
  offerReason: 'What we wrote: {reason}',
  offerNights: 'Old and new price, night by night',
  accountant: 'An agent or the owner of your agency can answer.',

  accept: 'Accept {price}',
  decline: 'Decline',
  acceptTitle: 'Accept {after} for request {number}?',
  acceptText: 'The new price counts from then on. We answer the request next.',
  acceptTextUnpaid: 'The new price counts from then on. The payment deadline stays as it is.',
  acceptDone: 'The new price of request {number} is accepted',
  declineTitle: 'Decline the new price of request {number}?',
  declineText: 'The request keeps its price of {before}, and we look for another way. We may have to reject it.',
  declineConfirm: 'Decline the price',
  keepOffer: 'Go back',
  declineDone: 'The new price of request {number} is declined',
} as const satisfies Words
