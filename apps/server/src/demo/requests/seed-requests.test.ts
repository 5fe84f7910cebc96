import { listRequests, readRequest } from '@sarai/wire/portal/kept-requests.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { overlapOf } from '@sarai/domain/ground/day-range.ts'
import { expect, it } from 'vitest'
import { demoClerk, demoVisitor } from '#demo/demo-callers.ts'
import { feastsFrom } from '#demo/catalogue/demo-calendar.ts'
import { demoColleagues } from '#demo/demo-people.ts'
import { seedCatalogue } from '#demo/catalogue/seed-catalogue.ts'
import { demoRequests } from '#demo/requests/demo-requests.ts'
import { seedRequests } from '#demo/requests/seed-requests.ts'
import { sweepClocks } from '#reservations/clocks/sweep-clocks.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, sealing, callAs, anAgency, aStaffMember } = await openTestApp()
await seedCatalogue(database.db)
const clerk = { ...demoClerk, staffId: (await aStaffMember('reservations')).id }
const names = Object.keys(demoRequests)

/** With the users of the demo, past the registration. */
async function seeded(name: string) {
  const agency = await anAgency(name)
  const people = new Set(demoRequests[name]!.map(({ by }) => by))
  for (const email of people) {
    await database.sql(
      `insert into agency_user (agency_id, username, username_key, email, first_name, last_name, password_hash, role)
       values ($1, $2, $2, $2, 'Mina', 'Karimi', '', 'agent')`,
      [agency.agencyId, email],
    )
  }
  const start = performance.now()
  await seedRequests({ db: database.db, sealing }, { ...demoVisitor('en'), agencyId: agency.agencyId }, name, clerk)
  return { call: callAs(agency.token), tookMs: performance.now() - start }
}

it.each(names)('fills %s with requests that everything on the wire can read, quickly', async (name) => {
  const { call, tookMs } = await seeded(name)
  const { Data, Total } = await call(listRequests, { query: {} })
  expect(Total).toBe(demoRequests[name]!.length)
  const states = new Set(Data.map(({ State }) => State))
  expect(states).toContain('ConfirmationPending')
  expect(states).toContain('PaymentPending')
  const details = await Promise.all(Data.map(({ Id }) => call(readRequest, { params: { id: Id } })))
  expect(details.some(({ NeedTransfer }) => NeedTransfer)).toBe(true)
  expect(details.some(({ NeedTransfer }) => !NeedTransfer)).toBe(true)
  const airports = details.flatMap(({ OriginFlight }) => (OriginFlight ? [OriginFlight.DestinationAirportName] : []))
  expect(airports.every((airport) => airport.length > 3)).toBe(true)
  expect(tookMs).toBeLessThan(3_000)
})

it('has a contract with two requests, families and a passport that is missing', () => {
  const all = Object.values(demoRequests).flat()
  const guests = all.flatMap(({ rooms }) => rooms.flatMap((room) => room.guests))
  expect(all.some(({ isWithLast }) => isWithLast)).toBe(true)
  expect(new Set(guests.map(({ type }) => type))).toEqual(new Set(['ADT', 'ADTEB', 'CHDNB', 'CHDWB']))
  expect(guests.some(({ passport }) => passport === '')).toBe(true)
})

it('has a request with a night of a special date, whatever the day', () => {
  const court = Object.values(demoRequests)
    .flat()
    .find(({ hotel }) => hotel === 'Galata Court Hotel')!
  const days = Array.from({ length: 366 }, (_, after) => addDays(calendarDay('2027-01-01'), after))
  const without = days.filter((today) => {
    const first = addDays(today, court.inDays)
    const nights = { first, last: addDays(first, court.nights - 1) }
    return !feastsFrom(today).some((feast) => overlapOf(feast, nights))
  })
  expect(without).toEqual([])
})

it('is submitted by people of the demo', () => {
  for (const [name, requests] of Object.entries(demoRequests)) {
    const agents = demoColleagues[name]!.colleagues.filter(({ role }) => role === 'agent')
    expect(agents.some(({ email }) => requests.some(({ by }) => by === email))).toBe(true)
  }
})

it('has a request whose deadline is over, which the worker cancels', async () => {
  const found = () => database.sql(`select state from request where agency_ref = '5526'`)
  expect(await found()).toEqual([{ state: 'PaymentPending' }])
  const parts = { db: database.workerDb, log: { error: fail }, onDecided: () => undefined, onFailed: fail }
  await sweepClocks({ ...parts, signal: new AbortController().signal })
  expect(await found()).toEqual([{ state: 'Cancelled' }])
})

function fail(): never {
  throw new Error('the deadline could not be decided')
}

it('has a request that its agency changed: dearer, and to be answered again', async () => {
  const changed = await database.sql(
    `select state, (change -> 'price' ->> 'to')::int > (change -> 'price' ->> 'from')::int as "isDearer"
     from request_event event join request on request.agency_id = event.agency_id and id = request_id
     where change is not null`,
  )
  expect(changed).toEqual([{ state: 'New', isDearer: true }])
})
