import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { RequestDraft } from '#features/new-request/draft/request-draft.ts'
import { typedFlight, typedRooms } from '#shared/typed-request/typed-request.ts'

/** A request as the wizard would have typed it, so that the wizard's own fields change it. */
export function draftOf(request: RequestDetails): RequestDraft {
  const { OriginFlight: departure, DestinationFlight: back } = request
  return {
    submitKey: '',
    propertyId: request.AccommodationPropertyId,
    checkIn: request.CheckInDate,
    checkOut: request.CheckOutDate,
    needTransfer: request.NeedTransfer,
    notes: request.Description,
    rooms: typedRooms(request),
    flights: { ...(departure && { departure: typedFlight(departure) }), ...(back && { return: typedFlight(back) }) },
    agencyRef: request.AgencyRef,
  }
}
