import type { SubmitBody } from '@sarai/wire/portal/requests.ts'
import type { AgencyId, RequestId, UserId } from '@sarai/domain/ground/ids.ts'
import type { BookingRequest } from '@sarai/domain/request/booking-request.ts'
import type { Turn } from '@sarai/domain/request/turn.ts'
import type { Guest } from '@sarai/domain/stay/guest.ts'
import type { PropertyForSale } from '#catalogue/prices/sold-property.ts'
import type { SoldRoom } from '#catalogue/prices/sold-rooms.ts'
import type { Queued } from '#contracts/keep-request.ts'
import { columnsOf } from '#contracts/request-columns.ts'
import { query, type Tx } from '#database/query.ts'
import { addTerms } from '#reservations/requests/add-terms.ts'
import type { AskedFlights } from '#reservations/requests/asked-flights.ts'
import { addRoomRow, roomRow } from '#reservations/requests/room-rows.ts'
import type { Sealing } from '#sealing.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }

const addPlace = query<Of>(`insert into request_place (id, agency_id) values ($requestId, $agencyId)`)
const addRow = query<
  Of &
    Omit<ReturnType<typeof columnsOf>, 'requestId'> &
    Pick<PropertyForSale, 'propertyId' | 'hotelId' | 'packageId' | 'grade' | 'zone'> &
    Pick<PropertyForSale, 'hotelNameEn' | 'hotelNameFa' | 'packageTitleEn' | 'packageTitleFa'> & {
      contractId: number
      checkIn: string
      checkOut: string
      needTransfer: boolean
      flights: string | null
      description: string
      agencyRef: string
      submittedBy: UserId
      at: Date
    }
>(`
  insert into request (agency_id, id, contract_id, version, life, answer, funding, state, turn, turn_due_at, property_id,
    hotel_id, package_id, hotel_name_en, hotel_name_fa, hotel_grade, hotel_zone, package_title_en, package_title_fa,
    check_in, check_out, check_in_at, need_transfer, flights, description, agency_ref, currency, total_price,
    total_commission, final_price, price_in_force, offer_number, offer_until, answer_due_at, deadline_at,
    deadline_held_since, charges, assigned_to, hotel_question, hotel_answer, hotel_confirmation_number, application,
    closing, notes_reopened, hotel_option_until, submitted_by, submitted_at)
  values ($agencyId, $requestId, $contractId, $version, $life, $answer, $funding, $state, $turn, $turnDueAt, $propertyId,
    $hotelId, $packageId, $hotelNameEn, $hotelNameFa, $grade, $zone, $packageTitleEn, $packageTitleFa,
    $checkIn, $checkOut, $checkInAt, $needTransfer, $flights, $description, $agencyRef, $currency, $totalPrice,
    $totalCommission, $finalPrice, $priceInForce, $offerNumber, $offerUntil, $answerDueAt, $deadlineAt,
    $deadlineHeldSince, $charges, $assignedTo, $hotelQuestion, $hotelAnswer, $hotelConfirmationNumber, $application,
    $closing, $notesReopened, $hotelOptionUntil, $submittedBy, $at)`)
/** What was asked for, as it is called and sold at this moment. */
export type AskedFor = {
  readonly body: SubmitBody
  readonly property: PropertyForSale
  readonly rooms: readonly SoldRoom[]
  /** By room. */
  readonly guests: readonly (readonly Guest[])[]
  readonly flights: AskedFlights | null
  readonly submittedBy: UserId
}

/** The rows of a request that is new. Passports are sealed before they reach a statement. */
export async function addRequest(
  tx: Tx,
  sealing: Sealing,
  request: BookingRequest,
  turn: Turn,
  asked: AskedFor,
): Promise<Queued> {
  const { body, property, rooms, guests, flights, submittedBy } = asked
  const of = { agencyId: request.agencyId, requestId: request.id }
  const { onSale: _, commissionTerms: __, packageVersion: ___, sign: ____, currency: _____, ...sold } = property
  await addPlace.later(tx, of)
  await addRow.later(tx, {
    ...of,
    ...columnsOf(request, turn),
    ...sold,
    contractId: request.contractId,
    checkIn: body.CheckInDate,
    checkOut: body.CheckOutDate,
    needTransfer: body.NeedTransfer,
    flights: flights === null ? null : JSON.stringify(flights),
    description: body.Description,
    agencyRef: body.AgencyRef,
    submittedBy,
    at: new Date(tx.now),
  })
  for (const [place, room] of body.Rooms.entries()) {
    const soldRoom = rooms.find(({ id }) => id === room.RoomTypeId)!
    const row = roomRow(sealing, { ...of, place }, { room, sold: soldRoom, guests: guests[place]! })
    await addRoomRow.later(tx, { ...row, checkOut: body.CheckOutDate })
  }
  const { hotelId, hotelNameEn: nameEn, hotelNameFa: nameFa } = property
  await addTerms(tx, { ...of, agencyRef: body.AgencyRef, guests, hotel: { hotelId, nameEn, nameFa } })
  return { hotelId, checkIn: body.CheckInDate }
}
