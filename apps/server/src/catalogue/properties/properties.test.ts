import { describe, expect, it } from 'vitest'
import { publishPackage } from '@sarai/wire/desk/packages.ts'
import { addPricePeriod } from '@sarai/wire/desk/prices.ts'
import {
  addProperty,
  editProperty,
  findHotelsToAdd,
  listProperties,
  removeProperty,
} from '@sarai/wire/desk/properties.ts'
import { editRoomType, removeRoomType } from '@sarai/wire/desk/room-types.ts'
import { query } from '#database/query.ts'
import { packageBuilders, packageFields, roomFields } from '#testing/package-builders.ts'
import { someStaff } from '#testing/some-callers.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const { token } = await aStaffMember('catalogue')
const desk = callAs(token)
const { aHotel, aPackage, aProperty, aRoom, aSoldRoom, propertyOf } = packageBuilders(database, desk)

const { availableFrom, availableUntil } = packageFields()
const wholePackage = { board: 'BB' as const, availableFrom, availableUntil, active: true }
const hotelsOf = async (id: number, search?: string) => {
  const { rows } = await desk(listProperties, { params: { id }, query: { ...(search && { search }) } })
  return rows
}

describe('a hotel in a package', () => {
  it('is found by a part of either name, added once, and not offered again', async () => {
    const name = `Caravan Court ${crypto.randomUUID()}`
    const hotelId = await aHotel(name, 'هتل کاروان')
    const id = await aPackage()
    const offered = () => desk(findHotelsToAdd, { params: { id }, query: { search: name.toUpperCase() } })
    expect(await offered()).toMatchObject([{ id: hotelId, placeEn: 'Taksim, Istanbul', placeFa: 'تکسیم، استانبول' }])
    const add = () => desk(addProperty, { params: { id }, body: { ...wholePackage, hotelId } })
    await add()
    expect(await offered()).toEqual([])
    await expect(add()).rejects.toMatchObject({ code: 'HOTEL_IN_PACKAGE', fields: ['hotelId'] })
  })

  it('is listed with its rooms and the cheapest night on sale', async () => {
    const { packageId, propertyId, roomTypeId } = await aSoldRoom()
    await aRoom(propertyId, { basePrice: 1_00, active: false })
    expect(await hotelsOf(packageId)).toMatchObject([{ rooms: 2, lowestPrice: 100_00, hotel: { grade: 4.5 } }])
    const body = { firstNight: '2031-11-01', lastNight: '2031-11-05', price: 80_00 }
    await desk(addPricePeriod, { params: { id: roomTypeId }, body })
    expect(await hotelsOf(packageId)).toMatchObject([{ lowestPrice: 80_00 }])
    expect(await hotelsOf(packageId, 'nothing of the kind')).toEqual([])
  })

  it('is listed page by page', async () => {
    const id = await aPackage()
    const added = [await aProperty(id), await aProperty(id), await aProperty(id)]
    const first = await desk(listProperties, { params: { id }, query: { limit: 2 } })
    const second = await desk(listProperties, { params: { id }, query: { limit: 2, after: first.next! } })
    expect([...first.rows, ...second.rows].map((row) => row.id)).toEqual(added.map((row) => row.id))
    expect(first.total).toBe(3)
  })

  it('is sold on days of its package only, which the refusal names in the reader’s calendar', async () => {
    const { propertyId } = await aSoldRoom()
    const body = { ...wholePackage, availableUntil: '2032-01-01', version: 1 }
    const inPersian = callAs(token, 'fa')(editProperty, { params: { id: propertyId }, body })
    await expect(inPersian).rejects.toMatchObject({
      code: 'OUTSIDE_PACKAGE_DATES',
      message: expect.stringContaining('۹ مهر ۱۴۱۰') as string,
      fields: ['availableFrom'],
    })
  })

  it('is removed from a draft with its rooms and prices; after that only taken off sale', async () => {
    const draft = await aSoldRoom()
    const body = { firstNight: '2031-11-01', lastNight: '2031-11-05', price: 80_00 }
    await desk(addPricePeriod, { params: { id: draft.roomTypeId }, body })
    await desk(removeProperty, { params: { id: draft.propertyId }, query: { version: 1 } })
    expect(await hotelsOf(draft.packageId)).toEqual([])
    await expect(propertyOf(draft.propertyId)).rejects.toMatchObject({ code: 'NOT_FOUND' })

    const { packageId, propertyId, roomTypeId } = await aSoldRoom()
    await desk(publishPackage, { params: { id: packageId }, body: { version: 1 } })
    const remove = desk(removeProperty, { params: { id: propertyId }, query: { version: 1 } })
    await expect(remove).rejects.toMatchObject({ code: 'NOT_A_DRAFT', status: 409 })
    const removeRoom = desk(removeRoomType, { params: { id: roomTypeId }, query: { version: 1 } })
    await expect(removeRoom).rejects.toMatchObject({ code: 'NOT_A_DRAFT' })
    await desk(editProperty, { params: { id: propertyId }, body: { ...wholePackage, active: false, version: 1 } })
    expect(await propertyOf(propertyId)).toMatchObject({ active: false, version: 2 })
  })

  it('cannot be removed past the code either: the database looks at the status itself', async () => {
    const { packageId, propertyId, roomTypeId } = await aSoldRoom()
    await desk(publishPackage, { params: { id: packageId }, body: { version: 1 } })
    const atDesk = (sql: string, id: number) =>
      database.db.write(someStaff, (tx) => query<{ id: number }>(sql).run(tx, { id }))
    await expect(atDesk(`delete from property where id = $id`, propertyId)).rejects.toThrow('permission denied')
    await atDesk(`select remove_draft_property($id)`, propertyId)
    await atDesk(`select remove_draft_room_type($id)`, roomTypeId)
    expect((await propertyOf(propertyId)).roomTypes).toHaveLength(1)
  })
})

describe('a room type', () => {
  it('keeps its names, rules and four prices, in the order of adding', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const suite = await aRoom(propertyId, { nameEn: 'Suite', board: 'HB', view: 'sea', baseCapacity: 3 })
    const { roomTypes } = await propertyOf(propertyId)
    expect(roomTypes.map(({ id }) => id)).toEqual([roomTypeId, suite])
    expect(roomTypes[1]).toEqual({
      ...roomFields({ nameEn: 'Suite', board: 'HB', view: 'sea', baseCapacity: 3 }),
      id: suite,
      version: 1,
      periods: [],
    })
  })

  it('can be changed, and the hotel is edited by it', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    await database.sql(`update property set edited_at = now() - interval '1 day' where id = $1`, [propertyId])
    const body = { ...roomFields({ basePrice: 111_00, childNoBedIsAllowed: false }), version: 1 }
    await desk(editRoomType, { params: { id: roomTypeId }, body })
    const { roomTypes } = await propertyOf(propertyId)
    expect(roomTypes[0]).toMatchObject({ basePrice: 111_00, childNoBedIsAllowed: false, version: 2 })
    const [edited] = await database.sql<{ lately: boolean }>(
      `select edited_at > now() - interval '1 minute' as lately from property where id = $1`,
      [propertyId],
    )
    expect(edited!.lately).toBe(true)
  })

  it('is refused with a negative price or without a bed', async () => {
    const { propertyId } = await aSoldRoom()
    await expect(aRoom(propertyId, { basePrice: -1 })).rejects.toMatchObject({ fields: ['basePrice'] })
    await expect(aRoom(propertyId, { baseCapacity: 0 })).rejects.toMatchObject({ fields: ['baseCapacity'] })
  })

  it('is removed from a draft', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    await desk(removeRoomType, { params: { id: roomTypeId }, query: { version: 1 } })
    expect((await propertyOf(propertyId)).roomTypes).toEqual([])
  })
})
