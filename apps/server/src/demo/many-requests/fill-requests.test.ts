import { cancelRequest } from '@sarai/wire/portal/kept-requests.ts'
import { submitRequest, validateRequest, type SentFlight } from '@sarai/wire/portal/requests.ts'
import {
  asAgencyId,
  type AgencyId,
  type ContractId,
  type PropertyId,
  type RequestId,
  type RoomTypeId,
} from '@sarai/domain/ground/ids.ts'
import { contractState } from '@sarai/domain/contract/balance.ts'
import { answerDueAt } from '@sarai/domain/request/clocks/answer-clock.ts'
import { priceOf } from '@sarai/domain/request/price-version.ts'
import { guestTypes, type GuestTypeCode } from '@sarai/domain/stay/guest-type.ts'
import type { Flight } from '@sarai/domain/stay/flight.ts'
import { describe, expect, it } from 'vitest'
import { lockContract } from '#contracts/lock-contract.ts'
import { withClient } from '#database/with-client.ts'
import { fillCatalogue } from '#demo/many-hotels/fill-catalogue.ts'
import { bytesPerRequest } from '#demo/bytes-per-request.ts'
import { fillRequests } from '#demo/many-requests/fill-requests.ts'
import { howManyFor } from '#demo/many-requests/how-many.ts'
import { askAnswerHours } from '#house/hours-queries.ts'
import { reconcileBatch } from '#ledger/reconcile/reconcile-books.ts'
import { deskDecides } from '#reservations/testing/desk-decides.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aColleague } = await openTestApp()
const { sql, urls } = database
const howMany = howManyFor(200)
await withClient(urls.owner, async (owner) => {
  await fillCatalogue(owner, 200, () => undefined)
  await fillRequests(owner, howMany, () => undefined)
})

type Row = Record<string, unknown>
type RequestRow = Row & {
  id: RequestId
  agency_id: AgencyId
  contract_id: ContractId
  flights: { departure: Flight; return: Flight } | null
}
/** Ids and amounts as numbers: none of these is large. */
const plain = async <Found extends Row>(text: string, values: unknown[] = []) =>
  (await sql<{ row: Found }>(`select to_jsonb(found) as row from (${text}) found`, values)).map(({ row }) => row)
const byRequest = ['request_room', 'price_version', 'request_event', 'request_clock', 'desk_request', 'request_term']
const byDecision = [...byRequest, 'journal', 'finished_request']
const rowsOf = async (agencyId: number, requestId: number, tables = byRequest) => {
  const found = ['request', ...tables].map(async (table) => {
    const id = table === 'request' ? 'id' : 'request_id'
    const text = `select * from ${table} where agency_id = $1 and ${id} = $2 order by 1, 2, 3`
    return [table, await plain(text, [agencyId, requestId])] as const
  })
  return Object.fromEntries(await Promise.all(found))
}

it('are as many as were asked for, of all agencies, a quarter of one of them', async () => {
  expect(howManyFor(2_000)).toEqual({ requests: 20_000, agencies: 1_000 })
  expect(howManyFor(300_000)).toEqual({ requests: 2_000_000, agencies: 100_000 })
  const counts = await plain<{ requests: number }>(
    `select count(*) as requests from request group by agency_id order by 1 desc`,
  )
  expect(counts).toHaveLength(howMany.agencies)
  expect(counts[0]!.requests).toBe(howMany.requests / 4)
  expect(counts.reduce((sum, { requests }) => sum + requests, 0)).toBe(howMany.requests)
})

describe('each is what a submit of the same stay leaves behind', async () => {
  const kinds = {
    'of one room': 'not need_transfer and total_commission = 0',
    'with a commission': 'total_commission > 0',
    'with a transfer': 'need_transfer',
    'with a child': `exists (select 1 from request_room where request_id = request.id and child_no_bed)`,
    'of several rooms': `exists (select 1 from request_room where request_id = request.id and place = 2)`,
    'in the first season': `check_in - current_date between 30 and 60`,
    'in the second season': `check_in - current_date between 120 and 180`,
  }
  it.each(Object.entries(kinds))('%s', async (_, condition) => {
    const [picked] = await plain<RequestRow>(
      `select * from request where state = 'New' and ${condition} order by id limit 1`,
    )
    const made = await rowsOf(picked!.agency_id, picked!.id)
    const { token } = await aColleague(picked!.agency_id, 'agent')
    const sent = await submitAgain(token, made)
    const submitted = await rowsOf(picked!.agency_id, sent.Id)
    for (const [table, rows] of Object.entries(submitted)) {
      expect({ table, rows: made[table]!.map(comparable) }).toEqual({ table, rows: rows.map(comparable) })
    }
  })

  it('and nothing is left out: a submit adds rows to no other table for good', async () => {
    const tables = await plain<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition
         and relnamespace = 'public'::regnamespace`,
    )
    const sizes = async () =>
      new Map(
        await Promise.all(
          tables.map(async ({ name }) => {
            const [row] = await plain<{ rows: number }>(`select count(*) as rows from ${name}`)
            return [name, row!.rows] as const
          }),
        ),
      )
    const [picked] = await plain<RequestRow>(`select * from request where state = 'New' order by id limit 1`)
    const { token } = await aColleague(picked!.agency_id, 'agent')
    const before = await sizes()
    await submitAgain(token, await rowsOf(picked!.agency_id, picked!.id))
    const after = await sizes()
    const grown = [...after].filter(([name, rows]) => rows > before.get(name)!).map(([name]) => name)
    const swept = ['draft', 'idempotency_key', 'last_saver', 'outbox', 'quote']
    expect(grown.toSorted()).toEqual([...byRequest, ...swept, 'contract', 'request', 'request_place'].toSorted())
  })
})

describe('each that was decided on is what that decision leaves behind', () => {
  const desk = deskDecides(database.db)
  const cancel = (token: string, id: number) => callAs(token)(cancelRequest, { params: { id }, query: { Version: 1 } })
  const kinds = [
    ['cancelled by the agency', `state = 'Cancelled'`, ({ token, id }: Sent) => cancel(token, id)],
    ['accepted by the desk', `state = 'PaymentPending' and total_commission = 0`, accept],
    ['accepted, with a commission', `state = 'PaymentPending' and total_commission > 0`, accept],
  ] as const
  type Sent = { token: string; agencyId: AgencyId; id: RequestId }
  function accept({ agencyId, id }: Sent) {
    return desk.accept({ agencyId, requestId: id })
  }

  it.each(kinds)('%s', async (_, condition, decide) => {
    const [picked] = await plain<RequestRow>(`select * from request where ${condition} order by id limit 1`)
    const { agency_id: agencyId, id } = picked!
    const made = await rowsOf(agencyId, id, byDecision)
    const { token } = await aColleague(agencyId, 'owner')
    const { Id } = await submitAgain(token, made)
    await decide({ token, agencyId, id: Id as RequestId })
    const decided = await rowsOf(agencyId, Id, byDecision)
    for (const [table, rows] of Object.entries(decided)) {
      const said = rows.map((row) => withoutNumber(comparable(row), Id))
      expect({ table, rows: made[table]!.map((row) => withoutNumber(comparable(row), id)) }).toEqual({
        table,
        rows: said,
      })
    }
  })
})

it('belong to contracts that the product can lock, load and decide on', async () => {
  const [{ agency } = { agency: 0 }] = await plain<{ agency: number }>(
    `select min(agency_id) + 1 as agency from request`,
  )
  const contracts = await plain<{ id: ContractId; version: number; state: string; requests: RequestId[] }>(
    `select contract.id, contract.version, contract.state, array_agg(request.id order by request.id) as requests
     from contract join request on request.agency_id = contract.agency_id and contract_id = contract.id
     where contract.agency_id = $1 group by 1, 2, 3`,
    [agency],
  )
  expect(contracts.some(({ requests }) => requests.length === 3)).toBe(true)
  for (const { id, version, state, requests } of contracts) {
    const locked = await database.db.write(someoneOf(agency), (tx) => lockContract(tx, agency as AgencyId, id))
    const versions = locked!.requests.reduce((sum, request) => sum + request.version, 1)
    expect(locked).toMatchObject({ version: versions, account: { currency: 'EUR' } })
    expect(version).toBe(versions)
    expect(state).toBe(contractState(locked!.account, locked!.requests, []))
    expect(locked!.requests.map((request) => request.id)).toEqual(requests)
    for (const request of locked!.requests) {
      const { request: [row] = [] } = await rowsOf(agency, request.id)
      expect(Number(priceOf(request).finalPrice.minor)).toBe(row!['final_price'])
    }
  }
})

it('are counted as they are, balanced, and due when the desk should have answered', async () => {
  const wrong = await plain(`
    select agency_id, state, requests from request_count except
    select agency_id, state, count(*)::int from request group by 1, 2`)
  expect(wrong).toEqual([])
  expect(await plain(`select 1 from journal where 0 <> (select sum(amount) from unnest(amounts) amount)`)).toEqual([])
  expect(
    await plain(`select 1 from request left join request_place p using (id, agency_id) where p.id is null`),
  ).toEqual([])
  const hours = await database.db.look(someoneOf(1), askAnswerHours())
  const requests = await sql<{ submitted_at: Date; answer_due_at: Date }>(
    `select submitted_at, answer_due_at from request where state = 'New' and id % 47 = 0`,
  )
  for (const { submitted_at, answer_due_at } of requests) {
    expect(answer_due_at.getTime()).toBe(answerDueAt(submitted_at.getTime(), hours))
  }
})

it('leave books in which every journal stands where its account was by then', async () => {
  const { journals, differences } = await reconcileBatch(database.workerDb, asAgencyId(0), 1_000)
  expect(journals).toBeGreaterThan(10)
  expect(differences).toEqual([])
})

it('go on from the numbers that are there, and can be weighed', async () => {
  await withClient(urls.owner, (owner) => fillRequests(owner, { requests: 40, agencies: 2 }, () => undefined))
  const [row] = await plain<{ highest: number; next: number }>(
    `select (select max(id) from request_place) as highest, nextval('request_number') as next`,
  )
  expect(row!.next).toBe(row!.highest + 1)
  const bytes = await withClient(database.superuserUrl, bytesPerRequest)
  const heavier = bytes.filter((table) => table.bytes > 20).map(({ table }) => table)
  const filled = [...byRequest, 'contract', 'request', 'request_place']
  expect(heavier).toEqual(expect.arrayContaining(filled))
})

/** Whose it is, under which number, and when: everything else must be the same. */
/** A journal stands where the account of its agency was by then. */
const ofItsOwn =
  /^(id|agency_id|request_id|contract_id|actor|submitted_by|at|.*_at|waiting_since|agency_ref|entry|balance|debits|day)$/

/** What a row has of its own only has to be there. */
function comparable(row: Row): Row {
  const isOwn = (name: string) => ofItsOwn.test(name) && name !== 'check_in_at'
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, isOwn(name) ? value !== null : value]))
}

/** Journals are named after their request, and a decision says who made it and when. */
function withoutNumber(row: Row, id: number): Row {
  const { closing, charges, place: _, ...rest } = row
  const named = JSON.parse(JSON.stringify(rest).replaceAll(`request/${id}/`, 'request/N/')) as Row
  const { by, at: __, ...reason } = (closing ?? {}) as { by?: Row; at?: number }
  return { ...named, closing: { ...reason, by: by && { ...by, id: 'somebody' } }, charged: (charges as [])?.length }
}

/** The same stay once more, as the wizard would ask for it. */
async function submitAgain(token: string, { request: requests, request_room: rooms = [] }: Record<string, Row[]>) {
  const call = callAs(token)
  const request = requests![0] as RequestRow
  const stay = {
    AccommodationPropertyId: request['property_id'] as PropertyId,
    CheckInDate: request['check_in'] as string,
    CheckOutDate: request['check_out'] as string,
    Rooms: rooms.map((room) => ({
      RoomTypeId: room['room_type_id'] as RoomTypeId,
      HasExtraBed: room['extra_bed'] as boolean,
      HasChildWithBed: room['child_with_bed'] as boolean,
      HasChildNoBed: room['child_no_bed'] as boolean,
      Guests: (room['guests'] as string[][]).map(([type, FirstName, LastName, born, gender, nationality]) => ({
        HotelGuestTypeId: guestTypes[type as GuestTypeCode].id,
        FirstName: FirstName!,
        LastName: LastName!,
        ...(born === null ? {} : { DateOfBirth: born! }),
        Gender: gender as 'Female',
        PassportNumber: '',
        NationalityCode: nationality!,
      })),
    })),
  }
  const { QuoteId } = await call(validateRequest, { body: stay })
  const flights = {
    OriginFlight: sentFlight(request.flights?.departure),
    DestinationFlight: sentFlight(request.flights?.return),
  }
  const said = { Description: request['description'] as string, AgencyRef: request['agency_ref'] as string }
  const NeedTransfer = request['need_transfer'] as boolean
  return call(submitRequest, { body: { ...stay, ...flights, ...said, QuoteId, NeedTransfer } })
}

function sentFlight(flight: Flight | undefined): SentFlight | null {
  if (flight === undefined) return null
  return {
    Airline: flight.airline,
    FlightNumber: flight.flightNumber,
    TakeOffDate: flight.takeOffDate,
    TakeOffTime: flight.takeOffTime,
    LandingDate: flight.landingDate,
    LandingTime: flight.landingTime,
    FlightDuration: '',
    OriginAirport: flight.originAirport,
    DestinationAirport: flight.destinationAirport,
  }
}
