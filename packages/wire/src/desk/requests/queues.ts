import * as z from 'zod/mini'
import { requestStates } from '@sarai/domain/request/facts.ts'
import { operation } from '#core/operation.ts'
import { countDeskRequests, deskQueues } from '#desk/requests/counts.ts'
import { day } from '#values/days.ts'
import { agencyIdInAddress, hotelIdInAddress } from '#values/ids.ts'
import { pageLimit } from '#values/numbers.ts'
import { anyDay, anyMoment, anyNumber, anyText, anyWhole } from '#values/reply-values.ts'
import { searchText, shape } from '#values/text.ts'

/** What the desk has to answer, by queue. Amounts are whole minor units of the named currency. */

/** Whose turn it is. */
const turn = z.enum(['agency', 'desk', 'hotel', 'finance', 'nobody'])

const assignee = z.strictObject({ id: anyNumber, name: anyText })

export const requestFacts = {
  id: anyWhole,
  number: anyText,
  version: anyWhole,
  state: z.enum(requestStates),
  turn,
  agency: z.strictObject({ id: anyWhole, name: anyText }),
  hotelEn: anyText,
  hotelFa: anyText,
  checkIn: anyDay,
  checkOut: anyDay,
  submittedAt: anyMoment,
  assignedTo: z.nullable(assignee),
  currency: anyText,
  finalPrice: anyWhole,
}

export const deskRequestRow = z.strictObject({
  ...requestFacts,
  rooms: anyWhole,
  /** It has to be answered, and its agency has changed the stay since it was sent. */
  isChanged: z.boolean(),
  /** None: it is closed, or nothing is left to do about it. */
  queue: z.nullable(z.enum(deskQueues)),
  /** Until when whoever's turn it is should have acted; null where no clock runs. */
  dueAt: z.nullable(anyMoment),
  /** The clock stands still while money is looked at. */
  isHeld: z.boolean(),
  waitingSince: z.nullable(anyMoment),
  /** When nothing was left to do about it; null while there is, and after ninety days. */
  finishedAt: z.nullable(anyMoment),
})
export type DeskRequestRow = z.output<typeof deskRequestRow>

/** The queues of what is open, and what left them in the last ninety days. */
export const listedQueues = [...deskQueues, 'finished'] as const

/** The id of a colleague, `me`, or `nobody`. */
export const assignedInAddress = shape(16, /^(me|nobody|[1-9]\d{0,15})$/)

export const listDeskRequests = operation({
  name: 'listDeskRequests',
  summary:
    'The open requests of all agencies, the most urgent first, or those finished in the last ninety days, the last first: of one queue, agency, hotel or colleague.',
  method: 'GET',
  path: '/desk/api/requests',
  access: 'staff:reservations',
  query: z.strictObject({
    queue: z.optional(z.enum(listedQueues)),
    agency: z.optional(agencyIdInAddress),
    hotel: z.optional(hotelIdInAddress),
    checkInFrom: z.optional(day),
    checkInUntil: z.optional(day),
    assigned: z.optional(assignedInAddress),
    /** A number finds its request alone, whether it is open or closed, in whatever digits. */
    search: z.optional(searchText),
    /** When the last row already seen is due or was finished, and its id. */
    after: z.optional(shape(34, /^(\d{1,15}|never)_[1-9]\d{0,15}$/)),
    limit: pageLimit,
  }),
  reply: z.strictObject({
    /** Fewer than a page, even none, may be followed by others: so many were looked at for check-in days. */
    rows: z.array(deskRequestRow),
    next: z.nullable(anyText),
    /** What the agency and the hotel of the filter are called. */
    asked: z.strictObject({ agency: z.nullable(anyText), hotelEn: z.nullable(anyText), hotelFa: z.nullable(anyText) }),
  }),
})

const typed = z.strictObject({ search: z.optional(searchText) })

export const findRequestAgencies = operation({
  name: 'findRequestAgencies',
  summary: 'Ten agencies by a part of their name, to show the requests of one.',
  method: 'GET',
  path: '/desk/api/request-agencies',
  access: 'staff:reservations',
  query: typed,
  reply: z.strictObject({ agencies: z.array(z.strictObject({ id: anyWhole, name: anyText })) }),
})

export const findRequestHotels = operation({
  name: 'findRequestHotels',
  summary: 'Ten hotels by a part of either name, to show the requests for one.',
  method: 'GET',
  path: '/desk/api/request-hotels',
  access: 'staff:reservations',
  query: typed,
  reply: z.strictObject({
    hotels: z.array(z.strictObject({ id: anyWhole, nameEn: anyText, nameFa: anyText })),
  }),
})

export const listAssignees = operation({
  name: 'listAssignees',
  summary: 'Who may be given a request: everybody at work on reservations, by name, two hundred at most.',
  method: 'GET',
  path: '/desk/api/assignees',
  access: 'staff:reservations',
  reply: z.array(assignee),
})

export const deskRequestListOperations = [
  listDeskRequests,
  countDeskRequests,
  listAssignees,
  findRequestAgencies,
  findRequestHotels,
] as const
