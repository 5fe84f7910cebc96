import type { DeskRequestEvent } from '@sarai/wire/desk/requests/details.ts'

const words = {
  submit: 'eventSubmit',
  'ask-hotel': 'eventAsk-hotel',
  'hotel-answered': 'eventHotel-answered',
  'hotel-numbered': 'eventHotel-numbered',
  'remind-hotel': 'eventRemind-hotel',
  'withdraw-question': 'eventWithdraw-question',
  accept: 'eventAccept',
  reject: 'eventReject',
  cancel: 'eventCancel',
  'cancel-confirmed': 'eventCancel-confirmed',
  expire: 'eventExpire',
  revive: 'eventRevive',
  'extend-deadline': 'eventExtend-deadline',
  'hold-deadline': 'eventHold-deadline',
  'resume-deadline': 'eventResume-deadline',
  cover: 'eventCover',
  'offer-price': 'eventOffer-price',
  'accept-offer': 'eventAccept-offer',
  'decline-offer': 'eventDecline-offer',
  'withdraw-offer': 'eventWithdraw-offer',
  'expire-offer': 'eventExpire-offer',
  'reopen-notes': 'eventReopen-notes',
  'close-notes': 'eventClose-notes',
  'change-stay': 'eventChange-stay',
  'change-details': 'eventChange-details',
} as const

/** What happened, by its message. One that nobody here has a word for has at least happened. */
export const eventWords = ({ what }: DeskRequestEvent) =>
  Object.hasOwn(words, what) ? words[what as keyof typeof words] : 'eventOther'
