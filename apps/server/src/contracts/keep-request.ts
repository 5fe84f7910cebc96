import type { AgencyId, ContractId, HotelId, RequestId } from '@sarai/domain/ground/ids.ts'
import type { BookingRequest, PriceVersion } from '@sarai/domain/request/booking-request.ts'
import type { Turn } from '@sarai/domain/request/turn.ts'
import { query, type Tx } from '#database/query.ts'
import { deskQueueOf } from '#contracts/desk-queue.ts'
import { keptPolicy, keptPrice } from '#contracts/kept-prices.ts'
import { columnsOf } from '#contracts/request-columns.ts'

type Of = { agencyId: AgencyId; requestId: RequestId }

const saveLife = query<Of & Omit<ReturnType<typeof columnsOf>, 'requestId'>>(`
  update request set version = $version, life = $life, answer = $answer, funding = $funding, state = $state,
    turn = $turn, turn_due_at = $turnDueAt, check_in_at = $checkInAt, currency = $currency,
    total_price = $totalPrice, total_commission = $totalCommission, final_price = $finalPrice,
    price_in_force = $priceInForce, offer_number = $offerNumber, offer_until = $offerUntil,
    answer_due_at = $answerDueAt, deadline_at = $deadlineAt, deadline_held_since = $deadlineHeldSince,
    charges = $charges, assigned_to = $assignedTo, hotel_question = $hotelQuestion, hotel_answer = $hotelAnswer,
    hotel_confirmation_number = $hotelConfirmationNumber, hotel_option_until = $hotelOptionUntil,
    application = $application, closing = $closing,
    notes_reopened = $notesReopened
  where agency_id = $agencyId and id = $requestId`)
const addVersion = query<
  Of &
    ReturnType<typeof keptPrice> & {
      number: number
      policy: readonly number[]
      packageVersion: number
      reason: string | null
      at: Date
    }
>(`
  insert into price_version (agency_id, request_id, number, check_in, check_out, currency, extras, lines, titles,
    policy, package_version, reason, made_at)
  values ($agencyId, $requestId, $number, $checkIn, $checkOut, $currency, $extras, $lines, $titles, $policy,
    $packageVersion, $reason, $at)`)
/** Of a request that is new nothing has to be looked up: a look into its 32 parts is planned anew with every call. */
const joinQueue = query<
  Of & { contractId: ContractId; queue: string; dueAt: Date | null; hotelId: HotelId; checkIn: string; at: Date }
>(`
  insert into desk_request (agency_id, request_id, contract_id, queue, due_at, hotel_id, check_in, waiting_since)
  values ($agencyId, $requestId, $contractId, $queue, coalesce($dueAt::timestamptz, 'infinity'), $hotelId, $checkIn, $at)`)
/** What was waiting before goes on waiting since then; what was finished is not any more. */
const putInQueue = query<Of & { queue: string; dueAt: Date | null; at: Date }>(`
  with back as (delete from finished_request where agency_id = $agencyId and request_id = $requestId)
  insert into desk_request as d (agency_id, request_id, contract_id, queue, due_at, hotel_id, check_in, waiting_since,
    assigned_to)
  select agency_id, id, contract_id, $queue, coalesce($dueAt::timestamptz, 'infinity'), hotel_id, check_in, $at,
    assigned_to::bigint
  from request where agency_id = $agencyId and id = $requestId
  on conflict (agency_id, request_id) do update set queue = excluded.queue, due_at = excluded.due_at,
    check_in = excluded.check_in,
    waiting_since = case when d.queue = excluded.queue then d.waiting_since else excluded.waiting_since end`)
const takeOffQueue = query<Of & { at: Date }>(`
  with gone as (delete from desk_request where agency_id = $agencyId and request_id = $requestId)
  insert into finished_request (agency_id, request_id, hotel_id, check_in, assigned_to, finished_at)
  select agency_id, id, hotel_id, check_in, assigned_to::bigint, $at
  from request where agency_id = $agencyId and id = $requestId
  on conflict (agency_id, request_id) do update set check_in = excluded.check_in, assigned_to = excluded.assigned_to,
    finished_at = excluded.finished_at`)

/** Writes what became of a request that has a row already. */
export async function saveRequest(tx: Tx, request: BookingRequest, turn: Turn): Promise<void> {
  await saveLife.later(tx, { agencyId: request.agencyId, ...columnsOf(request, turn) })
}

/** Versions are only ever added. */
export async function addPriceVersions(tx: Tx, request: BookingRequest, known: number): Promise<void> {
  for (const version of request.priceVersions.slice(known)) await addPriceVersion(tx, request, version)
}

function addPriceVersion(
  tx: Tx,
  request: BookingRequest,
  { number, price, packageVersion, policy, reason }: PriceVersion,
) {
  return addVersion.later(tx, {
    agencyId: request.agencyId,
    requestId: request.id,
    number,
    ...keptPrice(price),
    policy: keptPolicy(policy),
    packageVersion,
    reason: reason ?? null,
    at: new Date(tx.now),
  })
}

/** What the desk's queue shows of a stay. */
export type Queued = { readonly hotelId: HotelId; readonly checkIn: string }

/** `stay`: of a request that is new. */
export async function queueForDesk(tx: Tx, request: BookingRequest, turn: Turn, stay?: Queued): Promise<void> {
  const of = { agencyId: request.agencyId, requestId: request.id }
  const at = new Date(tx.now)
  const queue = deskQueueOf(request)
  if (queue === undefined) return takeOffQueue.later(tx, { ...of, at })
  const waits = { ...of, queue, dueAt: turn.by === undefined ? null : new Date(turn.by), at }
  if (stay === undefined) return putInQueue.later(tx, waits)
  return joinQueue.later(tx, { ...waits, ...stay, contractId: request.contractId })
}
