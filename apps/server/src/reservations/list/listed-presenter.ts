import type { ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import type { ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import { nightCount } from '@sarai/domain/stay/stay.ts'
import type { Language } from '@sarai/locale/language.ts'
import { presentReviveUntil, type Closed } from '#reservations/revival/revive-until.ts'

export type ListedRow = Closed & {
  id: RequestId
  contractId: ContractId
  state: RequestState
  turn: ListedRequest['Turn']
  turnDueAt: Date | null
  deadlineAt: Date | null
  deadlineHeldSince: Date | null
  offerUntil: Date | null
  submittedAt: Date
  hotelNameEn: string
  hotelNameFa: string
  zone: string
  checkIn: string
  checkOut: string
  agencyRef: string
  rooms: number
  currency: string
  sign: string
  totalCommission: number
  finalPrice: number
}

/** In SQL, of `request` and its `currency`. */
export const listedColumns = `
  request.id, contract_id as "contractId", state, turn, turn_due_at as "turnDueAt", deadline_at as "deadlineAt",
  deadline_held_since as "deadlineHeldSince", check_in_at as "checkInAt", offer_until as "offerUntil",
  case state when 'Cancelled' then closing::text end as closing, submitted_at as "submittedAt", hotel_name_en as "hotelNameEn",
  hotel_name_fa as "hotelNameFa", hotel_zone as zone, check_in as "checkIn", check_out as "checkOut",
  agency_ref as "agencyRef", request.currency, currency.sign, total_commission as "totalCommission",
  final_price as "finalPrice", (
    select count(*)::int from request_room room
    where room.agency_id = $agencyId and room.request_id = request.id) as rooms`

export function presentListed(language: Language, row: ListedRow): ListedRequest {
  const isAwaited = row.state === 'PaymentPending'
  return {
    Id: row.id,
    RequestNumber: requestNumber(row.id),
    OrderId: row.contractId,
    State: row.state,
    Turn: row.turn,
    TurnDueAt: row.turnDueAt?.toISOString() ?? null,
    ReviveUntil: presentReviveUntil(row),
    DeadlineAt: (isAwaited && row.deadlineAt?.toISOString()) || null,
    DeadlineHeldSince: (isAwaited && row.deadlineHeldSince?.toISOString()) || null,
    OfferUntil: row.offerUntil?.toISOString() ?? null,
    CreatedAt: row.submittedAt.toISOString(),
    HotelName: language === 'fa' ? row.hotelNameFa : row.hotelNameEn,
    HotelLatinName: row.hotelNameEn,
    HotelTimeZone: row.zone,
    CheckInDate: row.checkIn,
    CheckOutDate: row.checkOut,
    Nights: nightCount({ checkIn: calendarDay(row.checkIn), checkOut: calendarDay(row.checkOut) }),
    AgencyRef: row.agencyRef,
    RoomCount: row.rooms,
    Currency: row.currency,
    CurrencySign: row.sign,
    TotalCommission: row.totalCommission,
    FinalPrice: row.finalPrice,
  }
}
