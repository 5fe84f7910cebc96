import { asAgencyId, asRequestId } from '@sarai/domain/ground/ids.ts'
import { money } from '@sarai/domain/ground/money.ts'
import type { HotelAnswer, HotelLanguage } from '@sarai/domain/request/hotel-answer.ts'
import { mailHtml } from '../../apps/server/src/mail/mail-layout.ts'
import type { AskedQuestion } from '../../apps/server/src/reservations/hotel-answers/asked-question.ts'
import { hotelLetter } from '../../apps/server/src/reservations/hotel-answers/hotel-letters.ts'
import { nowherePage, questionPage } from '../../apps/server/src/reservations/hotel-answers/page/hotel-page.ts'
import type { VisitedQuestion } from '../../apps/server/src/reservations/hotel-answers/visited-question.ts'
import type { Screen } from './screen.ts'

/** A hotel reads English or Turkish, where a user of ours reads English or Persian. */
const readBy = (language: 'en' | 'fa'): HotelLanguage => (language === 'fa' ? 'tr' : 'en')

const now = Date.parse('2026-11-15T05:09:00Z')
const phone = '+98 21 9100 0000'
const asked: AskedQuestion = {
  number: 'R-10482',
  hotel: 'Galata Court Hotel & Residence',
  zone: 'Europe/Istanbul',
  checkIn: '2026-12-20',
  checkOut: '2026-12-25',
  wishes: 'Both rooms on the same floor, please. Two guests walk with a stick.',
  roomTypes: ['Deluxe Double', 'Standard Double', 'Superior Double'],
  currencies: ['EUR', 'USD', 'TRY'],
  rooms: [
    {
      name: 'Superior Double',
      view: 'old-town',
      board: 'BB',
      guests: [
        { type: 'ADT', name: 'Reza Ahmadi' },
        { type: 'ADT', name: 'Negar Ahmadi' },
        { type: 'CHDWB', name: 'Parsa Ahmadi', born: '2019-03-14' },
      ],
    },
    {
      name: 'Standard Double',
      view: 'old-town',
      board: 'BB',
      guests: [
        { type: 'ADT', name: 'Hassan Ahmadi' },
        { type: 'ADT', name: 'Mahin Sadr' },
      ],
    },
  ],
}
const open: VisitedQuestion = {
  agencyId: asAgencyId(1),
  requestId: asRequestId(10_482),
  version: 2,
  language: 'en',
  asked,
  checkInAt: new Date('2026-12-20T11:00:00Z'),
  answerBy: new Date('2026-11-15T09:00:00Z'),
  usedAt: null,
  lastAnswer: 0,
  answers: [],
}
const answer: HotelAnswer = {
  says: 'another-price',
  price: { per: 'night', amount: money(9_650, 'EUR') },
  optionUntil: Date.parse('2026-11-16T15:00:00Z'),
  number: 1,
  at: now,
  by: 'Elif Demir',
  remark: 'Noel haftası',
}
const answered: VisitedQuestion = { ...open, lastAnswer: 1, answers: [answer] }

type Shown = Omit<Parameters<typeof questionPage>[0], 'language' | 'path' | 'phone' | 'now'>
const page = (name: string, shown: Shown): Screen => ({
  name,
  path: '',
  html: (language) => questionPage({ ...shown, language: readBy(language), path: '/h/x', phone, now }),
})
const mail = (kind: 'question' | 'reminder'): Screen => ({
  name: `mail-hotel-${kind}`,
  path: '',
  html: (dress) => {
    const language = readBy(dress)
    const content = hotelLetter(kind, { asked, language, answerBy: open.answerBy }, 'https://portal.example/h/x')
    return mailHtml(language, content, phone)
  },
})

/** What a hotel gets and sees that is asked by a link. */
export const hotelScreens: readonly Screen[] = [
  page('hotel-answer', { question: open }),
  page('hotel-answer-price', {
    question: open,
    typed: { says: 'another-price', price: '9x', name: 'Elif Demir' },
    wrong: { price: 'wrongPrice', hold: 'wrongHold' },
  }),
  page('hotel-answer-room', { question: open, typed: { says: 'another-room' } }),
  page('hotel-answer-no', { question: open, typed: { says: 'no' } }),
  page('hotel-answer-answered', { question: answered }),
  page('hotel-answer-second', { question: answered, typed: { says: 'no', name: 'Mehmet Kaya' }, news: 'other1' }),
  page('hotel-answer-used', { question: { ...answered, usedAt: new Date(now) } }),
  {
    name: 'hotel-answer-expired',
    path: '',
    html: (language) => nowherePage({ language: readBy(language), phone }),
  },
  mail('question'),
  mail('reminder'),
]
