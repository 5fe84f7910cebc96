import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { submitRequest, validateRequest, type SubmitBody } from '@sarai/wire/portal/requests.ts'
import type { AskedStayBody } from '@sarai/wire/portal/asked-stay.ts'
import { asContractId, type ContractId, type RequestId, type RoomTypeId } from '@sarai/domain/ground/ids.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { lockContract } from '#contracts/lock-contract.ts'
import type { MailContent } from '#mail/mail-layout.ts'
import { passportRow } from '#reservations/requests/passport-row.ts'
import { sweepPassports } from '#reservations/sweep-passports.ts'
import { requestTasks } from '#reservations/tasks.ts'
import { aGuest, anAskedStay, inDays } from '#reservations/testing/an-asked-stay.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { countRoundTrips } from '#testing/round-trips.ts'
import { someoneOf } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aColleague, sealing } = await openTestApp()
const { aPackage, aProperty } = aCatalogue(database)
const agency = await anAgency()
const call = callAs(agency.token)
const winter = await aPackage()
const galata = await aProperty(winter, { name: 'Galata', persianName: 'گالاتا', price: 10_000 })
const roomOf = async (propertyId: number) => {
  const [room] = await database.sql<{ id: RoomTypeId }>(`select id::int from room_type where property_id = $1`, [
    propertyId,
  ])
  return room!.id
}
const double = await roomOf(galata)
const stay = (changes: Partial<AskedStayBody> = {}) => anAskedStay(galata, double, changes)

/** As the wizard does: the price first, then the request at that price. */
async function aSubmit(changes: Partial<SubmitBody> = {}, asked = stay(), by = call): Promise<SubmitBody> {
  const { QuoteId } = await by(validateRequest, { body: asked })
  const rest = { NeedTransfer: false, OriginFlight: null, DestinationFlight: null, Description: '', AgencyRef: '' }
  return { ...asked, ...rest, QuoteId, ...changes }
}
const submit = async (changes: Partial<SubmitBody> = {}) => call(submitRequest, { body: await aSubmit(changes) })
const rowsOf = (table: string, requestId: number) =>
  database.sql<Record<string, unknown>>(
    `select * from ${table} where agency_id = $1 and ${table === 'request' ? 'id' : 'request_id'} = $2`,
    [agency.agencyId, requestId],
  )
const countOf = async (text: string, values: unknown[] = []) =>
  (await database.sql<{ count: number }>(`select count(*)::int as count from ${text}`, values))[0]!.count

describe('a request that is submitted', () => {
  const asked = stay({
    Rooms: [
      {
        RoomTypeId: double,
        HasExtraBed: false,
        HasChildWithBed: false,
        HasChildNoBed: false,
        Guests: [aGuest({ PassportNumber: 'canary p7781' }), aGuest({ FirstName: 'Ali', PassportNumber: '' })],
      },
    ],
  })
  let sent: Awaited<ReturnType<typeof submit>>
  beforeAll(async () => {
    sent = await call(submitRequest, { body: await aSubmit({ AgencyRef: 'F-12' }, asked) })
  })

  it('has a number, a contract of its own, and waits for the desk', async () => {
    expect(sent.RequestNumber).toBe(`R-${sent.Id}`)
    const [request] = await rowsOf('request', sent.Id)
    expect(request).toMatchObject({
      version: 1,
      state: 'New',
      turn: 'desk',
      hotel_name_en: 'Galata',
      hotel_name_fa: 'گالاتا',
      agency_ref: 'F-12',
      currency: 'EUR',
      final_price: '30000',
      flights: null,
    })
    expect(await countOf('contract where agency_id = $1 and id = $2', [agency.agencyId, sent.OrderId])).toBe(1)
    expect(await countOf('request_place where id = $1 and agency_id = $2', [sent.Id, agency.agencyId])).toBe(1)
  })

  it('freezes its price as version 1, to the last line', async () => {
    const [version, ...others] = await rowsOf('price_version', sent.Id)
    expect(others).toEqual([])
    expect(version).toMatchObject({ number: 1, currency: 'EUR', extras: [0] })
    const lines = (version!['lines'] as unknown[]).map(Number)
    expect(lines.filter((_, place) => place % 10 === 0)).toEqual([10_000, 10_000, 10_000])
  })

  it('is on the desk’s queue with the answer clock running, and in the timeline', async () => {
    const [queued] = await rowsOf('desk_request', sent.Id)
    const [clock] = await rowsOf('request_clock', sent.Id)
    const [event] = await rowsOf('request_event', sent.Id)
    expect(queued).toMatchObject({ queue: 'new', assigned_to: null })
    expect(clock).toMatchObject({ clock: 'answer', version: 1, due_at: queued!['due_at'] })
    expect((clock!['due_at'] as Date).getTime()).toBeGreaterThan(Date.now())
    expect(event).toMatchObject({ what: 'submit', source: 'agency', version: 1 })
  })

  it('moves the counter of the dashboard by one, and is announced to both sides', async () => {
    const counted = await database.sql(`select state, requests from request_count where agency_id = $1`, [
      agency.agencyId,
    ])
    expect(counted).toEqual([
      { state: 'New', requests: await countOf('request where agency_id = $1', [agency.agencyId]) },
    ])
    const told = await database.sql<{ audience: string }>(
      `select audience from outbox where what = 'request' and subject = $1 order by 1`,
      [`${sent.Id}`],
    )
    expect(told.map(({ audience }) => audience)).toEqual(['agency', 'desk'])
  })

  it('keeps passports sealed for their place, and nowhere else', async () => {
    const [room] = await rowsOf('request_room', sent.Id)
    const [sealed, none] = room!['passports'] as string[]
    const at = { agencyId: agency.agencyId, requestId: sent.Id as RequestId, room: 0 }
    expect(sealing.open(sealed!, passportRow({ ...at, guest: 0 }))).toBe('CANARYP7781')
    expect(() => sealing.open(sealed!, passportRow({ ...at, guest: 1 }))).toThrow()
    expect(none).toBe('')
    const { stdout } = await promisify(execFile)('pg_dump', ['--data-only', '--dbname', database.superuserUrl], {
      maxBuffer: 200_000_000,
    })
    expect(stdout).toContain('Nasrin')
    expect(stdout).not.toMatch(/canary ?p7781/i)
  })

  it.each(['en', 'fa'] as const)('is confirmed by mail to whoever submitted it, in %s', async (language) => {
    await database.sql(`update agency_user set language = $1 where agency_id = $2`, [language, agency.agencyId])
    const mails: { to: string; content: MailContent }[] = []
    const mailer = { send: async (mail: { to: string; content: MailContent }) => void mails.push(mail) }
    const tasks = requestTasks({ db: database.workerDb, mailer, portalOrigin: 'https://portal.example' })
    const news = { agencyId: agency.agencyId, requestId: sent.Id as RequestId, mail: 'request-submitted' } as const
    await tasks['mail-request'](news, '1')
    const text = JSON.stringify(mails)
    expect(mails).toHaveLength(1)
    expect(text).toContain(`R-${sent.Id}`)
    expect(text).toContain(`/reservations/reservation-details/${sent.Id}`)
    expect(text).toContain(language === 'fa' ? 'گالاتا' : 'Galata')
    expect(text).not.toMatch(/Nasrin R|canary/i)
  })

  it('is one request and one mail however often and at once the same submit arrives', async () => {
    const body = await aSubmit()
    const mailsBefore = await countOf(`graphile_worker.jobs where task_identifier = 'mail-request'`)
    const options = { key: crypto.randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => call(submitRequest, { body }, options)))
    expect(new Set(answers.map(({ Id }) => Id)).size).toBe(1)
    expect(await countOf(`graphile_worker.jobs where task_identifier = 'mail-request'`)).toBe(mailsBefore + 1)
  })

  it('keeps its flights, with the airline taken from the number; without a transfer none', async () => {
    const flight = {
      Airline: '',
      FlightNumber: 'TK879',
      TakeOffDate: inDays(10),
      TakeOffTime: '22:10',
      LandingDate: '',
      LandingTime: '01:05',
      FlightDuration: '',
      OriginAirport: '',
      DestinationAirport: '',
    }
    const withFlights = await submit({ NeedTransfer: true, OriginFlight: flight })
    const [request] = await rowsOf('request', withFlights.Id)
    expect(request!['flights']).toMatchObject({
      departure: { airline: 'TK', flightNumber: '879', landingDate: inDays(11), originAirport: 'IKA' },
      return: null,
    })
    const [without] = await rowsOf('request', (await submit({ OriginFlight: flight })).Id)
    expect(without).toMatchObject({ need_transfer: false, flights: null })
    const wrong = aSubmit({ NeedTransfer: true, OriginFlight: { ...flight, LandingTime: '25:00' } })
    await expect(wrong.then((body) => call(submitRequest, { body }))).rejects.toMatchObject({
      code: 'FLIGHT_INVALID',
      fields: ['OriginFlight.landingTime'],
    })
  })
})

describe('adding to a contract', () => {
  it('puts the second request into the first one’s contract [wizard-21]', async () => {
    const first = await submit()
    const second = await submit({ ExtendedOrderId: first.OrderId as ContractId })
    expect(second.OrderId).toBe(first.OrderId)
    const contract = await database.db.write(someoneOf(agency.agencyId), (tx) =>
      lockContract(tx, agency.agencyId, first.OrderId as ContractId),
    )
    expect(contract?.requests.map(({ id }) => id)).toEqual([first.Id, second.Id])
    expect(contract?.version).toBe(3)
  })

  it('is refused for a contract of another agency as for one that never was', async () => {
    const other = await anAgency('Other')
    const theirs = callAs(other.token)
    const { OrderId } = await theirs(submitRequest, { body: await aSubmit({}, stay(), theirs) })
    await expect(submit({ ExtendedOrderId: OrderId as ContractId })).rejects.toMatchObject({ status: 404 })
    await expect(submit({ ExtendedOrderId: asContractId(999_999) })).rejects.toMatchObject({ status: 404 })
  })

  it('is refused in another currency', async () => {
    const { OrderId } = await submit()
    const inDollars = await aProperty(await aPackage({ currency: 'USD' }), { name: 'Dollar', price: 9_000 })
    const asked = anAskedStay(inDollars, await roomOf(inDollars))
    const body = await aSubmit({ ExtendedOrderId: OrderId as ContractId }, asked)
    await expect(call(submitRequest, { body })).rejects.toMatchObject({ code: 'CONTRACT_CURRENCY_MISMATCH' })
  })
})

describe('a submit that is refused leaves nothing behind', () => {
  const refusalOf = async (body: SubmitBody, by = call) => {
    const before = await countOf('request')
    const refusal = by(submitRequest, { body }).then(
      () => 'none',
      (error: { code: string }) => error.code,
    )
    return { code: await refusal, added: (await countOf('request')) - before }
  }
  const nothingFor = (code: string) => ({ code, added: 0 })

  it('when the price has changed since it was quoted', async () => {
    const body = await aSubmit()
    await database.sql(`update room_type set base_price = base_price + 1 where id = $1`, [double])
    expect(await refusalOf(body)).toEqual(nothingFor('PRICE_CHANGED'))
    await database.sql(`update room_type set base_price = base_price - 1 where id = $1`, [double])
    await expect(call(submitRequest, { body })).resolves.toBeDefined()
  })

  it('when the quote is over, was swept, or is somebody else’s', async () => {
    const body = await aSubmit()
    await database.sql(`update quote set expires_at = now() where id = $1`, [body.QuoteId])
    expect(await refusalOf(body)).toEqual(nothingFor('QUOTE_EXPIRED'))
    expect(await refusalOf({ ...body, QuoteId: crypto.randomUUID() })).toEqual(nothingFor('QUOTE_EXPIRED'))
    expect(await refusalOf({ ...body, QuoteId: undefined })).toEqual(nothingFor('QUOTE_EXPIRED'))
    const theirs = callAs((await anAgency('Third')).token)
    expect(await refusalOf(await aSubmit(), theirs)).toEqual(nothingFor('QUOTE_EXPIRED'))
  })

  it('when the quote was for another stay', async () => {
    expect(await refusalOf({ ...(await aSubmit()), CheckOutDate: inDays(14) })).toEqual(nothingFor('QUOTE_OTHER_STAY'))
  })

  it('when a guest is not as a passport has it', async () => {
    const body = await aSubmit()
    const [room] = body.Rooms
    const guests = [aGuest(), aGuest({ PassportNumber: '!' })]
    expect(await refusalOf({ ...body, Rooms: [{ ...room!, Guests: guests }] })).toEqual(nothingFor('GUEST_INVALID'))
  })

  it('when an accountant sends it', async () => {
    const accountant = await aColleague(agency.agencyId, 'accountant')
    expect(await refusalOf(await aSubmit(), callAs(accountant.token))).toEqual(nothingFor('FORBIDDEN'))
  })
})

it('takes at most three round trips, four into a contract', async () => {
  const tripsOf = countRoundTrips(database.appPool)
  const tripsBy = async (changes: Partial<SubmitBody>) => {
    const trips: number[] = []
    for (const _ of [1, 2, 3]) {
      const body = await aSubmit(changes)
      trips.push(await tripsOf(() => call(submitRequest, { body })))
    }
    return Math.min(...trips)
  }
  expect(await tripsBy({})).toBeLessThanOrEqual(3)
  const { OrderId } = await submit()
  expect(await tripsBy({ ExtendedOrderId: OrderId as ContractId })).toBeLessThanOrEqual(4)
})

it('keeps what an agency wrote as it was written, and only as text', async () => {
  const written = '<script>alert(1)</script> \u2066 $1 {name} %s\n";drop table request;--'
  const { Id } = await submit({ Description: written, AgencyRef: '<b>F-12</b>' })
  const [request] = await rowsOf('request', Id)
  expect(request).toMatchObject({ description: written, agency_ref: '<b>F-12</b>' })
})

it('loses its passports, and nothing else, 90 days after check-out', async () => {
  const requests = await Promise.all([submit(), submit()])
  const [old, young] = requests.map(({ Id }) => Id)
  const leftBefore = (id: number, days: number) =>
    database.sql(`update request_room set check_out = now()::date - $1::int where request_id = $2`, [days, id])
  await leftBefore(old!, 92)
  await leftBefore(young!, 89)
  await sweepPassports(database.workerDb)
  const [swept] = await rowsOf('request_room', old!)
  expect(swept).toMatchObject({ passports: null, name_en: 'Double' })
  expect(swept!['guests']).toHaveLength(2)
  const [kept] = await rowsOf('request_room', young!)
  expect(kept!['passports']).toHaveLength(2)
})

it('keeps no passport because there were too many for one night: the sweep says so, and is run again', async () => {
  const requests = await Promise.all([submit(), submit()])
  const ids = requests.map(({ Id }) => Id)
  await database.sql(`update request_room set check_out = now()::date - 92 where request_id = any ($1)`, [ids])
  const sweep = () => sweepPassports(database.workerDb, { rooms: 1, batches: 1 })
  await expect(sweep()).rejects.toThrow('too old')
  await expect(sweep()).rejects.toThrow('too old')
  await sweep()
  const left = `select from request_room where request_id = any ($1) and passports is not null`
  expect(await database.sql(left, [ids])).toEqual([])
})

it('cannot be changed once it is agreed, booked or said, and never deleted', async () => {
  const { Id } = await submit()
  const tried = async (statement: string) => {
    const asAgency = database.db.write(someoneOf(agency.agencyId), async (tx) => {
      await tx.query({ name: '', text: statement, values: [] })
    })
    await expect(asAgency).rejects.toMatchObject({ code: '42501' })
  }
  for (const table of ['price_version', 'request_event', 'journal', 'allocation']) {
    await tried(
      `update ${table} set at = now()`
        .replace('price_version set at', 'price_version set made_at')
        .replace('allocation set at = now()', 'allocation set amount = 0'),
    )
    await tried(`delete from ${table}`)
  }
  for (const table of ['contract', 'request', 'request_place', 'request_room']) await tried(`delete from ${table}`)
  await tried(`update request set id = id`)
  expect(await rowsOf('request', Id)).toHaveLength(1)
})
