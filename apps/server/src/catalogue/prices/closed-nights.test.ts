import { describe, expect, it } from 'vitest'
import { readRoomTypes, searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { closeNights, reopenNights } from '@sarai/wire/desk/closed-nights.ts'
import { publishPackage, readPackage } from '@sarai/wire/desk/packages.ts'
import { packageBuilders } from '#testing/package-builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency, aStaffMember } = await openTestApp()
const { token } = await aStaffMember('catalogue')
const desk = callAs(token)
const agency = callAs((await anAgency()).token)
const { aSoldRoom, aRoom, propertyOf } = packageBuilders(database, desk)

const nights = { firstNight: '2031-11-12', lastNight: '2031-11-13', roomTypeId: null }
const close = (id: number, body: Omit<typeof nights, 'roomTypeId'> & { roomTypeId: number | null }) =>
  desk(closeNights, { params: { id }, body })

async function aHotelOnSale() {
  const sold = await aSoldRoom()
  const { version } = await desk(readPackage, { params: { id: sold.packageId } })
  await desk(publishPackage, { params: { id: sold.packageId }, body: { version } })
  const stay = async () => {
    const query = { propertyId: sold.propertyId, CheckInDate: '2031-11-10', CheckOutDate: '2031-11-15' }
    return (await agency(searchHotels, { query }))[0]?.stay
  }
  return { ...sold, stay }
}

describe('nights that the hotel does not sell', () => {
  it('are refused to agencies with the reason at once, and sold again when they are reopened', async () => {
    const { propertyId, stay } = await aHotelOnSale()
    expect(await stay()).toMatchObject({ totalPrice: 500_00, problem: null })
    const { id } = await close(propertyId, nights)
    expect(await stay()).toMatchObject({ totalPrice: null, problem: { code: 'DATES_CLOSED' } })
    const [room] = await agency(readRoomTypes, { params: { id: propertyId } })
    expect(room?.closedDates).toEqual([{ startDate: '2031-11-12', endDate: '2031-11-13' }])
    expect((await propertyOf(propertyId)).closedNights).toEqual([{ ...nights, id, version: 1 }])
    await desk(reopenNights, { params: { id }, query: { version: 1 } })
    expect(await stay()).toMatchObject({ totalPrice: 500_00, problem: null })
  })

  it('may be those of one room type only, and never of a room of another hotel', async () => {
    const [{ propertyId, roomTypeId, stay }, other] = [await aHotelOnSale(), await aSoldRoom()]
    await aRoom(propertyId, { nameEn: 'Suite', basePrice: 200_00 })
    await close(propertyId, { ...nights, roomTypeId })
    expect(await stay()).toMatchObject({ totalPrice: 1_000_00, roomType: 'Suite' })
    const attempt = close(propertyId, { ...nights, roomTypeId: other.roomTypeId })
    await expect(attempt).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: ['roomTypeId'] })
  })

  it('are closed and reopened on the record, by somebody who saw them as they are', async () => {
    const { packageId, propertyId } = await aSoldRoom()
    const { id } = await close(propertyId, nights)
    const reopen = (version: number) => desk(reopenNights, { params: { id }, query: { version } })
    await expect(reopen(2)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    await reopen(1)
    await expect(reopen(1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const steps = await database.sql(
      `select what, was #>> '{firstNight,day}' as before, became #>> '{firstNight,day}' as after from activity
       where subject_kind = 'property' and subject_id = $1 and subject_within = $2 and what like 'nights-%' order by id`,
      [propertyId, packageId],
    )
    expect(steps).toEqual([
      { what: 'nights-close', before: null, after: '2031-11-12' },
      { what: 'nights-reopen', before: '2031-11-12', after: null },
    ])
  })
})
