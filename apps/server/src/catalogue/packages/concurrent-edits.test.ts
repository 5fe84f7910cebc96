import { describe, expect, it, vi } from 'vitest'
import { closeNights } from '@sarai/wire/desk/closed-nights.ts'
import { editPackage } from '@sarai/wire/desk/packages.ts'
import { addPricePeriod, editPricePeriod } from '@sarai/wire/desk/prices.ts'
import { editProperty } from '@sarai/wire/desk/properties.ts'
import { addRoomType, editRoomType } from '@sarai/wire/desk/room-types.ts'
import { asStaffId } from '@sarai/domain/ground/ids.ts'
import { changePackage, unchanged } from '#catalogue/packages/change-package.ts'
import { keepOnePrice } from '#catalogue/prices/keep-one-price.ts'
import type { StaffCaller } from '#caller.ts'
import { query } from '#database/query.ts'
import { packageBuilders, packageFields, roomFields } from '#testing/package-builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const { token } = await aStaffMember('catalogue')
const desk = callAs(token)
const { aSoldRoom, propertyOf } = packageBuilders(database, desk)

const staff: StaffCaller = {
  kind: 'staff',
  asked: 'nothing',
  staffId: asStaffId(1),
  roles: ['catalogue'],
  sessionId: 's',
  reference: 'r',
  language: 'en',
  address: '',
}
const december = { firstNight: '2031-12-01', lastNight: '2031-12-10', price: 150_00 }

const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
const removeDraft = query<{ propertyId: number }>(`select remove_draft_property($propertyId)`)

/** How two attempts at once came out: `done`, or the code of the refusal. */
async function outcomes(attempts: Promise<unknown>[]) {
  const settled = await Promise.allSettled(attempts)
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code)).toSorted()
}

describe('of two people who change the same thing at once', () => {
  it('one is refused: a package', async () => {
    const { packageId: id } = await aSoldRoom()
    const attempt = (titleEn: string) =>
      desk(editPackage, { params: { id }, body: { ...packageFields({ titleEn }), version: 1 } })
    expect(await outcomes([attempt('One'), attempt('Other')])).toEqual(['STATE_CHANGED', 'done'])
  })

  it('one is refused: a hotel, a room type, a period', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const dates = { availableFrom: '2031-10-01', availableUntil: '2031-12-31', active: true, version: 1 }
    const hotel = (board: 'HB' | 'FB') => desk(editProperty, { params: { id: propertyId }, body: { ...dates, board } })
    expect(await outcomes([hotel('HB'), hotel('FB')])).toEqual(['STATE_CHANGED', 'done'])

    const room = (basePrice: number) =>
      desk(editRoomType, { params: { id: roomTypeId }, body: { ...roomFields({ basePrice }), version: 1 } })
    expect(await outcomes([room(1), room(2)])).toEqual(['STATE_CHANGED', 'done'])

    const { id } = await desk(addPricePeriod, { params: { id: roomTypeId }, body: december })
    const period = (price: number) =>
      desk(editPricePeriod, { params: { id }, body: { ...december, price, version: 1 } })
    expect(await outcomes([period(1), period(2)])).toEqual(['STATE_CHANGED', 'done'])
  })

  it('two prices for the same nights do not both get in', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const add = (price: number) =>
      desk(addPricePeriod, { params: { id: roomTypeId }, body: { ...december, lastNight: `2031-12-1${price}`, price } })
    const results = await outcomes([1, 2, 3, 4, 5].map(add))
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    expect(results.filter((result) => result === 'PERIOD_OVERLAP')).toHaveLength(4)
    expect((await propertyOf(propertyId)).roomTypes[0]!.periods).toHaveLength(1)
  })

  it('sabotage: without the lock of the package two prices for the same nights do get in', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const insert = query<{ roomTypeId: number; firstNight: string; lastNight: string }>(
      `insert into price_period (room_type_id, first_night, last_night, price) values ($roomTypeId, $firstNight, $lastNight, 1)`,
    )
    let arrived = 0
    let open = () => {}
    const bothAreInside = new Promise<void>((resolve) => (open = resolve))
    const add = (lastNight: string) =>
      database.db.write(staff, async (tx) => {
        await keepOnePrice(tx, roomTypeId, { firstNight: december.firstNight, lastNight })
        if ((arrived += 1) === 2) open()
        await bothAreInside
        await insert.run(tx, { roomTypeId, firstNight: december.firstNight, lastNight })
      })
    await Promise.all([add('2031-12-11'), add('2031-12-12')])
    expect((await propertyOf(propertyId)).roomTypes[0]!.periods).toHaveLength(2)
  })

  it('what a colleague has just taken out of the package is told as gone: a hotel, a room type, a period', async () => {
    const { packageId, propertyId, roomTypeId } = await aSoldRoom()
    const { id } = await desk(addPricePeriod, { params: { id: roomTypeId }, body: december })
    const nights = { firstNight: '2031-12-20', lastNight: '2031-12-21' }
    const price = 2
    let attempts: Promise<string[]> | undefined
    await changePackage(database.db, staff, { part: 'package', id: packageId }, async (tx) => {
      // Listened to from the start: a refusal that comes before this ends would be nobody's.
      attempts = outcomes([
        desk(closeNights, { params: { id: propertyId }, body: { ...nights, roomTypeId: null } }),
        desk(addRoomType, { params: { id: propertyId }, body: roomFields() }),
        desk(addPricePeriod, { params: { id: roomTypeId }, body: { ...nights, price } }),
        desk(editPricePeriod, { params: { id }, body: { ...december, price, version: 1 } }),
      ])
      await vi.waitFor(async () => expect(await database.sql(waiting)).toHaveLength(4))
      await removeDraft.run(tx, { propertyId })
      return unchanged
    })
    expect(await attempts).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
  })

  it('sabotage: without the version that was read, the second undoes the first and nobody is told', async () => {
    const { propertyId, roomTypeId } = await aSoldRoom()
    const rename = query<{ roomTypeId: number; nameEn: string }>(
      `update room_type set name_en = $nameEn where id = $roomTypeId`,
    )
    const edit = (name: string) =>
      changePackage(database.db, staff, { part: 'roomType', id: roomTypeId }, async (tx) => {
        await rename.run(tx, { roomTypeId, nameEn: name })
        return { what: 'room-type-edit', reply: null }
      })
    expect(await outcomes([edit('One'), edit('Other')])).toEqual(['done', 'done'])
    expect((await propertyOf(propertyId)).roomTypes).toHaveLength(1)
  })
})
