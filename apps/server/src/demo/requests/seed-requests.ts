import type { SubmittedRequest } from '@sarai/wire/portal/requests.ts'
import { asContractId, asUserId, type AgencyId, type UserId } from '@sarai/domain/ground/ids.ts'
import { tehran, todayIn } from '@sarai/locale/date/date-display.ts'
import type { AgencyCaller, Visitor } from '#caller.ts'
import { query } from '#database/query.ts'
import { clock } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'
import type { DemoRequest } from '#demo/requests/demo-request.ts'
import { demoRequests } from '#demo/requests/demo-requests.ts'
import { demoFlight, demoStay, type DemoRoomType } from '#demo/requests/demo-stay.ts'
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

type Deps = { db: Database; sealing: Sealing }
type AgencyVisitor = Visitor & { agencyId: AgencyId }

export async function seedRequests(deps: Deps, visitor: AgencyVisitor, agencyName: string): Promise<void> {
  let last: SubmittedRequest | undefined
  for (const request of demoRequests[agencyName] ?? []) last = await submitOne(deps, visitor, request, last)
}

/** As the wizard does it: a price first, then the request at that price. */
async function submitOne(
  deps: Deps,
  visitor: AgencyVisitor,
  request: DemoRequest,
  last: SubmittedRequest | undefined,
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
  const { QuoteId } = await validateRequest(deps.db, caller, stay)
  const { flights, isWithLast = false } = request
  return submitRequest(deps, caller, {
    ...stay,
    QuoteId,
    NeedTransfer: flights !== undefined,
    OriginFlight: flights?.out ? demoFlight(stay.CheckInDate, flights.out, ['IKA', flights.to]) : null,
    DestinationFlight: flights?.back ? demoFlight(stay.CheckOutDate, flights.back, [flights.to, 'IKA']) : null,
    Description: request.notes ?? '',
    AgencyRef: request.ref ?? '',
    ...(isWithLast && last ? { ExtendedOrderId: asContractId(last.OrderId) } : {}),
  })
}
