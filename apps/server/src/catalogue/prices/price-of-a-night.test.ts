import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { lowestRoomPrice, roomPriceOf, type RoomRates } from '@sarai/domain/catalogue/room-rates.ts'
import { addDays, calendarDay } from '@sarai/domain/ground/calendar-day.ts'
import { daysOf, type DayRange } from '@sarai/domain/ground/day-range.ts'
import { money } from '@sarai/domain/ground/money.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { openTestDatabase } from '#testing/test-database.ts'

const database = await openTestDatabase()
const client = new pg.Client({ connectionString: database.superuserUrl })
await client.connect()
afterAll(() => client.end())

/** A room that is sold in these nights; a few more around them are asked about. */
const sold = { first: calendarDay('2031-01-01'), last: calendarDay('2031-01-25') }
const asked = { first: addDays(sold.first, -20), last: addDays(sold.last, 20) }
const basePrice = 50
const { aPackage, aProperty } = aCatalogue(database)
const propertyId = await aProperty(await aPackage({ from: sold.first, until: sold.last }), {
  name: 'Galata',
  price: basePrice,
})
const [room] = await database.sql<{ id: number }>(`select id::int from room_type where property_id = $1`, [propertyId])

const anyNights = fc
  .tuple(fc.integer({ min: -8, max: 26 }), fc.integer({ min: 0, max: 7 }))
  .map(([start, length]) => ({ first: addDays(sold.first, start), last: addDays(sold.first, start + length) }))
/** As they are listed: no two of a room have the same nights, but many overlap, and many are as long as another. */
const anyPeriods = fc.uniqueArray(fc.record({ nights: anyNights, price: fc.integer({ min: 0, max: 99 }) }), {
  maxLength: 9,
  selector: ({ nights }) => `${nights.first} ${nights.last}`,
})
const anyClosures = fc.array(anyNights, { maxLength: 4 })

type Period = { nights: DayRange; price: number }
async function accordingToSql(periods: readonly Period[], closed: readonly DayRange[]) {
  await client.query(`begin; set local app.cards = 'later'`)
  try {
    await client.query(
      `insert into price_period (room_type_id, first_night, last_night, price)
       select $1, (nights ->> 'first')::date, (nights ->> 'last')::date, price
       from json_to_recordset($2) listed (nights json, price bigint)`,
      [room!.id, JSON.stringify(periods)],
    )
    await client.query(
      `insert into closed_date (property_id, first_night, last_night)
       select $1, first, last from json_to_recordset($2) closed (first date, last date)`,
      [propertyId, JSON.stringify(closed)],
    )
    const nights = await client.query<{ night: string; price: number }>(
      `select night::date::text as night, price::int
       from generate_series($2::date, $3::date, '1 day') night
       join nights_by_price($1, ${basePrice}) priced on priced.nights @> night::date order by 1, 2`,
      [room!.id, asked.first, asked.last],
    )
    await client.query(`select write_cards(array[$1::bigint])`, [propertyId])
    const card = await client.query<{ from: number }>(
      `select min_price::int as "from" from card where property_id = $1`,
      [propertyId],
    )
    return { nights: nights.rows, from: card.rows[0]?.from }
  } finally {
    await client.query('rollback')
  }
}

function accordingToTheDomain(periods: readonly Period[], closed: readonly DayRange[]) {
  const nothing = money(0, 'EUR')
  const rates: RoomRates = {
    basePrice: money(basePrice, 'EUR'),
    periods: periods.map(({ nights, price }) => ({ ...nights, price: money(price, 'EUR') })),
    extras: { childNoBed: nothing, childWithBed: nothing, extraBed: nothing },
    specialDates: [],
  }
  return {
    nights: daysOf(asked).map((night) => ({ night: String(night), price: Number(roomPriceOf(night, rates).minor) })),
    from: Number(lowestRoomPrice(rates, sold, closed).minor),
  }
}

const agree = () =>
  fc.assert(
    fc.asyncProperty(anyPeriods, anyClosures, async (periods, closed) => {
      expect(await accordingToSql(periods, closed)).toEqual(accordingToTheDomain(periods, closed))
    }),
    { numRuns: 100 },
  )

const server = resolve(import.meta.dirname, '../..')
const rule = 'database/functions/nights-by-price.sql'

describe('the price of a night', () => {
  it('is the same in the search as in an offer, whatever periods overlap', async () => {
    await expect(agree()).resolves.toBeUndefined()
  }, 30_000)

  it.each([
    ['that a shorter period governs', /or \(period\.last_night.*?\)\)/s, 'or period.id > listed.id)'],
    [
      'that of two as long the later listed does',
      /, -period\.id\) < \(listed\.length, -listed\.id\)/,
      ') < (listed.length)',
    ],
    ['that the base price has what the periods leave', /listed\.id is null\s+or/, ''],
  ])(
    'sabotage: a rule in SQL that forgets %s is told',
    async (_, said, instead) => {
      const text = readFileSync(resolve(server, rule), 'utf8')
      expect(text).toMatch(said)
      await client.query(text.replace(said, instead))
      try {
        await expect(agree()).rejects.toThrow('Property failed')
      } finally {
        await client.query(text)
      }
    },
    30_000,
  )

  it('is said once in SQL: nothing else compares how long periods are', () => {
    const files = globSync('**/*.{ts,sql}', { cwd: server }).filter((file) => !/migrations\/|\.test\.ts$/.test(file))
    const comparing = files.filter((file) =>
      /last_?night\W+-\W+(\w+\.)?"?first_?night/i.test(readFileSync(resolve(server, file), 'utf8')),
    )
    expect(comparing).toEqual([rule])
  })

  it('is worked out inside the query that asks for it, from the cheapest price on', async () => {
    const { rows } = await client.query<Record<string, string>>(
      `explain (costs off) select cheapest.price from room_type room cross join lateral (
         select price from nights_by_price(room.id, room.base_price) where nights && '{[2031-01-01,2031-02-01)}'
         order by price limit 1) cheapest`,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toContain('Function Scan')
    // One sort, of the prices as they are listed: the nights are worked out after it, until the limit is reached.
    expect(plan).toMatch(/Limit\s+->\s+Nested Loop\s+->\s+Sort/)
    expect(plan.match(/Sort Key/g)).toHaveLength(1)
  })
})
