import { describe, expect, it, vi } from 'vitest'
import { copyPackage, readPackage } from '@sarai/wire/desk/packages.ts'
import { addPricePeriod, addSpecialDate } from '@sarai/wire/desk/prices.ts'
import { listProperties } from '@sarai/wire/desk/properties.ts'
import type { StaffId } from '@sarai/domain/ground/ids.ts'
import { copyPackage as copyCommand } from '#catalogue/packages/copy-package.ts'
import type { StaffCaller } from '#caller.ts'
import type { Tx } from '#database/query.ts'
import { packageBuilders } from '#testing/package-builders.ts'
import { txThrough } from '#testing/sabotage/tx-through.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const { token } = await aStaffMember('catalogue')
const desk = callAs(token)
const { aSoldRoom, propertyOf } = packageBuilders(database, desk)
const [member] = await database.sql<{ id: StaffId }>(`select id::int from staff`)
const staff: StaffCaller = {
  kind: 'staff',
  asked: 'nothing',
  staffId: member!.id,
  roles: ['catalogue'],
  sessionId: 's',
  reference: 'r',
  language: 'en',
  address: '',
}

const nextYear = (shiftDates: boolean) => ({
  titleEn: 'Istanbul autumn 2032',
  titleFa: 'پاییز استانبول ۲۰۳۲',
  availableFrom: '2032-10-01',
  availableUntil: '2032-12-31',
  shiftDates,
})
const special = {
  titleEn: 'Yalda',
  titleFa: 'یلدا',
  firstNight: '2031-12-20',
  lastNight: '2031-12-21',
  roomDifference: 20_00,
  childNoBedDifference: 0,
  childWithBedDifference: -5_00,
  extraBedDifference: 0,
}

async function aFullPackage() {
  const made = await aSoldRoom()
  const period = { firstNight: '2031-10-10', lastNight: '2031-10-20', price: 130_00 }
  await desk(addPricePeriod, { params: { id: made.roomTypeId }, body: period })
  const ofRoom = { ...special, roomTypeId: made.roomTypeId }
  await desk(addSpecialDate, { params: { id: made.propertyId }, body: ofRoom })
  await desk(addSpecialDate, { params: { id: made.propertyId }, body: { ...special, roomTypeId: null } })
  await database.sql(
    `insert into closed_date (property_id, room_type_id, first_night, last_night)
     values ($1, $2, '2031-11-01', '2031-11-02'), ($1, null, '2031-11-05', '2031-11-05')`,
    [made.propertyId, made.roomTypeId],
  )
  return made
}

async function copyOf(packageId: number, body: ReturnType<typeof nextYear>) {
  const { id } = await desk(copyPackage, { params: { id: packageId }, body })
  const { rows } = await desk(listProperties, { params: { id }, query: {} })
  return { id, property: await propertyOf(rows[0]!.id) }
}

describe('a copy of a package', () => {
  it('holds everything, moved by as many days as the package', async () => {
    const { packageId, propertyId } = await aFullPackage()
    const { id, property } = await copyOf(packageId, nextYear(true))
    const source = await propertyOf(propertyId)
    expect(await desk(readPackage, { params: { id } })).toMatchObject({ status: 'draft', hotels: 1, rooms: 1 })
    expect(property).toMatchObject({
      hotel: source.hotel,
      board: 'BB',
      availableFrom: '2032-10-01',
      availableUntil: '2032-12-31',
    })
    const [room] = property.roomTypes
    expect(room).toMatchObject({ nameEn: 'Standard double', basePrice: 100_00, extraBedPrice: 40_00 })
    expect(room!.id).not.toBe(source.roomTypes[0]!.id)
    expect(room!.periods).toMatchObject([{ firstNight: '2032-10-10', lastNight: '2032-10-20', price: 130_00 }])
    expect(property.specialDates).toMatchObject([
      { titleEn: 'Yalda', firstNight: '2032-12-20', roomTypeId: room!.id, childWithBedDifference: -5_00 },
      { titleEn: 'Yalda', firstNight: '2032-12-20', roomTypeId: null },
    ])
    const closed = await database.sql(
      `select first_night::text, room_type_id is null as all_rooms from closed_date where property_id = $1 order by id`,
      [property.id],
    )
    expect(closed).toEqual([
      { first_night: '2032-11-01', all_rooms: false },
      { first_night: '2032-11-05', all_rooms: true },
    ])
  })

  it('keeps the dates of prices where they are when asked to, and its hotels on sale', async () => {
    const { packageId } = await aFullPackage()
    const { property } = await copyOf(packageId, nextYear(false))
    expect(property.roomTypes[0]!.periods[0]).toMatchObject({ firstNight: '2031-10-10' })
    expect(property).toMatchObject({ availableFrom: '2032-10-01', availableUntil: '2032-12-31' })
  })

  it('leaves the original as it was', async () => {
    const { packageId, propertyId } = await aFullPackage()
    const before = [await propertyOf(propertyId), await desk(readPackage, { params: { id: packageId } })]
    await copyOf(packageId, nextYear(true))
    expect([await propertyOf(propertyId), await desk(readPackage, { params: { id: packageId } })]).toEqual(before)
  })

  it('shows a hotel by its new name that was changed while the copy was made', async () => {
    const { packageId, hotelId } = await aFullPackage()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>()
    const slow = {
      ...database.db,
      write: <T>(caller: StaffCaller, work: (tx: Tx) => Promise<T>) =>
        database.db.write(caller, async (tx) => {
          const made = await work(tx)
          hasWritten()
          await mayEnd
          return made
        }),
    }
    const copying = copyCommand(slow, staff, packageId, nextYear(true))
    await written
    const renaming = database.sql(`update hotel set name_en = 'Renamed' where id = $1`, [hotelId])
    await vi.waitUntil(async () => {
      const waiting = await database.sql(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return waiting.length > 0
    })
    end()
    const { id } = await copying
    await renaming
    const cards = await database.sql(
      `select package_id::int as package, shown->'name'->>'en' as name from card where hotel_id = $1 order by 1`,
      [hotelId],
    )
    expect(cards).toEqual([
      { package: packageId, name: 'Renamed' },
      { package: id, name: 'Renamed' },
    ])
  })

  it('makes its cards once, when all of it is there', async () => {
    const { packageId } = await aFullPackage()
    const { id, property } = await copyOf(packageId, nextYear(true))
    const [card] = await database.sql(
      `select package.revision::int, min_price::int as price from card join package on package.id = package_id
       where property_id = $1`,
      [property.id],
    )
    expect(card).toEqual({ revision: 2, price: 100_00 })
    await database.sql(`update room_type set base_price = 90 where property_id = $1`, [property.id])
    expect((await desk(listProperties, { params: { id }, query: {} })).rows[0]?.lowestPrice).toBe(90)
  })

  it('takes as many statements for 300 rooms as for one', async () => {
    const { packageId, propertyId } = await aFullPackage()
    const statementsOf = async () => {
      let count = 0
      const counting = {
        ...database.db,
        write: <T>(caller: StaffCaller, work: (tx: Tx) => Promise<T>) =>
          database.db.write(caller, (tx) => work(txThrough(tx, (statement) => ((count += 1), tx.query(statement))))),
      }
      const { id } = await copyCommand(counting, staff, packageId, nextYear(true))
      return { id, count }
    }
    const small = await statementsOf()
    await database.sql(
      `insert into room_type (property_id, name_en, name_fa, base_capacity, base_price)
       select $1, 'Room ' || n, 'اتاق ' || n, 2, n from generate_series(1, 299) n`,
      [propertyId],
    )
    await database.sql(
      `insert into price_period (room_type_id, first_night, last_night, price)
       select id, '2031-11-10', '2031-11-20', 500 from room_type where property_id = $1`,
      [propertyId],
    )
    const large = await statementsOf()
    expect(large.count).toBe(small.count)
    expect(large.count).toBeLessThan(19)
    expect(await desk(readPackage, { params: { id: large.id } })).toMatchObject({ rooms: 300 })
    const [{ periods }] = (await database.sql<{ periods: number }>(
      `select count(*)::int as periods from price_period join room_type on room_type.id = room_type_id
       join property on property.id = property_id where package_id = $1 and price = 500
       and first_night = '2032-11-10'`,
      [large.id],
    )) as [{ periods: number }]
    expect(periods).toBe(300)
  })
})
