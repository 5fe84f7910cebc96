import { describe, expect, it } from 'vitest'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { setHotelContact } from '@sarai/wire/desk/hotel-contacts.ts'
import { readHotel } from '@sarai/wire/desk/hotels.ts'
import { readRoomTypes, searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { contact as reach, text, word } from '#activity/values.ts'
import { addAHotel } from '#testing/a-hotel.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aStaffMember, anAgency } = await openTestApp()
const { aPackage, aProperty } = aCatalogue(database)
const desk = callAs((await aStaffMember('catalogue')).token)
const admin = callAs((await aStaffMember('admin')).token)

const elif = {
  name: 'Elif Demir',
  email: 'reservations@galata.example',
  language: 'tr' as const,
  telephone: '+90 212 555 01 07',
}
const contactOf = async (id: number) => (await desk(readHotel, { params: { id } })).contact

describe('the contact of a hotel', () => {
  it('is nobody until somebody is written down, and is written to in English', async () => {
    const { id } = await addAHotel(desk)
    expect(await contactOf(id)).toEqual({ version: 1, name: '', email: '', language: 'en', telephone: '' })
  })

  it('is kept, and the log says what changed', async () => {
    const { id } = await addAHotel(desk)
    const saved = await desk(setHotelContact, { params: { id }, body: { ...elif, version: 1 } })
    expect(saved).toEqual({ id, version: 2 })
    expect(await contactOf(id)).toEqual({ ...elif, version: 2 })
    await desk(setHotelContact, {
      params: { id },
      body: { ...elif, telephone: '', name: 'Mehmet Kaya', version: saved.version },
    })
    const { rows } = await admin(listActivity, { query: { limit: 2 } })
    expect(rows).toMatchObject([
      {
        what: 'hotel-contact',
        subject: { kind: 'hotel', id },
        before: { name: text(elif.name), telephone: reach(elif.telephone) },
        after: { name: text('Mehmet Kaya'), telephone: null },
      },
      { what: 'hotel-contact', after: { email: reach(elif.email), language: word('hotel-language')('tr') } },
    ])
  })

  it('is changed once for each of its versions', async () => {
    const { id } = await addAHotel(desk)
    const save = (name: string) => desk(setHotelContact, { params: { id }, body: { ...elif, name, version: 1 } })
    const outcomes = await Promise.allSettled([save('Ayşe'), save('Burak')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({ code: 'STATE_CHANGED' })
  })

  it('stays as it is when nothing was changed', async () => {
    const { id } = await addAHotel(desk)
    const saved = await desk(setHotelContact, { params: { id }, body: { ...elif, version: 1 } })
    expect(await desk(setHotelContact, { params: { id }, body: { ...elif, version: saved.version } })).toEqual(saved)
  })

  it.each([
    ['half an e-mail', { email: 'reservations@' }, 'email'],
    ['words for a telephone number', { telephone: 'ask Elif' }, 'telephone'],
    ['a language that we do not write', { language: 'fa' as 'tr' }, 'language'],
  ])('is refused with %s', async (_, changes, field) => {
    const { id } = await addAHotel(desk)
    const refused = desk(setHotelContact, { params: { id }, body: { ...elif, ...changes, version: 1 } })
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] })
  })

  it('is nothing that the role of agencies, or that of anybody outside the house, may read', async () => {
    const rows = await database.sql<{ role: string }>(`
      select rolname as role from pg_roles
      where rolname like 'sarai\\_%' and has_any_column_privilege(rolname, 'hotel_contact', 'select') order by 1`)
    expect(rows.map(({ role }) => role)).toEqual(['sarai_desk', 'sarai_owner', 'sarai_worker'])
  })

  it('travels in no answer to an agency', async () => {
    const sold = await aProperty(await aPackage(), { name: 'Galata Court Hotel' })
    const [hotel] = await database.sql<{ id: number }>(`select hotel_id::int as id from property where id = $1`, [sold])
    await desk(setHotelContact, { params: { id: hotel!.id }, body: { ...elif, version: 1 } })
    const agency = callAs((await anAgency()).token)
    const cards = await agency(searchHotels, { query: {} })
    const rooms = await agency(readRoomTypes, { params: { id: sold } })
    expect(cards.map((card) => card.accommodationPropertyId)).toContain(sold)
    for (const told of Object.values(elif).filter((value) => value !== 'tr')) {
      expect(JSON.stringify([cards, rooms])).not.toContain(told)
    }
  })
})
