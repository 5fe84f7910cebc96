import { searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { describe, expect, it } from 'vitest'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency } = await openTestApp()
const { aPackage, aProperty, joinGroup } = aCatalogue(database)
const agency = await anAgency()
const call = callAs(agency.token)

const today = calendarDay(new Date().toISOString().slice(0, 10))
const day = (ahead: number) => addDays(today, ahead)
const winter = await aPackage({ from: day(-10), until: day(60) })
const galata = await aProperty(winter, { name: 'Galata', price: 10_000 })
const [room] = await database.sql<{ id: number }>(`select id::int from room_type where property_id = $1`, [galata])

async function stay(from: number, until: number, language = 'en') {
  const query = { propertyId: galata, CheckInDate: day(from), CheckOutDate: day(until) }
  const [card] = await callAs(agency.token, language)(searchHotels, { query })
  return card?.stay
}

describe('a search with dates', () => {
  it('shows what the stay costs, night by night, special dates and all', async () => {
    await database.sql(
      `insert into price_period (room_type_id, first_night, last_night, price) values ($1, $2, $3, 12000)`,
      [room!.id, day(11), day(20)],
    )
    await database.sql(
      `insert into special_date (property_id, first_night, last_night, title_en, title_fa, room_difference)
       values ($1, $2, $2, 'Yalda', 'یلدا', 1500)`,
      [galata, day(11)],
    )
    expect(await stay(10, 13)).toEqual({
      nights: 3,
      totalPrice: 10_000 + 12_000 + 1_500 + 12_000,
      roomTypeId: room!.id,
      roomType: 'Double',
      problem: null,
    })
  })

  it('takes the cheapest room that is open, and says so when none is', async () => {
    const [suite] = await database.sql<{ id: number }>(
      `insert into room_type (property_id, name_en, name_fa, base_capacity, base_price)
       values ($1, 'Suite', 'سوئیت', 2, 30000) returning id::int`,
      [galata],
    )
    const close = (roomId: number | null) =>
      database.sql(
        `insert into closed_date (property_id, room_type_id, first_night, last_night) values ($1, $2, $3, $3)`,
        [galata, roomId, day(30)],
      )
    expect(await stay(30, 31)).toMatchObject({ totalPrice: 10_000, roomType: 'Double' })
    await close(room!.id)
    expect(await stay(30, 31)).toMatchObject({ totalPrice: 30_000, roomType: 'Suite', roomTypeId: suite!.id })
    await close(null)
    expect(await stay(30, 31)).toMatchObject({ totalPrice: null, problem: { code: 'DATES_CLOSED' } })
    expect(await stay(31, 32)).toMatchObject({ totalPrice: 10_000 })
  })

  it('says in the language of the reader why a stay cannot be booked', async () => {
    expect(await stay(59, 62)).toMatchObject({ totalPrice: null, problem: { code: 'DATES_OUT_OF_PACKAGE' } })
    const english = await stay(-3, 2)
    const persian = await stay(-3, 2, 'fa')
    expect(english?.problem?.text).toMatch(/^The nights of the stay must lie between \d+ \w+ \d{4} and/)
    expect(persian?.problem?.text).toMatch(/^شب‌های اقامت باید بین [۰-۹]+ \S+ [۰-۹]{4} و/)
    await database.sql(`update hotel set active = false where name_en = 'Galata'`)
    expect(await stay(5, 6)).toMatchObject({ problem: { code: 'HOTEL_INACTIVE' } })
    await database.sql(`update hotel set active = true where name_en = 'Galata'`)
  })

  it('is answered, and soon, where an old special date is said to end in the year 9999', async () => {
    await database.sql(
      `insert into special_date (property_id, first_night, last_night, title_en, title_fa, room_difference)
       values ($1, $2, '9999-12-31', 'Always', 'همیشه', 100)`,
      [galata, day(40)],
    )
    const begun = performance.now()
    expect(await stay(41, 43)).toMatchObject({ totalPrice: 20_200, problem: null })
    expect(performance.now() - begun).toBeLessThan(1_000)
  })

  it('wants both dates, in their order', async () => {
    const ask = (query: object) => call(searchHotels, { query })
    await expect(ask({ CheckInDate: day(3) })).rejects.toMatchObject({ fields: ['CheckOutDate'] })
    await expect(ask({ CheckOutDate: day(3) })).rejects.toMatchObject({ fields: ['CheckInDate'] })
    await expect(ask({ CheckInDate: day(3), CheckOutDate: day(3) })).rejects.toMatchObject({ code: 'STAY_TOO_SHORT' })
    await expect(ask({ CheckInDate: day(3), CheckOutDate: day(94) })).rejects.toMatchObject({ code: 'STAY_TOO_LONG' })
    await expect(ask({ CheckInDate: '2026-02-30', CheckOutDate: day(3) })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    })
  })

  it('shows what the group of the agency earns there, and to no other group', async () => {
    await joinGroup(agency.agencyId, 'Silver')
    await database.sql(
      `insert into commission (group_code, hotel_id, first_night, last_night, amount, extra_amount, currency)
       select 'Silver', hotel_id, $2, $3, 500, 200, 'EUR' from property where id = $1`,
      [galata, day(0), day(9)],
    )
    const earned = async () => (await call(searchHotels, { query: { propertyId: galata } }))[0]
    expect(await earned()).toMatchObject({ commission: 500, extraCommission: 200 })
    await joinGroup(agency.agencyId, 'Bronze')
    expect(await earned()).toMatchObject({ commission: null, extraCommission: null })
  })
})
