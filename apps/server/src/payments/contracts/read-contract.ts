import type { ContractReply, ContractRequest } from '@sarai/wire/portal/money/contracts.ts'
import { mostRequests } from '@sarai/domain/contract/contract.ts'
import { contractNumber } from '@sarai/domain/contract/payment-number.ts'
import type { AgencyId, ContractId } from '@sarai/domain/ground/ids.ts'
import { answerDueAt } from '@sarai/domain/request/clocks/answer-clock.ts'
import { requestNumber } from '@sarai/domain/request/request-number.ts'
import type { Language } from '@sarai/locale/language.ts'
import type { AgencyCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { clock } from '#database/today.ts'
import type { Database } from '#database/unit-of-work.ts'
import { askAnswerHours } from '#house/hours-queries.ts'
import { factsColumns, presentFacts, type FactsRow } from '#payments/contracts/contract-facts.ts'
import { missingThings, type Papers } from '#payments/contracts/missing-things.ts'
import { Problem } from '#problem.ts'

type Of = { agencyId: AgencyId; contractId: ContractId }

const waitingWhere = (which: string) => `coalesce((
    select sum(share.expected) from payment_share share
    join payment on payment.agency_id = share.agency_id and payment.id = share.payment_id
    where share.agency_id = $agencyId and share.contract_id = $contractId and ${which}
  ), 0)::bigint`
/** `sent`: by receipts that wait and stop the clock, which none does that looks like another. */
const find = query<Of, FactsRow & { version: number; sent: number; cash: number }>(`
  select ${factsColumns}, contract.version,
    ${waitingWhere(`payment.state = 'New' and payment.twin_id is null`)} as sent,
    ${waitingWhere(`payment.state = 'Requested'`)} as cash
  from contract join currency on currency.code = contract.currency
  where contract.agency_id = $agencyId and contract.id = $contractId`)

type RequestRow = Papers & {
  state: string
  turn: ContractRequest['Turn']
  hotelNameEn: string
  hotelNameFa: string
  zone: string
  checkIn: string
  checkOut: string
  rooms: number
  finalPrice: number
  charged: number
  covered: number
  deadlineAt: Date | null
  deadlineHeldSince: Date | null
}
/** What a request owes and what is set aside for it, as the rules add it up (contract/balance.ts). */
const requestsOf = query<Of, RequestRow>(`
  with charged as (
    select request_id, sum(amount)::bigint as charged
    from journal, unnest(accounts, amounts) as side (account, amount)
    where agency_id = $agencyId and contract_id = $contractId and request_id is not null and about <> 'payout'
      and account = 'agency'
    group by request_id
  ), covered as (
    select toward_request as request_id, sum(amount)::bigint as covered
    from allocation where agency_id = $agencyId and contract_id = $contractId and toward_request is not null
    group by toward_request
  )
  select request.id, life = 'open' as "isOpen", state, turn, hotel_name_en as "hotelNameEn",
    hotel_name_fa as "hotelNameFa", hotel_zone as zone, check_in as "checkIn", check_out as "checkOut",
    check_in_at as "checkInAt", final_price as "finalPrice", offer_until as "offerUntil", deadline_at as "deadlineAt",
    deadline_held_since as "deadlineHeldSince", coalesce(charged, 0)::bigint as charged,
    coalesce(covered, 0)::bigint as covered, room.rooms, room.passports,
    case when need_transfer then num_nulls(flights #>> '{departure,flightNumber}', flights #>> '{return,flightNumber}')
      else 0 end as flights
  from request
  left join charged on charged.request_id = request.id
  left join covered on covered.request_id = request.id
  cross join lateral (
    select count(*)::int as rooms, coalesce(sum((
      select count(*) from unnest(passports) as passport where passport = '')), 0)::int as passports
    from request_room where request_room.agency_id = $agencyId and request_room.request_id = request.id) room
  where request.agency_id = $agencyId and request.contract_id = $contractId
  order by request.id limit ${mostRequests}`)

/** Another one of the same currency that owes more than was sent for it: the nearest deadline that runs first. */
const creditTarget = query<Of, { id: ContractId; due: number; dueAt: Date | null }>(`
  select other.id, other.due, other.due_at as "dueAt"
  from contract own cross join lateral (
    select id, due, due_at from contract
    where agency_id = $agencyId and currency = own.currency and due > waiting and id <> $contractId
    order by due_held_since is not null, due_at, id limit 1) other
  where own.agency_id = $agencyId and own.id = $contractId and own.credit > 0`)

export async function readContract(db: Database, caller: AgencyCaller, contractId: ContractId): Promise<ContractReply> {
  const of = { agencyId: caller.agencyId, contractId }
  const [found, requests, target, hours, { now }] = await db.look(caller, [
    find.ask.first(of),
    requestsOf.ask.all(of),
    creditTarget.ask.first(of),
    askAnswerHours(),
    clock.ask.one(),
  ])
  if (found === undefined) throw new Problem('NOT_FOUND')
  const { unverifiedSince: since } = found
  const lookedAtBy = since && new Date(answerDueAt(since.getTime(), hours)).toISOString()
  return {
    ...presentFacts(found),
    Version: found.version,
    Requests: requests.map((request) => presentRequest(caller.language, request)),
    Missing: missingThings({ ...found, lookedAtBy }, requests, now),
    Unverified: since && { Since: since.toISOString(), LookedAtBy: lookedAtBy },
    AnnouncedCash: found.cash,
    CreditTarget: target
      ? {
          OrderId: target.id,
          OrderNumber: contractNumber(target.id),
          Due: target.due,
          DueAt: target.dueAt?.toISOString() ?? null,
        }
      : null,
  }
}

function presentRequest(language: Language, row: RequestRow): ContractRequest {
  const isAwaited = row.state === 'PaymentPending'
  return {
    Id: row.id,
    RequestNumber: requestNumber(row.id),
    State: row.state,
    Turn: row.turn,
    HotelName: language === 'fa' ? row.hotelNameFa : row.hotelNameEn,
    HotelTimeZone: row.zone,
    CheckInDate: row.checkIn,
    CheckOutDate: row.checkOut,
    RoomCount: row.rooms,
    FinalPrice: row.finalPrice,
    Charged: row.charged,
    Covered: row.covered,
    DeadlineAt: (isAwaited && row.deadlineAt?.toISOString()) || null,
    DeadlineHeldSince: (isAwaited && row.deadlineHeldSince?.toISOString()) || null,
    HasVoucher: row.state === 'Confirmed',
  }
}
