import * as z from 'zod/mini'
import { boards, roomViews } from '@sarai/domain/catalogue/what-is-sold.ts'
import { problemCodes } from '@sarai/domain/ground/problem.ts'
import { operation } from '#core/operation.ts'
import { hotelContact } from '#desk/hotel-contacts.ts'
import { requestParams } from '#desk/id-params.ts'
import { hotelQuestion, waysOfAsking } from '#desk/requests/hotel-questions.ts'
import { requestChange } from '#desk/requests/changes.ts'
import { requestFacts } from '#desk/requests/queues.ts'
import { anyDay, anyMoment, anyNumber, anyText, anyWhole, anyZone } from '#values/reply-values.ts'

/** One request, as the desk sees it: what it is, what may be done with it, and what was done. */

const parts = z.strictObject({ room: anyWhole, childNoBed: anyWhole, childWithBed: anyWhole, extraBed: anyWhole })
const flag = z.boolean()

const guest = z.strictObject({
  type: z.enum(['ADT', 'ADTEB', 'CHDNB', 'CHDWB']),
  firstName: anyText,
  lastName: anyText,
  dateOfBirth: z.nullable(anyDay),
  gender: z.enum(['Female', 'Male']),
  nationalityCode: anyText,
  /** The number itself is read by a call of its own, which is kept in the log. */
  passport: z.enum(['kept', 'missing', 'deleted']),
})
export type DeskGuest = z.output<typeof guest>

const room = z.strictObject({
  nameEn: anyText,
  nameFa: anyText,
  view: z.enum(roomViews),
  board: z.enum(boards),
  guests: z.array(guest),
  extras: z.strictObject({ childNoBed: flag, childWithBed: flag, extraBed: flag }),
  totalPrice: anyWhole,
  totalCommission: anyWhole,
  nights: z.array(
    z.strictObject({
      night: anyDay,
      price: parts,
      specialDate: parts,
      /** As it was called when the price was made; nothing on an ordinary night. */
      specialTitle: z.optional(z.strictObject({ en: anyText, fa: anyText })),
    }),
  ),
})
export type DeskRoom = z.output<typeof room>

const priceVersion = z.strictObject({
  number: anyWhole,
  totalPrice: anyWhole,
  totalCommission: anyWhole,
  finalPrice: anyWhole,
  isInForce: flag,
  isOffer: flag,
  reason: z.nullable(anyText),
})
export type DeskPriceVersion = z.output<typeof priceVersion>

/** What a member of staff does with a request. More follow with what they can do. */
export const deskActions = [
  'ask-hotel',
  'accept',
  'offer-price',
  'withdraw-offer',
  'reject',
  'cancel-confirmed',
  'extend-deadline',
  'revive',
] as const
export type DeskAction = (typeof deskActions)[number]

/** Whom we asked at the hotel, how and when. */
const question = z.strictObject({ whom: anyText, how: z.enum(waysOfAsking), askedAt: anyMoment })

const event = z.strictObject({
  version: anyWhole,
  what: anyText,
  source: z.enum(['agency', 'staff', 'hotel', 'timer', 'account']),
  /** Of an agency's user or a member of staff. */
  who: z.nullable(anyText),
  reason: z.nullable(anyText),
  /** With what asked the hotel. */
  question: z.nullable(question),
  /** Of what the agency asked for. */
  change: z.nullable(requestChange),
  at: anyMoment,
})
export type DeskRequestEvent = z.output<typeof event>

const note = z.strictObject({ id: anyWhole, text: anyText, writtenBy: anyText, writtenAt: anyMoment })
export type DeskNote = z.output<typeof note>

const flight = z.strictObject({
  airline: anyText,
  flightNumber: anyText,
  originAirport: anyText,
  destinationAirport: anyText,
  takeOffDate: anyDay,
  takeOffTime: anyText,
  landingDate: anyDay,
  landingTime: anyText,
})
export type DeskFlight = z.output<typeof flight>

/** Another stay that the agency may choose instead, as it was shown with the no. */
const alternative = z.strictObject({
  hotelEn: anyText,
  hotelFa: anyText,
  checkIn: anyDay,
  checkOut: anyDay,
  rooms: z.array(z.strictObject({ nameEn: anyText, nameFa: anyText, board: z.enum(boards) })),
  currency: anyText,
  finalPrice: anyWhole,
})

const deskRequest = z.strictObject({
  ...requestFacts,
  contractId: anyWhole,
  /** Of the agency, in which it is written to. */
  language: z.enum(['en', 'fa']),
  submittedBy: anyText,
  agencyRef: anyText,
  description: anyText,
  hotelGrade: anyNumber,
  hotelZone: anyZone,
  /** Whom the hotel is asked at, as the catalogue has it now. */
  hotelContact,
  placeEn: anyText,
  placeFa: anyText,
  packageEn: anyText,
  packageFa: anyText,
  /** When the hotel expects the guests. */
  checkInAt: anyMoment,
  turnDueAt: z.nullable(anyMoment),
  deadlineAt: z.nullable(anyMoment),
  /** Until when the agency may accept the version that is on offer. */
  offerUntil: z.nullable(anyMoment),
  isHeld: flag,
  /** Both sides may write: it is not confirmed, or the desk has reopened the thread. */
  takesNotes: flag,
  needTransfer: flag,
  flights: z.strictObject({ departure: z.nullable(flight), return: z.nullable(flight) }),
  rooms: z.array(room),
  totalPrice: anyWhole,
  totalCommission: anyWhole,
  /** The newest first. */
  versions: z.array(priceVersion),
  hotelConfirmationNumber: z.nullable(anyText),
  /** Until when the hotel holds the rooms, as whoever accepted it typed it. */
  hotelOptionUntil: z.nullable(anyMoment),
  /** What the agency was told when it ended. */
  closing: z.nullable(z.strictObject({ reason: anyText, at: anyMoment })),
  /** In the order in which they were proposed; three at most. */
  alternatives: z.array(alternative),
  actions: z.array(z.strictObject({ action: z.enum(deskActions), why: z.nullable(z.enum(problemCodes)) })),
  /** What the hotel was asked, the newest first; twenty at most. */
  questions: z.array(hotelQuestion),
  /** The newest first, two hundred at most. */
  events: z.array(event),
  notes: z.array(note),
})
export type DeskRequest = z.output<typeof deskRequest>

export const readDeskRequest = operation({
  name: 'readDeskRequest',
  summary: 'One request with its agency, stay, guests, price versions, timeline, internal notes and what may be done.',
  method: 'GET',
  path: '/desk/api/requests/{id}',
  access: 'staff:reservations',
  params: requestParams,
  reply: deskRequest,
})

export const revealPassports = operation({
  name: 'revealPassports',
  summary: 'The passport numbers of a request, by room and guest. Each call is kept in the log, and they are limited.',
  method: 'POST',
  path: '/desk/api/requests/{id}/passports',
  access: 'staff:reservations',
  params: requestParams,
  repeatable: 'a look changes nothing but the log, and an answer with passports is kept nowhere',
  /** Empty where there is none. */
  reply: z.strictObject({ rooms: z.array(z.array(anyText)) }),
})

export const deskRequestReadOperations = [readDeskRequest, revealPassports] as const
