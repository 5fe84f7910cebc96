import { mostListed, type listRequests as operation, type ListedRequest } from '@sarai/wire/portal/kept-requests.ts'
import type { InputOf, ReplyOf } from '@sarai/wire/core/operation.ts'
import type { AgencyId, ContractId, RequestId } from '@sarai/domain/ground/ids.ts'
import { calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import type { RequestState } from '@sarai/domain/request/facts.ts'
import { nightCount } from '@sarai/domain/stay/stay.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { AgencyCaller } from '#caller.ts'
import { filteredQuery } from '#database/filtered-query.ts'
import type { Database } from '#database/unit-of-work.ts'

type Row = {
  id: RequestId
  contractId: ContractId
  state: RequestState
  turn: ListedRequest['Turn']
  turnDueAt: Date | null
  submittedAt: Date
  hotelNameEn: string
  hotelNameFa: string
  checkIn: string
  checkOut: string
  agencyRef: string
  rooms: number
  currency: string
  sign: string
  totalCommission: number
  finalPrice: number
}
type OfAgency = { agencyId: AgencyId }

/** What lies before the page is counted off in an index alone; only the rows of the page are read. */
const page = filteredQuery<{ state: RequestState }, Row, OfAgency & { skip: number; size: number }>(
  { state: 'state = $state' },
  (and) => `
  with page as materialized (
    select id from request where agency_id = $agencyId${and} order by id desc limit $size offset $skip
  )
  select request.id, contract_id as "contractId", state, turn, turn_due_at as "turnDueAt",
    submitted_at as "submittedAt", hotel_name_en as "hotelNameEn", hotel_name_fa as "hotelNameFa",
    check_in as "checkIn", check_out as "checkOut", agency_ref as "agencyRef", request.currency, currency.sign,
    total_commission as "totalCommission", final_price as "finalPrice", (
      select count(*)::int from request_room room
      where room.agency_id = $agencyId and room.request_id = request.id) as rooms
  from page
  join request on request.agency_id = $agencyId and request.id = page.id
  join currency on currency.code = request.currency
  order by request.id desc`,
)
/** The counters of the dashboard, which move with the requests: nobody counts rows for this. */
const counted = filteredQuery<{ state: RequestState }, { total: number }, OfAgency>(
  { state: 'state = $state' },
  (and) => `select coalesce(sum(requests), 0)::int as total from request_count where agency_id = $agencyId${and}`,
)

export async function listRequests(
  db: Database,
  caller: AgencyCaller,
  { Page, PageSize, State: state }: InputOf<typeof operation>['query'],
): Promise<ReplyOf<typeof operation>> {
  const { agencyId, language } = caller
  const skip = (Page - 1) * PageSize
  const size = Math.max(0, Math.min(PageSize, mostListed - skip))
  const [rows, [count]] = await db.look(caller, [
    page.ask.all({ agencyId, state, skip: Math.min(skip, mostListed), size }),
    counted.ask.all({ agencyId, state }),
  ])
  return { Data: rows.map((row) => presentListed(language, row)), Total: count!.total }
}

function presentListed(language: Language, row: Row): ListedRequest {
  return {
    Id: row.id,
    RequestNumber: requestNumber(row.id),
    OrderId: row.contractId,
    State: row.state,
    Turn: row.turn,
    TurnDueAt: row.turnDueAt?.toISOString() ?? null,
    CreatedAt: row.submittedAt.toISOString(),
    HotelName: language === 'fa' ? row.hotelNameFa : row.hotelNameEn,
    HotelLatinName: row.hotelNameEn,
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
