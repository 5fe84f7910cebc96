import { randomUUID } from 'node:crypto'
import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import { msPerHour } from '@sarai/domain/ground/hotel-time.ts'
import type { SubmittedRequest } from '@sarai/wire/portal/requests.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { asContractId, asUserId, type AgencyId, type RequestId, type UserId } from '@sarai/domain/ground/ids.ts'
import { tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import type { AgencyCaller, StaffCaller, Visitor } from '#caller.ts'
import { query, type Tx } from '#database/query.ts'
import { clock } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { DemoRequest } from '#demo/requests/demo-request.ts'
import { demoRequests } from '#demo/requests/demo-requests.ts'
import { demoFlight, demoStay, type DemoRoomType } from '#demo/requests/demo-stay.ts'
import { changeDates } from '#reservations/changes/change-dates.ts'
import { validateChange } from '#reservations/changes/validate-change.ts'
import { acceptRequest } from '#reservations/desk/accept-request.ts'
import { askHotel } from '#reservations/desk/ask-hotel.ts'
import { tokenOf } from '#reservations/hotel-answers/hotel-link.ts'
import { hearHotel } from '#reservations/hotel-answers/tasks.ts'
import { answerQuestion } from '#reservations/hotel-answers/visited-question.ts'
import { withdrawQuestion } from '#reservations/hotel-answers/withdraw-question.ts'
import { noteRequest } from '#reservations/desk/note-request.ts'
import { priceAlternative } from '#reservations/alternatives/price-alternative.ts'
import { offerPrice } from '#reservations/offers/offer-price.ts'
import { rejectRequest } from '#reservations/desk/reject-request.ts'
import { sendMessage, sendNote } from '#reservations/notes/send-note.ts'
import { cancelRequest } from '#reservations/requests/cancel-request.ts'
import { validateRequest } from '#reservations/quotes/validate-request.ts'
import { submitRequest } from '#reservations/requests/submit-request.ts'
import type { Sealing } from '#sealing.ts'

const userByEmail = query<{ agencyId: AgencyId; email: string }, { id: UserId }>(
  `select id from agency_user where agency_id = $agencyId and email = $email`,
)
/** In the package that sells it to everybody: the first. */
const roomsOfHotel = query<{ hotel: string }, DemoRoomType>(`
  select property_id as "propertyId", id as "roomTypeId", name_en as name from room_type
  where property_id = (
    select min(property.id) from property join hotel on hotel.id = property.hotel_id where hotel.name_en = $hotel)`)

const endDeadline = query<{ agencyId: AgencyId; requestId: RequestId }>(`
  update request set deadline_at = now() where agency_id = $agencyId and id = $requestId`)
const endClock = query<{ agencyId: AgencyId; requestId: RequestId }>(`
  update request_clock set due_at = now() where agency_id = $agencyId and request_id = $requestId and clock = 'payment'`)

/** The worker makes the links of its own secret, once it mails them; those that were answered here lead nobody anywhere. */
const linkSecret = randomUUID()

type Deps = { db: Database; sealing: Sealing }
type AgencyVisitor = Visitor & { agencyId: AgencyId }

export async function seedRequests(
  deps: Deps,
  visitor: AgencyVisitor,
  agencyName: string,
  clerk: StaffCaller,
): Promise<void> {
  await submitRequests(deps, visitor, demoRequests[agencyName] ?? [], clerk)
}

/** One after the other: some belong to the contract of the one before them. */
export async function submitRequests(
  deps: Deps,
  visitor: AgencyVisitor,
  requests: readonly DemoRequest[],
  clerk: StaffCaller,
): Promise<SubmittedRequest[]> {
  const submitted: SubmittedRequest[] = []
  for (const request of requests) submitted.push(await submitOne(deps, visitor, request, submitted.at(-1), clerk))
  return submitted
}

/** As the wizard does it: a price first, then the request at that price. */
async function submitOne(
  deps: Deps,
  visitor: AgencyVisitor,
  request: DemoRequest,
  last: SubmittedRequest | undefined,
  clerk: StaffCaller,
): Promise<SubmittedRequest> {
  const anybody: AgencyCaller = {
    ...visitor,
    kind: 'agency',
    userId: asUserId(0),
    sessionId: 'demo',
    asked: 'nothing',
  }
  const [user, rooms, { now }] = await deps.db.look(anybody, [
    userByEmail.ask.one({ agencyId: visitor.agencyId, email: request.by }),
    roomsOfHotel.ask.all({ hotel: request.hotel }),
    clock.ask.one(),
  ])
  const caller = { ...anybody, userId: user.id }
  const stay = demoStay(request, rooms, todayIn(tehran, now))
  const { QuoteId, FinalPrice } = await validateRequest(deps.db, caller, stay)
  const { flights, isWithLast = false } = request
  const submitted = await submitRequest(deps, caller, {
    ...stay,
    QuoteId,
    NeedTransfer: flights !== undefined,
    OriginFlight: flights?.out ? demoFlight(stay.CheckInDate, flights.out, ['IKA', flights.to]) : null,
    DestinationFlight: flights?.back ? demoFlight(stay.CheckOutDate, flights.back, [flights.to, 'IKA']) : null,
    Description: request.notes ?? '',
    AgencyRef: request.ref ?? '',
    ...(isWithLast && last ? { ExtendedOrderId: asContractId(last.OrderId) } : {}),
  })
  const told = { agent: caller, clerk, requestId: submitted.Id as RequestId, FinalPrice, stay }
  await tellTheRest(deps.db, told, request.became)
  return submitted
}

type Told = {
  agent: AgencyCaller
  clerk: StaffCaller
  requestId: RequestId
  FinalPrice: number
  stay: AskedStayBody
}

/** As if the day in which it could be paid had passed: whatever follows is left to the worker. */
async function passDeadline(tx: Tx, agencyId: AgencyId, requestId: RequestId): Promise<void> {
  await endDeadline.run(tx, { agencyId, requestId })
  await endClock.run(tx, { agencyId, requestId })
}

/** As its page does it: the new price first, then the change at that price. */
async function stayLonger(
  db: Database,
  agent: AgencyCaller,
  seen: { Id: RequestId; Version: number },
  { CheckInDate, CheckOutDate: before }: AskedStayBody,
  nights: number,
): Promise<void> {
  const CheckOutDate = addDays(calendarDay(before), nights)
  const noExtras = { HasExtraBed: false, HasChildWithBed: false, HasChildNoBed: false }
  const { Now } = await validateChange(db, agent, { Id: seen.Id, CheckOutDate, ...noExtras })
  await changeDates(db, agent, { ...seen, CheckInDate, CheckOutDate, QuoteId: Now.QuoteId })
}

/** By the commands that the desk and the agency use. Each names the version that the one before it has made. */
async function tellTheRest(
  db: Database,
  { agent, clerk, requestId, FinalPrice, stay }: Told,
  steps: DemoRequest['became'] = [],
) {
  let version = 1
  let lastSeen = 0
  const asked = { agencyId: agent.agencyId, requestId }
  let question = { ...asked, version }
  let answers = 0
  for (const step of steps) {
    if (step === 'deadline is over') await db.write(agent, (tx) => passDeadline(tx, agent.agencyId, requestId))
    else if (step === 'withdraw the link') version = (await withdrawQuestion(db, clerk, requestId, version)).version
    else if (step === 'cancel') await cancelRequest(db, agent, requestId, version)
    else if ('stayLonger' in step) {
      await stayLonger(db, agent, { Id: requestId, Version: version }, stay, step.stayLonger)
      version += 1
    } else if ('note' in step) await noteRequest(db, clerk, requestId, step.note)
    else if ('says' in step) {
      const said = await sendNote(db, agent, { Id: requestId, Content: step.says, LastSeenId: lastSeen, Files: [] })
      lastSeen = said.Id
    } else if ('writes' in step)
      lastSeen = (await sendMessage(db, clerk, requestId, { content: step.writes, lastSeen, files: [] })).id
    else if ('ask' in step) {
      version = (await askHotel({ db, linkSecret }, clerk, requestId, { version, whom: step.ask, how: step.how }))
        .version
    } else if ('link' in step) {
      const { link: whom, email, language } = step
      const body = { version, how: 'link', whom, email, language, phone: '+90 212 000 00 00' } as const
      version = (await askHotel({ db, linkSecret }, clerk, requestId, body)).version
      question = { ...asked, version }
      answers = 0
    } else if ('hotelSays' in step) {
      const token = tokenOf(linkSecret, question)
      await answerQuestion(db, { ...agent, kind: 'visitor' }, token, { seen: answers, given: step.hotelSays })
      await hearHotel(db, clerk, question)
      answers += 1
      version += 1
    } else if ('accept' in step) {
      const body = { version, finalPrice: FinalPrice, hotelConfirmationNumber: step.accept, usedAnswer: step.from }
      version = (await acceptRequest(db, clerk, requestId, body)).version
    } else if ('offer' in step) {
      const until = new Date(Date.now() + 6 * msPerHour).toISOString()
      const price = { total: Math.round(FinalPrice * step.offer) }
      version = (
        await offerPrice(db, clerk, requestId, { version, price, reason: step.because, until, usedAnswer: step.from })
      ).version
    } else {
      const alternatives = step.instead ? [await laterStay(db, clerk, requestId, stay)] : []
      const body = { version, reasonId: 1, reason: step.reject, alternatives, usedAnswer: step.from }
      version = (await rejectRequest(db, clerk, requestId, body)).version
    }
  }
}

/** The same rooms a week later, at their price of now. */
async function laterStay(db: Database, clerk: StaffCaller, requestId: RequestId, stay: AskedStayBody) {
  const later = {
    propertyId: stay.AccommodationPropertyId,
    checkIn: addDays(calendarDay(stay.CheckInDate), 7),
    checkOut: addDays(calendarDay(stay.CheckOutDate), 7),
    roomTypeIds: stay.Rooms.map(({ RoomTypeId }) => RoomTypeId),
  }
  const { finalPrice } = await priceAlternative(db, clerk, requestId, later)
  return { ...later, finalPrice }
}
