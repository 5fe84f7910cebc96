import * as z from 'zod/mini'
import { operation } from '#core/operation.ts'
import { mostGuests, mostRooms } from '#portal/asked-stay.ts'
import { contractIdInAddress, propertyId, roomTypeId } from '#values/ids.ts'
import { wideVersion, wideVersionInAddress } from '#values/numbers.ts'
import { anyMoment, anyText, anyWhole } from '#values/reply-values.ts'
import { shape, typed } from '#values/text.ts'

/**
 * What somebody has entered into the wizard and not sent: one draft for each user and contract, kept for 30 days and
 * continued in any browser of theirs. It is kept as it was typed, and judged when it is sent.
 */

const guest = z.strictObject({
  /** Where in the room: ADT1, ADT2, CHDWB1. The guest of an extra that is turned off waits there for it. */
  place: shape(8, /^[A-Z]{3,5}\d{1,2}$/),
  type: z.enum(['ADT', 'ADTEB', 'CHDNB', 'CHDWB']),
  firstName: typed(80),
  lastName: typed(80),
  dateOfBirth: typed(40),
  gender: typed(10),
  passportNumber: typed(80),
  nationalityCode: typed(10),
})

const room = z.strictObject({
  key: shape(40, /^[\w-]+$/),
  roomTypeId,
  extras: z.strictObject({ childNoBed: z.boolean(), childWithBed: z.boolean(), extraBed: z.boolean() }),
  guests: z.array(guest).check(z.maxLength(mostGuests, { abort: true })),
})

const flight = z.strictObject({
  airline: typed(40),
  flightNumber: typed(40),
  takeOffDate: typed(40),
  takeOffTime: typed(40),
  landingDate: typed(40),
  landingTime: typed(40),
  duration: typed(40),
  originAirport: typed(40),
  destinationAirport: typed(40),
})

export const draftBody = z.strictObject({
  /** Under which it is submitted, from whichever browser: that is done once. */
  submitKey: shape(100, /^[\w-]{8,100}$/),
  propertyId,
  checkIn: typed(40),
  checkOut: typed(40),
  needTransfer: z.boolean(),
  notes: typed(2_000),
  rooms: z.array(room).check(z.maxLength(mostRooms, { abort: true })),
  flights: z.strictObject({ departure: z.nullable(flight), return: z.nullable(flight) }),
  agencyRef: typed(60),
})
/** As it comes in, and as it goes out again. */
export type SentDraft = z.input<typeof draftBody>
export type DraftBody = z.output<typeof draftBody>

const path = '/api/drafts'
const access = 'agency:agent'
/** The contract that the request would be added to; without one it would open a contract of its own. */
const contract = { contractId: z.optional(contractIdInAddress) }

export const readDraft = operation({
  name: 'readDraft',
  summary:
    'Reads what the caller has entered into the wizard, or what was submitted of it; null where that is nothing.',
  method: 'GET',
  path,
  access,
  query: z.strictObject(contract),
  reply: z.nullable(
    z.strictObject({
      version: anyWhole,
      savedAt: anyMoment,
      /** Null once it was sent. */
      draft: z.nullable(draftBody),
      /** The request that it became, until something else is drafted. Heard: whoever sent it knows. */
      sent: z.nullable(
        z.strictObject({ id: anyWhole, requestNumber: anyText, hotelName: anyText, isHeard: z.boolean() }),
      ),
    }),
  ),
})
export type ReadDraft = NonNullable<z.output<(typeof readDraft)['reply']>>

export const saveDraft = operation({
  name: 'saveDraft',
  summary: 'Saves what the caller has entered into the wizard. Refused where it was saved elsewhere meanwhile.',
  method: 'PUT',
  path,
  access,
  query: z.strictObject(contract),
  /** The version that it was read or last saved at; none where nothing is saved yet. */
  body: z.strictObject({ version: z.optional(wideVersion), draft: draftBody }),
  reply: z.strictObject({ version: anyWhole, savedAt: anyMoment }),
})
export type SaveDraftBody = z.output<(typeof saveDraft)['body'] & {}>
export type DraftSaved = z.output<(typeof saveDraft)['reply']>

export const discardDraft = operation({
  name: 'discardDraft',
  summary:
    'Discards what the caller has entered into the wizard, or notes that they know what it became. Refused where it was saved elsewhere meanwhile.',
  method: 'DELETE',
  path,
  access,
  query: z.strictObject({ ...contract, version: wideVersionInAddress }),
  reply: z.null(),
})

export const draftOperations = [readDraft, saveDraft, discardDraft] as const
