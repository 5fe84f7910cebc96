import { describe, expect, it } from 'vitest'
import { readRoomTypes, searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { editHouse, readHouse } from '@sarai/wire/desk/settings.ts'
import { listProperties } from '@sarai/wire/desk/properties.ts'
import { remakeCards } from '#catalogue/search/remake-cards.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const { sql, workerDb } = database
const { aPackage, aProperty } = aCatalogue(database)
const agency = callAs((await anAgency()).token)
const desk = callAs((await aStaffMember('catalogue')).token)

/** A hotel that is sold in January 2031 for 100, but for these periods and closed nights of January. */
async function aHotel(periods: [first: number, last: number, price: number][], closed: [number, number][] = []) {
  const packageId = await aPackage({ from: '2031-01-01', until: '2031-01-31' })
  const propertyId = await aProperty(packageId, { name: 'Galata', price: 100 })
  for (const [first, last, price] of periods) {
    await sql(
      `insert into price_period (room_type_id, first_night, last_night, price)
       select id, '2030-12-31'::date + $2::int, '2030-12-31'::date + $3::int, $4 from room_type where property_id = $1`,
      [propertyId, first, last, price],
    )
  }
  for (const [first, last] of closed) {
    await sql(
      `insert into closed_date (property_id, first_night, last_night)
       values ($1, '2030-12-31'::date + $2::int, '2030-12-31'::date + $3::int)`,
      [propertyId, first, last],
    )
  }
  return { packageId, propertyId }
}

/** On the card, on the room and at the desk. */
async function pricesFrom({ packageId, propertyId }: { packageId: number; propertyId: number }) {
  const [card] = await agency(searchHotels, { query: { propertyId } })
  const [room] = await agency(readRoomTypes, { params: { id: propertyId } })
  const { rows } = await desk(listProperties, { params: { id: packageId }, query: {} })
  return [card?.minPrice, room?.priceFrom, rows[0]?.lowestPrice]
}

describe('the price from of a hotel is that of a night that can be had [wizard-03]', () => {
  it.each<[string, [number, number, number][], [number, number][], number]>([
    ['the base price where a night is left to it', [[1, 30, 150]], [], 100],
    [
      'not the base price where periods hold every night',
      [
        [1, 15, 150],
        [16, 31, 120],
      ],
      [],
      120,
    ],
    [
      'not that of a period outside of the nights on sale',
      [
        [32, 60, 50],
        [-9, 0, 60],
      ],
      [],
      100,
    ],
    ['that of a period that is on sale in part', [[31, 60, 50]], [], 50],
    [
      'not that of a period that shorter ones take all nights of',
      [
        [1, 31, 80],
        [5, 8, 30],
        [5, 6, 90],
        [7, 8, 90],
      ],
      [],
      80,
    ],
    [
      'the later listed of two equal ones',
      [
        [1, 31, 300],
        [2, 5, 40],
        [1, 4, 200],
        [5, 8, 210],
      ],
      [],
      200,
    ],
    [
      'not that of closed nights',
      [
        [1, 10, 50],
        [11, 31, 140],
      ],
      [[1, 10]],
      140,
    ],
    ['what it would cost where every night is closed', [[1, 10, 50]], [[1, 31]], 50],
  ])('%s', async (_, periods, closed, price) => {
    expect(await pricesFrom(await aHotel(periods, closed))).toEqual([price, price, price])
  })

  it('also where a room that is cheaper is closed altogether', async () => {
    const sold = await aHotel([[1, 31, 150]])
    await sql(
      `with suite as (
         insert into room_type (property_id, name_en, name_fa, base_capacity, base_price)
         values ($1, 'Suite', 'سوئیت', 2, 60) returning id, property_id)
       insert into closed_date (property_id, room_type_id, first_night, last_night)
       select property_id, id, '2030-01-01', '2032-01-01' from suite`,
      [sold.propertyId],
    )
    const [card] = await agency(searchHotels, { query: { propertyId: sold.propertyId } })
    expect(card?.minPrice).toBe(150)
  })
})

describe('what a card is sorted by', () => {
  const sortPrice = async (id: number) => {
    const [card] = await sql<{ price: number }>(`select sort_price::int as price from card where property_id = $1`, [
      id,
    ])
    const entries = await sql<{ price: number }>(
      `select distinct sort_price::int as price from card_entry where property_id = $1`,
      [id],
    )
    expect(entries).toEqual([card])
    return card!.price
  }
  const rate = (day: string, toAmount: number) =>
    sql(
      `insert into exchange_rate (from_currency, from_amount, to_currency, to_amount, day)
       values ('EUR', 100, 'AED', $2, current_date + $1::interval)`,
      [day, toAmount],
    )

  it('is its price at a rate of today, never at one of a day to come', async () => {
    await rate('-3 days', 400)
    await rate('3 days', 900)
    const sold = await aProperty(await aPackage({ currency: 'AED' }), { name: 'Deira', price: 40_000 })
    expect(await sortPrice(sold)).toBe(10_000)
  })

  it('is its price in the new currency of the house, and no price list is out of date for it', async () => {
    const packageId = await aPackage({ currency: 'EUR' })
    const sold = await aProperty(packageId, { name: 'Lara', price: 5_000 })
    const revision = () => sql(`select revision, edited_at from package where id = $1`, [packageId])
    const before = await revision()
    const house = async (change: { supportPhone?: string; currency?: string }) => {
      const { version, supportPhone, currency } = await desk(readHouse, {})
      await desk(editHouse, { body: { version, supportPhone, currency, ...change } })
      return sql(`select 1 from graphile_worker.jobs where task_identifier = 'remake-cards'`)
    }
    expect(await house({ supportPhone: '021 9100 1234' })).toHaveLength(0)
    expect(await house({ currency: 'AED' })).toHaveLength(1)
    expect(await sortPrice(sold)).toBe(5_000)
    await remakeCards(workerDb, 'test')
    expect(await sortPrice(sold)).toBe(20_000)
    expect(await revision()).toEqual(before)
  })
})
