import { readDeskToday } from '../../packages/wire/src/desk/requests/today.ts'
import { countRequests } from '../../packages/wire/src/portal/request-counts.ts'
import { countDeskRequests } from '../../packages/wire/src/desk/requests/counts.ts'
import { listHotelsToCall } from '../../packages/wire/src/desk/requests/hotel-questions.ts'
import { listMessages } from '../../packages/wire/src/desk/requests/messages.ts'
import { countThreads, listThreads } from '../../packages/wire/src/desk/requests/threads.ts'
import { listTicketMessages, readDeskTicket } from '../../packages/wire/src/desk/support/tickets.ts'
import { listTickets, readTicket } from '../../packages/wire/src/portal/tickets.ts'
import { readDeskRequest } from '../../packages/wire/src/desk/requests/details.ts'
import { listDeskRequests } from '../../packages/wire/src/desk/requests/queues.ts'
import { listRequests, readRequest } from '../../packages/wire/src/portal/kept-requests.ts'
import type { SentParts } from '../../packages/wire/src/core/client.ts'
import type { InputOf } from '../../packages/wire/src/core/operation.ts'
import { asked, type Question } from './hot-paths.ts'
import type { Known } from './known-requests.ts'

/** What is asked of requests that are kept, and what was said about them: by an agency about its own, and by the desk about everybody's. */
export type RequestQuestions = readonly [kind: string, questions: (known: Known) => readonly Question[]][]

const list = (query: Partial<InputOf<typeof listRequests>['query']>) => [asked(listRequests, { query })]
const queue = (query: Partial<InputOf<typeof listDeskRequests>['query']>) => [asked(listDeskRequests, { query })]

const tickets = (query: SentParts<typeof listTickets>['query']) => [asked(listTickets, { query })]
const inbox = (query: Partial<InputOf<typeof listThreads>['query']>) => [asked(listThreads, { query })]
const calls = (query: Partial<InputOf<typeof listHotelsToCall>['query']>) => [asked(listHotelsToCall, { query })]

/** The last rows that a list shows, of a thousand. */
const last = { Page: 50, PageSize: 20 }

/** The same name finds more among many hotels. Pages of different lengths cannot be compared. */
const samePage = 10

/**
 * Each is asked by the largest agency, where it would grow first. What people open most is asked by agencies of all sizes
 * in turn, too.
 */
export const ofEveryAgency = new Set(['list', 'list, waiting for us', 'found by hotel', 'details'])

export const ofAgency: RequestQuestions = [
  ['list', () => list({})],
  ['list, page 50', () => list(last)],
  ['counters', () => [asked(countRequests, {})]],
  ['list, waiting for you', () => list({ View: 'you' })],
  ['list, waiting for us', () => list({ View: 'us' })],
  ['list, upcoming', () => list({ View: 'upcoming' })],
  ['list, for us, p. 50', () => list({ View: 'us', ...last })],
  ['list by check-in', () => list({ Sort: 'check-in' })],
  ['list by deadline', () => list({ Sort: 'deadline' })],
  ['list, by check-in, p. 50', () => list({ Sort: 'check-in', ...last })],
  ['list, by deadline, p. 50', () => list({ Sort: 'deadline', ...last })],
  ['list of a state', () => list({ State: 'Cancelled' })],
  ['list of a state, p. 50', () => list({ State: 'Cancelled', ...last })],
  ['state by check-in', () => list({ State: 'Cancelled', Sort: 'check-in' })],
  ['state by deadline', () => list({ State: 'Cancelled', Sort: 'deadline' })],
  ['list of a hotel', ({ hotel }) => list({ HotelId: hotel })],
  ['list of a contract', ({ contract }) => list({ OrderId: contract })],
  ['list of check-in days', ({ checkIn }) => list({ CheckInFrom: checkIn, CheckInUntil: checkIn })],
  ['list from a check-in, p. 50', ({ checkIn }) => list({ CheckInFrom: checkIn, ...last })],
  ['list of days submitted', ({ on }) => list({ CreatedFrom: on, CreatedUntil: on })],
  ['found by number', ({ requests }) => list({ Search: `R-${requests.at(-1)}` })],
  ['found by reference', ({ reference }) => list({ Search: reference, PageSize: samePage })],
  ['found by hotel', ({ hotelName }) => list({ Search: hotelName, PageSize: samePage })],
  ['found by last name', () => list({ Search: 'rost' })],
  ['details', ({ requests }) => requests.map((id) => asked(readRequest, { params: { id } }))],
  ['tickets', () => tickets({})],
  ['tickets, closed', () => tickets({ IsClosed: 'true' })],
  ['tickets of a category', () => tickets({ TicketCategory: 2 })],
  ['tickets, far behind', ({ ticketPlace }) => tickets({ After: ticketPlace })],
  ['ticket', ({ tickets: ids }) => ids.map((id) => asked(readTicket, { params: { id }, query: {} }))],
]

export const ofDesk: RequestQuestions = [
  ['queue', () => queue({ queue: 'new' })],
  ['queue of the unpaid', () => queue({ queue: 'unpaid' })],
  ['queue of nobody', () => queue({ queue: 'new', assigned: 'nobody' })],
  ['queue of my own', () => queue({ assigned: 'me' })],
  ['queue of the finished', () => queue({ queue: 'finished' })],
  ['finished of an agency', ({ agencyId }) => queue({ queue: 'finished', agency: agencyId })],
  ['queue of check-in days', ({ checkIn }) => queue({ checkInFrom: checkIn, checkInUntil: checkIn })],
  ['today', () => [asked(readDeskToday, { query: { whose: 'desk' } })]],
  ['queue of an agency', ({ agencyId }) => queue({ agency: agencyId })],
  ['queue of a hotel', ({ hotel }) => queue({ hotel })],
  ['desk, by number', ({ requests }) => queue({ search: `R-${requests.at(-1)}` })],
  ['counts of the desk', () => [asked(countDeskRequests, {})]],
  ['details at the desk', ({ requests }) => requests.map((id) => asked(readDeskRequest, { params: { id } }))],
  ['call list', () => calls({})],
  ['call list, far behind', ({ callPlace }) => calls({ after: callPlace })],
  ['inbox', () => inbox({})],
  ['inbox, unread', () => inbox({ view: 'unread' })],
  ['inbox, far behind', ({ threadPlace }) => inbox({ after: threadPlace })],
  ['inbox, by number', ({ tickets: ids }) => ids.slice(-1).flatMap((id) => inbox({ search: `T-${id}` }))],
  ['counts of the inbox', () => [asked(countThreads, {})]],
  ['messages at the desk', ({ talked }) => talked.map((id) => asked(listMessages, { params: { id }, query: {} }))],
  [
    'ticket at the desk',
    ({ tickets: ids }) =>
      ids.flatMap((id) => [
        asked(readDeskTicket, { params: { id } }),
        asked(listTicketMessages, { params: { id }, query: {} }),
      ]),
  ],
]
