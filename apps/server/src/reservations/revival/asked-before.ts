import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import type { AgencyId, PropertyId, RequestId, RoomTypeId } from '@sarai/domain/ground/ids.ts'
import type { AskedStay } from '@sarai/domain/request/check-request.ts'
import type { CancellationPolicy } from '@sarai/domain/stay/cancellation-policy.ts'
import { guestTypes } from '@sarai/domain/stay/guest-type.ts'
import { askPropertyForSale, type PropertyForSale } from '#catalogue/prices/sold-property.ts'
import { askRoomsOf, type SoldRoom } from '#catalogue/prices/sold-rooms.ts'
import { contractOf } from '#contracts/happen-to.ts'
import { query, type Tx } from '#database/query.ts'
import { askHousePolicy } from '#house/cancellation-queries.ts'
import { askAnswerHours } from '#house/hours-queries.ts'
import { Problem } from '#problem.ts'
import { askedStay, stayOf, type OnOffer } from '#reservations/quotes/asked-stay.ts'
import { findQuote } from '#reservations/quotes/quote-queries.ts'
import type { AskedFlights } from '#reservations/requests/asked-flights.ts'
import type { GuestColumns } from '#reservations/requests/request-queries.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }

export type KeptStay = {
  readonly version: number
  readonly propertyId: PropertyId
  readonly checkIn: string
  readonly checkOut: string
  readonly checkInAt: Date
  readonly needTransfer: boolean
  readonly flights: AskedFlights | null
  readonly agencyRef: string
  readonly closing: string | null
}
type StayOf = Pick<KeptStay, 'propertyId' | 'checkIn' | 'checkOut'>
export const keptStay = query<Of, KeptStay>(`
  select version, property_id as "propertyId", check_in as "checkIn", check_out as "checkOut",
    check_in_at as "checkInAt", need_transfer as "needTransfer", flights, agency_ref as "agencyRef", closing::text
  from request where agency_id = $agencyId and id = $requestId`)

export type KeptRoom = {
  readonly roomTypeId: RoomTypeId
  readonly nameEn: string
  readonly nameFa: string
  readonly childNoBed: boolean
  readonly childWithBed: boolean
  readonly extraBed: boolean
  readonly guests: readonly GuestColumns[]
  /** By guest, sealed. */
  readonly passports: readonly string[] | null
}
export const keptRooms = query<Of, KeptRoom>(`
  select room_type_id as "roomTypeId", name_en as "nameEn", name_fa as "nameFa", child_no_bed as "childNoBed",
    child_with_bed as "childWithBed", extra_bed as "extraBed", guests, passports
  from request_room where agency_id = $agencyId and request_id = $requestId order by place`)

/** The request as it is kept, what judges it today, and the quote that its agency agrees to. */
export const askToAskAgain = ({ agencyId, requestId }: Of, quoteId: string) =>
  [
    contractOf.ask.first({ agencyId, requestId }),
    keptStay.ask.first({ agencyId, requestId }),
    keptRooms.ask.all({ agencyId, requestId }),
    askHousePolicy(),
    askAnswerHours(),
    findQuote.ask.first({ agencyId, quoteId }),
  ] as const

/** What was asked for then, to be judged by what is sold now. */
export async function askedBefore(
  tx: Tx,
  agencyId: AgencyId,
  { stay, rooms, policy }: { stay: StayOf; rooms: readonly KeptRoom[]; policy: CancellationPolicy },
): Promise<{ asked: AskedStay; sign: string; property: PropertyForSale; sold: readonly SoldRoom[] }> {
  const body = bodyOf(stay, rooms)
  const onSale = await soldNow(tx, agencyId, body)
  const { property, rooms: sold } = onSale
  return { asked: askedNow(agencyId, body, { ...onSale, policy }), sign: property.sign, property, sold }
}

/** To whoever had it, what is withdrawn is not unknown but no longer sold. */
export async function soldNow(
  tx: Tx,
  agencyId: AgencyId,
  {
    AccommodationPropertyId: propertyId,
    ...days
  }: Pick<AskedStayBody, 'AccommodationPropertyId' | 'CheckInDate' | 'CheckOutDate'>,
): Promise<{ property: PropertyForSale; rooms: readonly SoldRoom[] }> {
  const [property, rooms] = await tx.ask([
    askPropertyForSale(agencyId, propertyId, stayOf(days)),
    askRoomsOf(propertyId),
  ])
  if (property === undefined) throw new Problem('HOTEL_INACTIVE')
  return { property, rooms }
}

export function askedNow(agencyId: AgencyId, body: AskedStayBody, onOffer: OnOffer): AskedStay {
  const isSold = body.Rooms.every(({ RoomTypeId }) => onOffer.rooms.some(({ id }) => id === RoomTypeId))
  if (!isSold) throw new Problem('HOTEL_INACTIVE')
  return askedStay(agencyId, body, onOffer)
}

/** Passports were judged when they came in; they stay sealed. */
export function bodyOf({ propertyId, checkIn, checkOut }: StayOf, rooms: readonly KeptRoom[]): AskedStayBody {
  return {
    AccommodationPropertyId: propertyId,
    CheckInDate: checkIn,
    CheckOutDate: checkOut,
    Rooms: rooms.map(({ roomTypeId, childNoBed, childWithBed, extraBed, guests }) => ({
      RoomTypeId: roomTypeId,
      HasChildNoBed: childNoBed,
      HasChildWithBed: childWithBed,
      HasExtraBed: extraBed,
      Guests: guests.map(([type, firstName, lastName, dateOfBirth, gender, nationalityCode]) => ({
        HotelGuestTypeId: guestTypes[type].id,
        FirstName: firstName,
        LastName: lastName,
        ...(dateOfBirth === null ? {} : { DateOfBirth: dateOfBirth }),
        Gender: gender,
        PassportNumber: '',
        NationalityCode: nationalityCode,
      })),
    })),
  }
}
