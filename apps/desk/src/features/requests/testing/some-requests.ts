import type { DeskRequest } from '@sarai/wire/desk/requests/details.ts'
import type { DeskRequestRow } from '@sarai/wire/desk/requests/queues.ts'
import { listAssignees, listDeskRequests } from '@sarai/wire/desk/requests/queues.ts'
import type { DeskMessage } from '@sarai/wire/desk/requests/messages.ts'
import { countDeskRequests } from '@sarai/wire/desk/requests/counts.ts'
import { answerTo } from '@sarai/frame/testing/answers.ts'

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const shirin = { id: 1, name: 'Shirin Azad' }
export const kaveh = { id: 4, name: 'Kaveh Moradi' }

const facts = {
  id: 10_482,
  number: 'R-10482',
  version: 2,
  state: 'ConfirmationPending',
  turn: 'hotel',
  agency: { id: 7, name: 'Parvaz Asia' },
  hotelEn: 'Galata Court Hotel',
  hotelFa: 'هتل گالاتا کورت',
  checkIn: '2031-12-20',
  checkOut: '2031-12-22',
  submittedAt: '2031-11-15T04:45:00.000Z',
  assignedTo: kaveh,
  currency: 'EUR',
  finalPrice: 30_000,
} as const satisfies Partial<DeskRequestRow>

export const aRow = (changes: Partial<DeskRequestRow> = {}): DeskRequestRow => ({
  ...facts,
  rooms: 1,
  isChanged: false,
  queue: 'asked',
  dueAt: inHours(5.5),
  isHeld: false,
  waitingSince: inHours(-1),
  finishedAt: null,
  ...changes,
})

export const listed = (...rows: DeskRequestRow[]) =>
  answerTo(listDeskRequests, { rows, next: null, asked: { agency: 'Parvaz Asia', hotelEn: 'Moda', hotelFa: 'مدا' } })

const parts = (room: number) => ({ room, childNoBed: 0, childWithBed: 0, extraBed: 0 })

export const aDeskRequest = (changes: Partial<DeskRequest> = {}): DeskRequest => ({
  ...facts,
  contractId: 2_207,
  language: 'fa',
  submittedBy: 'Nasrin Rahimi',
  agencyRef: '5512-YALDA',
  description: 'A high floor, please.',
  hotelGrade: 4,
  hotelZone: 'Europe/Istanbul',
  hotelContact: { version: 1, name: '', email: '', language: 'en', telephone: '' },
  placeEn: 'Galata, Istanbul',
  placeFa: 'گالاتا، استانبول',
  packageEn: 'Winter in Istanbul',
  packageFa: 'زمستان استانبول',
  checkInAt: '2031-12-20T11:00:00.000Z',
  turnDueAt: inHours(5.5),
  offerUntil: null,
  deadlineAt: null,
  isHeld: false,
  needTransfer: true,
  flights: {
    departure: {
      airline: 'TK',
      flightNumber: 'TK879',
      originAirport: 'IKA',
      destinationAirport: 'IST',
      takeOffDate: '2031-12-20',
      takeOffTime: '08:05',
      landingDate: '2031-12-20',
      landingTime: '11:30',
    },
    return: null,
  },
  rooms: [
    {
      nameEn: 'Superior Double',
      nameFa: 'دبل سوپریور',
      view: 'old-town',
      board: 'BB',
      guests: [
        {
          type: 'ADT',
          firstName: 'REZA',
          lastName: 'AHMADI',
          dateOfBirth: '1990-05-03',
          gender: 'Male',
          nationalityCode: 'IR',
          passport: 'kept',
        },
        {
          type: 'ADT',
          firstName: 'NEGAR',
          lastName: 'AHMADI',
          dateOfBirth: null,
          gender: 'Female',
          nationalityCode: 'IR',
          passport: 'missing',
        },
      ],
      extras: { childNoBed: false, childWithBed: false, extraBed: false },
      totalPrice: 32_000,
      totalCommission: 2_000,
      nights: [
        {
          night: '2031-12-20',
          price: parts(15_000),
          specialDate: parts(2_000),
          specialTitle: { en: 'Yalda', fa: 'یلدا' },
        },
        { night: '2031-12-21', price: parts(15_000), specialDate: parts(0) },
      ],
    },
  ],
  totalPrice: 32_000,
  totalCommission: 2_000,
  versions: [
    {
      number: 1,
      totalPrice: 32_000,
      totalCommission: 2_000,
      finalPrice: 30_000,
      isInForce: true,
      isOffer: false,
      reason: null,
    },
  ],
  hotelConfirmationNumber: null,
  hotelOptionUntil: null,
  takesNotes: true,
  closing: null,
  alternatives: [],
  actions: [
    { action: 'ask-hotel', why: 'HOTEL_ALREADY_ASKED' },
    { action: 'accept', why: null },
    { action: 'reject', why: null },
  ],
  questions: [],
  events: [
    {
      version: 2,
      what: 'ask-hotel',
      source: 'staff',
      who: 'Kaveh Moradi',
      reason: null,
      question: { whom: 'Elif at the front office', how: 'phone', askedAt: '2031-11-15T05:01:00.000Z' },
      change: null,
      at: '2031-11-15T05:01:00.000Z',
    },
    {
      version: 1,
      what: 'submit',
      source: 'agency',
      who: 'Nasrin Rahimi',
      reason: null,
      question: null,
      change: null,
      at: '2031-11-15T04:45:00.000Z',
    },
  ],
  notes: [
    { id: 1, text: 'Ninety would be possible.', writtenBy: 'Kaveh Moradi', writtenAt: '2031-11-15T05:26:00.000Z' },
  ],
  ...changes,
})

export const somebodyAtWork = answerTo(listAssignees, [kaveh, shirin])
export const someCounts = answerTo(countDeskRequests, {
  queues: [
    { queue: 'new', all: 6, late: 1, mine: 2 },
    { queue: 'asked', all: 8, late: 0, mine: 1 },
    { queue: 'offered', all: 2, late: 0, mine: 1 },
    { queue: 'unpaid', all: 5, late: 0, mine: 0 },
    { queue: 'applied', all: 0, late: 0, mine: 0 },
  ],
})

/** Of the agency, and read by nobody. */
export const aMessage = (changes: Partial<DeskMessage> = {}): DeskMessage => ({
  id: 1,
  content: 'Is there a lift?',
  writtenAt: '2031-11-15T05:30:00.000Z',
  author: 'Nasrin Rahimi',
  isDesk: false,
  isMine: false,
  isRead: false,
  files: [],
  ...changes,
})

/** A higher price that waits for the agency. */
export const anOffered: Partial<DeskRequest> = {
  version: 3,
  turn: 'agency',
  turnDueAt: inHours(5),
  offerUntil: inHours(5),
  versions: [
    {
      number: 2,
      totalPrice: 34_000,
      totalCommission: 2_000,
      finalPrice: 32_000,
      isInForce: false,
      isOffer: true,
      reason: 'The hotel asks for more.',
    },
    ...aDeskRequest().versions,
  ],
}
