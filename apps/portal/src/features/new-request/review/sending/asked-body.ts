import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import type { RoomType } from '@sarai/wire/portal/catalogue.ts'
import type { SentFlight, SubmitBody } from '@sarai/wire/portal/requests.ts'
import { asLine, asParagraphs } from '@sarai/wire/values/as-line.ts'
import { asContractId, asPropertyId, asRoomTypeId } from '@sarai/domain/ground/ids.ts'
import type { TypedFlight } from '@sarai/domain/stay/flight.ts'
import type { TypedGuest } from '@sarai/domain/stay/guest.ts'
import { guestAt, guestPlaces } from '#features/new-request/draft/draft-guests.ts'
import type { DraftRoom, RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { sentGuest } from '#shared/guest-form/typed-guest.ts'

/** The guests of a room in the order of its beds. Whoever was typed for an extra that is off is not among them. */
export function guestsOf(room: DraftRoom, types: readonly RoomType[]): TypedGuest[] {
  const type = types.find(({ typeId }) => typeId === room.roomTypeId)
  return type ? guestPlaces(type.baseCapacity, room.extras).map((at) => guestAt(room, at)) : []
}

/** What is judged and priced. */
export function askedBody(draft: RequestDraft, types: readonly RoomType[]): AskedStayBody {
  return {
    AccommodationPropertyId: asPropertyId(draft.propertyId),
    CheckInDate: draft.checkIn,
    CheckOutDate: draft.checkOut,
    Rooms: draft.rooms.map((room) => ({
      RoomTypeId: asRoomTypeId(room.roomTypeId),
      HasExtraBed: room.extras.extraBed,
      HasChildWithBed: room.extras.childWithBed,
      HasChildNoBed: room.extras.childNoBed,
      Guests: guestsOf(room, types).map(sentGuest),
    })),
  }
}

/** Everything that the agency decides on; only the quote that it agrees to is still to be named. */
export type Decision = Omit<SubmitBody, 'QuoteId'>

export function decisionOf(draft: RequestDraft, asked: AskedStayBody, contractId: number | undefined): Decision {
  const { departure, return: back } = draft.flights
  return {
    ...asked,
    NeedTransfer: draft.needTransfer,
    OriginFlight: draft.needTransfer && departure ? sentFlight(departure) : null,
    DestinationFlight: draft.needTransfer && back ? sentFlight(back) : null,
    Description: asParagraphs(draft.notes),
    AgencyRef: asLine(draft.agencyRef),
    ...(contractId !== undefined && { ExtendedOrderId: asContractId(contractId) }),
  }
}

export function sentFlight(flight: TypedFlight): SentFlight {
  return {
    Airline: flight.airline ?? '',
    FlightNumber: flight.flightNumber,
    TakeOffDate: flight.takeOffDate,
    TakeOffTime: flight.takeOffTime,
    LandingDate: flight.landingDate ?? '',
    LandingTime: flight.landingTime,
    FlightDuration: flight.duration ?? '',
    OriginAirport: flight.originAirport ?? '',
    DestinationAirport: flight.destinationAirport ?? '',
  }
}
