import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { DeskHotelAnswer, DeskHotelQuestion } from '@sarai/wire/desk/requests/hotel-questions.ts'
import { aDeskRequest } from '#features/requests/testing/some-requests.ts'

export const anAnswer = (changes: Partial<DeskHotelAnswer> = {}): DeskHotelAnswer => ({
  number: 1,
  at: '2031-11-15T05:51:00.000Z',
  by: 'Elif Demir',
  says: 'yes',
  confirmationNumber: null,
  optionUntil: null,
  reason: null,
  free: null,
  price: null,
  room: null,
  remark: '',
  isUsed: false,
  ...changes,
})

/** Yes, with everything that can be said with it. */
export const aYes = anAnswer({ confirmationNumber: 'GC-7781', optionUntil: '2031-11-16T15:00:00.000Z' })
export const aNo = anAnswer({
  says: 'no',
  reason: 'minimum-stay',
  free: { from: '2031-12-22', until: '2031-12-27' },
  remark: 'Noel haftası en az beş gece.',
})
export const aPrice = anAnswer({
  says: 'another-price',
  price: { per: 'night', amount: 9_600, currency: 'EUR' },
  remark: 'Noel haftası, 23–24 Aralık için 96 €.',
})
export const aRoom = anAnswer({ says: 'another-room', room: 'Deluxe Double' })

export const aLink = (
  state: NonNullable<DeskHotelQuestion['link']>['state'],
  answers: readonly DeskHotelAnswer[] = [],
): DeskHotelQuestion => ({
  version: 2,
  how: 'link',
  whom: 'Elif Demir',
  askedAt: '2031-11-15T05:01:00.000Z',
  askedBy: 'Kaveh Moradi',
  isCurrent: state !== 'withdrawn',
  link: {
    email: 'res@galata.example',
    language: 'tr',
    phone: '+90 212 555 01 07',
    state,
    answerBy: '2031-11-16T05:01:00.000Z',
    remindedAt: state === 'open' ? '2031-11-15T07:01:00.000Z' : null,
    withdrawnAt: state === 'withdrawn' ? '2031-11-15T08:00:00.000Z' : null,
  },
  answers: [...answers],
})

/** Everything that may be done with a request that the hotel has been asked about. */
export const asked = (question: DeskHotelQuestion, changes: Partial<DeskRequest> = {}): DeskRequest =>
  aDeskRequest({
    turn: question.answers.length > 0 ? 'desk' : 'hotel',
    questions: [question],
    actions: [
      { action: 'ask-hotel', why: 'HOTEL_ALREADY_ASKED' },
      { action: 'accept', why: null },
      { action: 'offer-price', why: null },
      { action: 'reject', why: null },
    ],
    ...changes,
  })
