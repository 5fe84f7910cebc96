import { describe, expect, it } from 'vitest'
import {
  addPricePeriod,
  addSpecialDate,
  editPricePeriod,
  editSpecialDate,
  removePricePeriod,
  removeSpecialDate,
  splitPricePeriod,
} from '@sarai/wire/desk/prices.ts'
import { previewStayPrice } from '@sarai/wire/desk/stay-price.ts'
import { packageBuilders } from '#testing/package-builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const { token } = await aStaffMember('catalogue')
const desk = callAs(token)
const { aSoldRoom, propertyOf } = packageBuilders(database, desk)

const november = { firstNight: '2031-11-10', lastNight: '2031-11-20', price: 130_00 }
const feast = {
  titleEn: 'Feast',
  titleFa: 'عید',
  firstNight: '2031-11-12',
  lastNight: '2031-11-13',
  roomTypeId: null,
  roomDifference: 20_00,
  childNoBedDifference: 0,
  childWithBedDifference: 5_00,
  extraBedDifference: 0,
}
const addPeriod = (id: number, body: typeof november) => desk(addPricePeriod, { params: { id }, body })
const periodsOf = async (propertyId: number) => {
  const { roomTypes } = await propertyOf(propertyId)
  return roomTypes[0]!.periods.map((period) => [period.firstNight, period.lastNight, period.price])
}

describe('a price period', () => {
  it('is refused where a night has a price already, naming that period', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    await addPeriod(roomTypeId, november)
    const attempt = addPeriod(roomTypeId, { firstNight: '2031-11-20', lastNight: '2031-11-25', price: 1 })
    await expect(attempt).rejects.toMatchObject({
      code: 'PERIOD_OVERLAP',
      message: expect.stringMatching(/10 Nov 2031.* to .*20 Nov 2031/) as string,
      fields: ['firstNight'],
    })
    await addPeriod(roomTypeId, { firstNight: '2031-11-21', lastNight: '2031-11-25', price: 1 })
    expect(await periodsOf(propertyId)).toHaveLength(2)
  })

  it('can be moved over its own nights, but not over another’s', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const { id } = await addPeriod(roomTypeId, november)
    await addPeriod(roomTypeId, { firstNight: '2031-12-01', lastNight: '2031-12-05', price: 1 })
    const edit = (version: number, lastNight: string) =>
      desk(editPricePeriod, { params: { id }, body: { ...november, lastNight, version } })
    await edit(1, '2031-11-30')
    expect(await periodsOf(propertyId)).toContainEqual(['2031-11-10', '2031-11-30', 130_00])
    await expect(edit(2, '2031-12-01')).rejects.toMatchObject({ code: 'PERIOD_OVERLAP' })
    await expect(edit(1, '2031-11-25')).rejects.toMatchObject({ code: 'STATE_CHANGED', status: 409 })
  })

  it('is cut in two at a night inside it', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const { id } = await addPeriod(roomTypeId, november)
    const split = (secondBegins: string) =>
      desk(splitPricePeriod, { params: { id }, body: { version: 1, secondBegins, secondPrice: 160_00 } })
    for (const outside of ['2031-11-10', '2031-11-21']) {
      await expect(split(outside)).rejects.toMatchObject({ fields: ['secondBegins'] })
    }
    await split('2031-11-15')
    expect(await periodsOf(propertyId)).toEqual([
      ['2031-11-10', '2031-11-14', 130_00],
      ['2031-11-15', '2031-11-20', 160_00],
    ])
  })

  it('is not cut where another one, from a list, has some of its nights: that one is named', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const { id } = await addPeriod(roomTypeId, november)
    await database.sql(
      `insert into price_period (room_type_id, first_night, last_night, price)
       values ($1, '2031-11-15', '2031-11-20', 1)`,
      [roomTypeId],
    )
    const body = { version: 1, secondBegins: '2031-11-15', secondPrice: 160_00 }
    await expect(desk(splitPricePeriod, { params: { id }, body })).rejects.toMatchObject({
      code: 'PERIOD_OVERLAP',
      message: expect.stringMatching(/15 Nov 2031.* to .*20 Nov 2031/) as string,
    })
    expect(await periodsOf(propertyId)).toHaveLength(2)
  })

  it('can be removed', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const { id } = await addPeriod(roomTypeId, november)
    await desk(removePricePeriod, { params: { id }, query: { version: 1 } })
    expect(await periodsOf(propertyId)).toEqual([])
    const again = desk(removePricePeriod, { params: { id }, query: { version: 1 } })
    await expect(again).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a special date', () => {
  it('is added, changed to one room, and removed', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const { id } = await desk(addSpecialDate, { params: { id: propertyId }, body: feast })
    await desk(editSpecialDate, { params: { id }, body: { ...feast, roomTypeId, roomDifference: -10_00, version: 1 } })
    expect((await propertyOf(propertyId)).specialDates).toEqual([
      { ...feast, roomTypeId, roomDifference: -10_00, id, version: 2 },
    ])
    await desk(removeSpecialDate, { params: { id }, query: { version: 2 } })
    expect((await propertyOf(propertyId)).specialDates).toEqual([])
  })

  it.each([
    ['2031-11-12', '9999-12-31', 'lastNight'],
    ['2031-11-12', '2931-11-13', 'lastNight'],
    ['1931-11-12', '2031-11-13', 'firstNight'],
  ])('from %s to %s is refused at the day whose year nobody sells', async (firstNight, lastNight, field) => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const special = desk(addSpecialDate, { params: { id: propertyId }, body: { ...feast, firstNight, lastNight } })
    await expect(special).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] })
    const period = addPeriod(roomTypeId, { firstNight, lastNight, price: 1 })
    await expect(period).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] })
  })

  it('is never for a room of another hotel', async () => {
    const [one, other] = [await aSoldRoom(), await aSoldRoom()]
    const body = { ...feast, roomTypeId: other.roomTypeId }
    const attempt = desk(addSpecialDate, { params: { id: one.propertyId }, body })
    await expect(attempt).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: ['roomTypeId'] })
  })
})

describe('the price of a stay', () => {
  it('is told night by night: base price, period, special date, extras, and what the group earns', async () => {
    const { propertyId, roomTypeId: id, hotelId } = await aSoldRoom()
    await addPeriod(id, november)
    await desk(addSpecialDate, { params: { id: propertyId }, body: feast })
    await database.sql(`insert into agency_group values ('Gold', 'Gold', 'طلایی') on conflict do nothing`)
    await database.sql(
      `insert into commission (group_code, hotel_id, first_night, last_night, amount, extra_amount, currency)
       values ('Gold', $1, '2031-11-12', '2031-11-30', 600, 100, 'EUR'),
         ('Gold', $1, '2031-11-01', '2031-11-30', 99999, null, 'USD')`,
      [hotelId],
    )
    const query = { checkIn: '2031-11-09', checkOut: '2031-11-13', childWithBed: 'true', group: 'Gold' }
    const price = await desk(previewStayPrice, { params: { id }, query })
    expect(price.nights.map((line) => [line.price.room, line.price.childWithBed, line.specialDate.room])).toEqual([
      [100_00, 30_00, 0],
      [130_00, 30_00, 0],
      [130_00, 30_00, 0],
      [130_00, 30_00, 20_00],
    ])
    expect(price.nights[3]).toMatchObject({
      specialDate: { childWithBed: 5_00 },
      commission: { ordinary: 600, extra: 100 },
    })
    expect(price).toMatchObject({ totalPrice: 635_00, totalCommission: 7_00, finalPrice: 628_00, whyNot: null })
    const { group: _, ...withoutGroup } = query
    const plain = await desk(previewStayPrice, { params: { id }, query: withoutGroup })
    expect(plain).toMatchObject({ totalCommission: 0, finalPrice: 635_00 })
  })

  it('says why an agency could not ask for it', async () => {
    const { propertyId, roomTypeId: id } = await aSoldRoom()
    const ask = (query: { checkIn: string; checkOut: string; extraBed?: string; childWithBed?: string }) =>
      desk(previewStayPrice, { params: { id }, query })
    expect(await ask({ checkIn: '2031-12-30', checkOut: '2032-01-05' })).toMatchObject({
      whyNot: { code: 'DATES_OUT_OF_PACKAGE', values: { since: '2031-10-01', until: '2031-12-31' } },
    })
    const both = { checkIn: '2031-11-01', checkOut: '2031-11-02', extraBed: 'true', childWithBed: 'true' }
    expect(await ask(both)).toMatchObject({ whyNot: { code: 'OCCUPANCY_RULE' } })
    await expect(ask({ checkIn: '2031-11-02', checkOut: '2031-11-02' })).rejects.toMatchObject({ fields: ['checkOut'] })
    await database.sql(
      `insert into closed_date (property_id, first_night, last_night) values ($1, '2031-11-05', '2031-11-06')`,
      [propertyId],
    )
    expect(await ask({ checkIn: '2031-11-03', checkOut: '2031-11-07' })).toMatchObject({
      totalPrice: 400_00,
      whyNot: { code: 'DATES_CLOSED', values: { since: '2031-11-05', until: '2031-11-06' } },
    })
  })
})
