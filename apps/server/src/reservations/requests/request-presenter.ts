import type { RequestDetails, RequestFlight } from '@sarai/wire/portal/kept-requests.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { Flight } from '@sarai/domain/stay/flight.ts'
import { nightCount } from '@sarai/domain/stay/stay.ts'
import { mayReceiveNotes } from '@sarai/domain/request/may-receive-notes.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { Language } from '@sarai/locale/language.ts'
import { boardName, viewName } from '@sarai/locale/words/room-words.ts'
import type { AgencyCaller } from '#caller.ts'
import { versionFrom, type VersionRow } from '#contracts/kept-prices.ts'
import { closingFrom } from '#contracts/request-columns.ts'
import { presentAirline, presentAirport } from '#reference/registry-presenter.ts'
import { airlineOf, airportOf } from '#reference/registries.ts'
import { presentPrice } from '#reservations/quotes/price-presenter.ts'
import { presentChange } from '#reservations/requests/change-presenter.ts'
import { presentGuests } from '#reservations/requests/guest-presenter.ts'
import type { RequestRow, RoomRow, StepRow } from '#reservations/requests/request-queries.ts'
import { presentReviveUntil } from '#reservations/revival/revive-until.ts'
import type { Sealing } from '#sealing.ts'

type Kept = {
  readonly request: RequestRow
  readonly rooms: readonly RoomRow[]
  readonly version: VersionRow
  readonly offer: VersionRow | undefined
  readonly steps: readonly StepRow[]
  readonly role: AgencyRole | undefined
}

export function presentRequest(
  { agencyId, language }: AgencyCaller,
  { request, rooms, version, offer, steps, role }: Kept,
  sealing: Sealing,
): RequestDetails {
  const isPersian = language === 'fa'
  const priceOf = (row: VersionRow) => {
    const { price, policy } = versionFrom(row)
    const named = rooms.map(({ roomTypeId: id, nameEn: en, nameFa: fa, view, board }) => {
      return { id, name: { en, fa }, view, board }
    })
    return presentPrice(language, {
      price,
      policy,
      checkInAt: request.checkInAt.getTime(),
      sign: request.sign,
      rooms: named,
    })
  }
  const isAwaited = request.state === 'PaymentPending'
  const isEnded = request.state === 'Rejected' || request.state === 'Cancelled'
  const closing = closingFrom(request.closing)
  return {
    Id: request.id,
    RequestNumber: requestNumber(request.id),
    OrderId: request.contractId,
    AccommodationPropertyId: request.propertyId,
    Version: request.version,
    State: request.state,
    Turn: request.turn,
    TurnDueAt: request.turnDueAt?.toISOString() ?? null,
    CreatedAt: request.submittedAt.toISOString(),
    PaymentDueAt: (isAwaited && request.deadlineAt?.toISOString()) || null,
    DeadlineHeldSince: (isAwaited && request.deadlineHeldSince?.toISOString()) || null,
    ReviveUntil: presentReviveUntil(request),
    Offer:
      offer && request.offerUntil
        ? {
            Number: offer.number,
            Until: request.offerUntil.toISOString(),
            Reason: offer.reason ?? '',
            ...priceOf(offer),
          }
        : null,
    RejectionReason: isEnded && closing?.reasonCode !== undefined ? closing.reason : null,
    HasAlternatives: (closing?.alternatives ?? []).length > 0,
    HotelConfirmationNumber: request.hotelNumber,
    Timeline: steps.map(({ At, Change, ...step }) => {
      return { ...step, Change: presentChange(language, Change), At: At.toISOString() }
    }),
    HotelName: isPersian ? request.hotelNameFa : request.hotelNameEn,
    HotelLatinName: request.hotelNameEn,
    HotelGrade: request.grade,
    HotelPlace: isPersian ? request.placeFa : request.placeEn,
    HotelTimeZone: request.zone,
    PictureUrl: request.pictureUrl,
    PackageTitle: isPersian ? request.packageTitleFa : request.packageTitleEn,
    CheckInDate: request.checkIn,
    CheckOutDate: request.checkOut,
    Nights: nightCount({ checkIn: calendarDay(request.checkIn), checkOut: calendarDay(request.checkOut) }),
    AgencyRef: request.agencyRef,
    TakesNotes: mayReceiveNotes(request.state, request.notesReopened),
    NeedTransfer: request.needTransfer,
    Description: request.description,
    Rooms: rooms.map((room, place) => ({
      RoomTypeId: room.roomTypeId,
      RoomType: isPersian ? room.nameFa : room.nameEn,
      RoomView: viewName(language, room.view),
      RoomService: boardName(language, room.board),
      RoomServiceAbbreviation: room.board,
      Guests: presentGuests(room, { agencyId, requestId: request.id, room: place }, role, sealing),
    })),
    OriginFlight: presentFlight(language, request.flights?.departure),
    DestinationFlight: presentFlight(language, request.flights?.return),
    ...priceOf(version),
  }
}

export function presentFlight(language: Language, flight: Flight | null | undefined): RequestFlight | null {
  if (!flight) return null
  const { originAirport, destinationAirport } = flight
  const airline = airlineOf(flight.airline)
  const [origin, destination] = [originAirport, destinationAirport].map((iata) => {
    const airport = airportOf(iata)
    return airport ? presentAirport(language, airport) : { Name: iata, City: iata }
  })
  return {
    Airline: flight.airline,
    AirlineName: airline ? presentAirline(language, airline).Name : flight.airline,
    FlightNumber: flight.flightNumber,
    TakeOffDate: flight.takeOffDate,
    TakeOffTime: flight.takeOffTime,
    LandingDate: flight.landingDate,
    LandingTime: flight.landingTime,
    FlightDuration: flight.duration,
    OriginAirport: originAirport,
    OriginAirportName: origin!.Name,
    OriginCity: origin!.City,
    DestinationAirport: destinationAirport,
    DestinationAirportName: destination!.Name,
    DestinationCity: destination!.City,
  }
}
