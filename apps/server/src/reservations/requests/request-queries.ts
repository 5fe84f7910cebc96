import type { RequestDetails } from '@sarai/wire/portal/kept-requests.ts'
import type { RequestStep } from '@sarai/wire/portal/life/request-steps.ts'
import type { AgencyId, ContractId, PropertyId, RequestId, RoomTypeId, UserId } from '@sarai/domain/ground/ids.ts'
import type { Board, RoomView } from '@sarai/domain/catalogue/what-is-sold.ts'
import type { AgencyRole } from '@sarai/domain/people/colleague.ts'
import type { Change } from '@sarai/domain/request/change.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import type { Gender } from '@sarai/domain/stay/guest.ts'
import type { GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'
import type { VersionRow } from '#contracts/kept-prices.ts'
import { query } from '#database/query.ts'
import type { AskedFlights } from '#reservations/requests/asked-flights.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }

export type RequestRow = {
  readonly id: RequestId
  readonly contractId: ContractId
  readonly propertyId: PropertyId
  readonly version: number
  readonly state: RequestState
  readonly turn: RequestDetails['Turn']
  readonly turnDueAt: Date | null
  readonly deadlineAt: Date | null
  readonly deadlineHeldSince: Date | null
  readonly offerUntil: Date | null
  readonly closing: string | null
  readonly hotelNumber: string | null
  readonly notesReopened: boolean
  readonly submittedAt: Date
  readonly hotelNameEn: string
  readonly hotelNameFa: string
  readonly grade: number
  readonly zone: string
  readonly placeEn: string
  readonly placeFa: string
  readonly pictureUrl: string | null
  readonly packageTitleEn: string
  readonly packageTitleFa: string
  readonly checkIn: string
  readonly checkOut: string
  readonly checkInAt: Date
  readonly needTransfer: boolean
  readonly flights: AskedFlights | null
  readonly description: string
  readonly agencyRef: string
  readonly sign: string
}

/** Names are those of the day it was asked for; where the hotel lies and what it looks like are today's. */
export const findRequest = query<Of, RequestRow>(`
  select request.id, contract_id as "contractId", property_id as "propertyId", request.version, state, turn,
    turn_due_at as "turnDueAt", deadline_at as "deadlineAt", deadline_held_since as "deadlineHeldSince",
    offer_until as "offerUntil", closing::text,
    hotel_confirmation_number as "hotelNumber", notes_reopened as "notesReopened", submitted_at as "submittedAt",
    hotel_name_en as "hotelNameEn",
    hotel_name_fa as "hotelNameFa", hotel_grade::float8 as grade, hotel_zone as zone,
    concat_ws(', ', case when place.parent_id is not null then place.name_en end, city.name_en) as "placeEn",
    concat_ws('، ', case when place.parent_id is not null then place.name_fa end, city.name_fa) as "placeFa", (
      select '/pictures/' || picture.key || '-640.webp' from picture
      where picture.hotel_id = request.hotel_id order by picture.position, picture.id limit 1) as "pictureUrl",
    package_title_en as "packageTitleEn", package_title_fa as "packageTitleFa", check_in as "checkIn",
    check_out as "checkOut", check_in_at as "checkInAt", need_transfer as "needTransfer", flights, description,
    agency_ref as "agencyRef", currency.sign
  from request
  join currency on currency.code = request.currency
  join hotel on hotel.id = request.hotel_id
  join location place on place.id = hotel.location_id
  join location city on city.id = coalesce(place.parent_id, place.id)
  where request.agency_id = $agencyId and request.id = $requestId`)

/** As 0044-requests.sql lists it. */
export type GuestColumns = readonly [
  type: GuestTypeCode,
  firstName: string,
  lastName: string,
  dateOfBirth: string | null,
  gender: Gender,
  nationalityCode: string,
]
export type RoomRow = {
  readonly roomTypeId: RoomTypeId
  readonly nameEn: string
  readonly nameFa: string
  readonly view: RoomView
  readonly board: Board
  readonly guests: readonly GuestColumns[]
  readonly passports: readonly string[] | null
}

export const roomsOfRequest = query<Of, RoomRow>(`
  select room_type_id as "roomTypeId", name_en as "nameEn", name_fa as "nameFa", view, board, guests, passports
  from request_room where agency_id = $agencyId and request_id = $requestId order by place`)

const priceVersion = (number: 'price_in_force' | 'offer_number') => `
  select number, version.check_in as "checkIn", version.check_out as "checkOut", version.currency, extras,
    to_json(lines) as lines, titles, policy, package_version as "packageVersion", reason
  from request
  join price_version version
    on version.agency_id = request.agency_id and version.request_id = request.id and number = ${number}
  where request.agency_id = $agencyId and request.id = $requestId`
export const priceInForce = query<Of, VersionRow>(priceVersion('price_in_force'))
/** One that the agency has not accepted yet. */
export const offeredPrice = query<Of, VersionRow>(priceVersion('offer_number'))

export type StepRow = Omit<RequestStep, 'At' | 'Change'> & { readonly At: Date; readonly Change: Change | null }

/** What the agency sees of the timeline: not what the hotel said to us, and only reasons that were meant for it. */
export const stepsOf = query<Of, StepRow>(`
  select version as "Version", what as "What", source as "Source", at as "At", change as "Change",
    case when what in ('reject', 'extend-deadline', 'cancel-confirmed', 'offer-price', 'withdraw-offer') then reason
    end as "Reason",
    case when source = 'agency' then (
      select first_name || ' ' || last_name from agency_user u where u.agency_id = $agencyId and u.id = actor::bigint)
    end as "Who"
  from request_event where agency_id = $agencyId and request_id = $requestId and source <> 'hotel'
    and what not in ('remind-hotel', 'withdraw-question')
  order by version desc limit 100`)

/** As it is at this moment, and not when the session began. */
export const roleOf = query<{ agencyId: AgencyId; userId: UserId }, { role: AgencyRole }>(`
  select role from agency_user where agency_id = $agencyId and id = $userId`)
