import { describe, expect, it } from 'vitest'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { text, words } from '#activity/values.ts'
import { editPackage, listPackages, publishPackage, readPackage, withdrawPackage } from '@sarai/wire/desk/packages.ts'
import { addPricePeriod, addSpecialDate, editPricePeriod, editSpecialDate } from '@sarai/wire/desk/prices.ts'
import { editProperty } from '@sarai/wire/desk/properties.ts'
import { editRoomType } from '@sarai/wire/desk/room-types.ts'
import { packageBuilders, packageFields, roomFields } from '#testing/package-builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const admin = await aStaffMember('admin')
const { token } = await aStaffMember('catalogue')
const desk = callAs(token)
const { aPackage, aProperty, aSoldRoom, propertyOf } = packageBuilders(database, desk)
await database.sql(`insert into agency_group values ('Gold', 'Gold', 'طلایی'), ('Silver', 'Silver', 'نقره‌ای')`)

const read = (id: number) => desk(readPackage, { params: { id } })
const stepsOf = async (id: number) => {
  const { rows } = await callAs(admin.token)(listActivity, { query: { limit: 100 } })
  return rows.filter(({ about }) => (about?.packageId ?? about?.id) === id)
}

describe('a package', () => {
  it('begins as a draft that can be found by a part of either title', async () => {
    const id = await aPackage({ titleEn: 'Nowruz in Dubai', titleFa: 'نوروز دبی', groups: ['Gold'] })
    expect(await read(id)).toMatchObject({ status: 'draft', version: 1, groups: ['Gold'], hotels: 0, hasPrices: false })
    for (const search of ['ruz in dub', 'نوروز']) {
      const { rows, total } = await desk(listPackages, { query: { search, status: 'draft' } })
      expect(rows.map((row) => row.id)).toEqual([id])
      expect(total).toBe(1)
    }
    expect((await desk(listPackages, { query: { search: 'نوروز', status: 'published' } })).rows).toEqual([])
  })

  it('is listed page by page, the newest first', async () => {
    const titleEn = crypto.randomUUID()
    const ids = [await aPackage({ titleEn }), await aPackage({ titleEn }), await aPackage({ titleEn })]
    const first = await desk(listPackages, { query: { search: titleEn, limit: 2 } })
    const second = await desk(listPackages, { query: { search: titleEn, limit: 2, after: first.next! } })
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(second.next).toBeNull()
  })

  it('is refused with a currency or a group that does not exist, or dates that run backwards', async () => {
    await expect(aPackage({ currency: 'XXX' })).rejects.toMatchObject({ fields: ['currency'] })
    await expect(aPackage({ groups: ['Bronze'] })).rejects.toMatchObject({ fields: ['groups'] })
    await expect(aPackage({ availableUntil: '2031-09-30' })).rejects.toMatchObject({ fields: ['availableUntil'] })
  })

  it('can be changed, which the log and everybody who keeps a copy are told', async () => {
    const id = await aPackage()
    const [before] = await database.sql<{ revision: number }>(`select revision::int from package where id = $1`, [id])
    const body = { ...packageFields({ titleEn: 'Istanbul winter', groups: ['Silver', 'Gold'] }), version: 1 }
    await desk(editPackage, { params: { id }, body })
    expect(await read(id)).toMatchObject({ titleEn: 'Istanbul winter', version: 2, groups: ['Gold', 'Silver'] })
    const [after] = await database.sql<{ revision: number }>(`select revision::int from package where id = $1`, [id])
    expect(after!.revision).toBeGreaterThan(before!.revision)
    const [step] = await stepsOf(id)
    expect(step).toMatchObject({
      what: 'package-edit',
      subject: { kind: 'package', id },
      before: { titleEn: text('Istanbul autumn'), groups: null },
      after: { titleEn: text('Istanbul winter'), groups: words('agency-group')(['Gold', 'Silver']) },
    })
    expect(Object.keys(step!.after!)).toHaveLength(2)
    const news = await database.sql(`select 1 from outbox where what = 'package' and subject = $1`, [`${id}`])
    expect(news.length).toBeGreaterThan(0)
  })

  it('is not changed by a form that is saved as it stood, nor is anything in it: nobody is told', async () => {
    const { packageId, propertyId, roomTypeId } = await aSoldRoom({ groups: ['Silver', 'Gold'] })
    const nights = { firstNight: '2031-11-10', lastNight: '2031-11-20' }
    const period = await desk(addPricePeriod, { params: { id: roomTypeId }, body: { ...nights, price: 130_00 } })
    const feast = { ...nights, titleEn: 'Feast', titleFa: 'عید', roomTypeId: null, roomDifference: 20_00 }
    const special = { ...feast, childNoBedDifference: 0, childWithBedDifference: 0, extraBedDifference: 0 }
    const added = await desk(addSpecialDate, { params: { id: propertyId }, body: special })
    await database.sql(`delete from outbox`)
    const state = async () => [
      await database.sql(`select revision, edited_at from package where id = $1`, [packageId]),
      await read(packageId),
      await propertyOf(propertyId),
      await stepsOf(packageId),
      await database.sql(`select * from outbox`),
    ]
    const before = await state()
    const groups = ['Silver', 'Gold', 'Gold']
    await desk(editPackage, { params: { id: packageId }, body: { ...packageFields({ groups }), version: 1 } })
    const { availableFrom, availableUntil } = packageFields()
    const property = { board: 'BB' as const, availableFrom, availableUntil, active: true, version: 1 }
    await desk(editProperty, { params: { id: propertyId }, body: property })
    await desk(editRoomType, { params: { id: roomTypeId }, body: { ...roomFields(), version: 1 } })
    await desk(editPricePeriod, { params: { id: period.id }, body: { ...nights, price: 130_00, version: 1 } })
    await desk(editSpecialDate, { params: { id: added.id }, body: { ...special, version: 1 } })
    expect(await state()).toEqual(before)
  })

  it('keeps its currency once a price is entered', async () => {
    const empty = await aPackage()
    await desk(editPackage, { params: { id: empty }, body: { ...packageFields({ currency: 'USD' }), version: 1 } })
    const { packageId: id } = await aSoldRoom()
    const attempt = desk(editPackage, { params: { id }, body: { ...packageFields({ currency: 'USD' }), version: 1 } })
    await expect(attempt).rejects.toMatchObject({ code: 'CURRENCY_FIXED', fields: ['currency'] })
  })

  it('shortens its hotels with its own dates, and names those that would have none left', async () => {
    const id = await aPackage()
    const whole = await aProperty(id)
    const body = { ...packageFields({ availableUntil: '2031-11-30' }), version: 1 }
    await desk(editPackage, { params: { id }, body })
    expect(await propertyOf(whole.id)).toMatchObject({ availableUntil: '2031-11-30', version: 2 })
    const late = { board: 'BB' as const, availableFrom: '2031-11-20', availableUntil: '2031-11-30', active: true }
    await desk(editProperty, { params: { id: whole.id }, body: { ...late, version: 2 } })
    const shorter = { ...packageFields({ availableUntil: '2031-11-10' }), version: 2 }
    const { hotel } = await propertyOf(whole.id)
    await expect(desk(editPackage, { params: { id }, body: shorter })).rejects.toMatchObject({
      code: 'HOTELS_OUTSIDE_DATES',
      message: expect.stringContaining(hotel.nameEn) as string,
    })
  })

  it('is published when something in it can be sold, withdrawn, and published again', async () => {
    const { packageId: id, roomTypeId } = await aSoldRoom()
    const setRoom = (version: number, active: boolean) =>
      desk(editRoomType, { params: { id: roomTypeId }, body: { ...roomFields({ active }), version } })
    await setRoom(1, false)
    const publish = (version: number) => desk(publishPackage, { params: { id }, body: { version } })
    await expect(publish(1)).rejects.toMatchObject({ code: 'NOTHING_TO_SELL', status: 409 })
    await setRoom(2, true)
    await publish(1)
    expect(await read(id)).toMatchObject({ status: 'published', version: 2, hotelsOnSale: 1 })
    await desk(withdrawPackage, { params: { id }, body: { version: 2 } })
    await publish(3)
    const steps = await stepsOf(id)
    expect(steps.slice(0, 2).map(({ what }) => what)).toEqual(['package-publish', 'package-withdraw'])
  })

  it('is not the business of other staff', async () => {
    const finance = await aStaffMember('finance')
    await expect(callAs(finance.token)(listPackages, { query: {} })).rejects.toMatchObject({ status: 403 })
  })
})
