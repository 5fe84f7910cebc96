import { describe, expect, it } from 'vitest'
import { setHotelContact } from '@sarai/wire/desk/hotel-contacts.ts'
import { readHotel } from '@sarai/wire/desk/hotels.ts'
import { sheetsAtTheDesk } from '#catalogue/price-sheet/testing/sheets-at-the-desk.ts'
import { aPricedPackage } from '#testing/a-priced-package.ts'

const { sql, call, exported, handIn, lastOf, changesOf, apply } = await sheetsAtTheDesk()

/** A package of one hotel whose contact is known. */
async function aPackageWithContact() {
  const id = await aPricedPackage(sql, { hotels: 1, rooms: 1, periods: 1 })
  const [{ hotelId } = { hotelId: 0 }] = await sql<{ hotelId: number }>(
    `select hotel_id::int as "hotelId" from property where package_id = $1`,
    [id],
  )
  const contact = {
    name: 'Elif Demir',
    email: 'res@galata.example',
    language: 'tr',
    telephone: '+90 212 555 01 07',
  } as const
  await call(setHotelContact, { params: { id: hotelId }, body: { ...contact, version: 1 } })
  return { id, hotelId, contact }
}
const contactOf = async (id: number) => (await call(readHotel, { params: { id } })).contact
const revisionOf = async (id: number) =>
  (await sql<{ revision: number }>(`select revision::int from package where id = $1`, [id]))[0]!.revision

describe('the contacts of hotels in a spreadsheet', () => {
  it('stand in a sheet of their own, one row for each hotel', async () => {
    const { id, contact } = await aPackageWithContact()
    const { sheets } = await exported(id)
    expect(sheets.contacts.slice(1)).toEqual([
      [expect.stringMatching(/^H\d+v\d+$/), 'Hotel 1', contact.name, contact.email, 'tr', contact.telephone],
    ])
  })

  it.each(['en', 'fa'])('come back without a difference when nothing was changed (%s)', async (language) => {
    const { id } = await aPackageWithContact()
    const { save } = await exported(id, language)
    expect(await handIn(id, save())).toMatchObject({ state: 'ready', changed: 0, faultCount: 0, conflictCount: 0 })
  })

  it('are shown before and after, and count when they are applied; no price list is made again for them', async () => {
    const { id, hotelId } = await aPackageWithContact()
    const revision = await revisionOf(id)
    const { sheets, save } = await exported(id)
    sheets.contacts[1]!.splice(2, 4, 'Mehmet Kaya', 'mehmet@galata.example', 'EN', '۰۲۱۲ ۵۵۵۰۱۰۸')
    const read = await handIn(id, save())
    expect(read).toMatchObject({ state: 'ready', added: 0, changed: 1, removed: 0 })
    expect((await changesOf(read.id)).rows).toMatchObject([
      {
        kind: 'changed',
        what: 'contact',
        hotelEn: 'Hotel 1',
        roomEn: null,
        fields: [
          { field: 'contactName', before: 'Elif Demir', after: 'Mehmet Kaya' },
          { field: 'contactEmail', before: 'res@galata.example', after: 'mehmet@galata.example' },
          { field: 'contactLanguage', before: 'tr', after: 'en' },
          { field: 'contactTelephone', before: '+90 212 555 01 07', after: '0212 5550108' },
        ],
      },
    ])
    await apply(read.id)
    expect(await lastOf(id)).toMatchObject({ state: 'applied', changed: 1 })
    expect(await contactOf(hotelId)).toEqual({
      version: 3,
      name: 'Mehmet Kaya',
      email: 'mehmet@galata.example',
      language: 'en',
      telephone: '0212 5550108',
    })
    expect(await revisionOf(id)).toBe(revision)
    // A word instead of a number: the page of every hotel that is open reads again.
    const told = await sql(`select audience, subject from outbox where what = 'hotel' order by id desc limit 1`)
    expect(told).toEqual([{ audience: 'desk', subject: 'contacts' }])
  })

  it('are written down for a hotel that had none, and taken away by emptying the cells', async () => {
    const id = await aPricedPackage(sql, { hotels: 1, rooms: 1, periods: 1 })
    const first = await exported(id)
    first.sheets.contacts[1]!.splice(2, 4, null, 'new@hotel.example', null, null)
    const added = await handIn(id, first.save())
    await apply(added.id)
    const [{ hotelId } = { hotelId: 0 }] = await sql<{ hotelId: number }>(
      `select hotel_id::int as "hotelId" from property where package_id = $1`,
      [id],
    )
    const contact = { name: '', email: 'new@hotel.example', language: 'en', telephone: '' }
    expect(await contactOf(hotelId)).toEqual({ ...contact, version: 2 })
    const second = await exported(id)
    second.sheets.contacts[1]!.fill(null, 2)
    await apply((await handIn(id, second.save())).id)
    expect(await contactOf(hotelId)).toEqual({ ...contact, email: '', version: 3 })
  })

  it('stay when their row is gone, and when the spreadsheet is older than contacts are', async () => {
    const { id, hotelId, contact } = await aPackageWithContact()
    const { sheets, save } = await exported(id)
    sheets.contacts.splice(1)
    expect(await handIn(id, save())).toMatchObject({ state: 'ready', changed: 0, removed: 0 })
    const older = await exported(id)
    older.sheets.keys.splice(
      0,
      older.sheets.keys.length,
      ...older.sheets.keys.filter(([key]) => !(typeof key === 'string' && key.startsWith('H'))),
    )
    older.sheets.contacts.splice(0)
    expect(await handIn(id, older.save())).toMatchObject({ state: 'ready', changed: 0, faultCount: 0 })
    expect(await contactOf(hotelId)).toEqual({ ...contact, version: 2 })
  })

  it.each([
    ['an e-mail that is none', 3, 'reservations at galata', 'email', 'D'],
    ['a language that we do not write', 4, 'fa', 'language', 'E'],
    ['a telephone number that is none', 5, 'ask Elif', 'phone', 'F'],
    ['a name that is too long', 2, 'x'.repeat(121), 'text', 'C'],
  ])('are refused at their cell: %s', async (_, column, typed, fault, letter) => {
    const { id } = await aPackageWithContact()
    const { sheets, save } = await exported(id)
    sheets.contacts[1]![column] = typed
    const read = await handIn(id, save())
    expect(read).toMatchObject({ state: 'refused', faultCount: 1 })
    expect(read.faults).toMatchObject([{ sheet: 'contact', row: 2, column: letter, fault }])
  })

  it('are not overwritten when somebody changed them meanwhile', async () => {
    const { id, hotelId, contact } = await aPackageWithContact()
    const { sheets, save } = await exported(id)
    const { version } = await contactOf(hotelId)
    await call(setHotelContact, { params: { id: hotelId }, body: { ...contact, name: 'Ayşe Yıldız', version } })
    sheets.contacts[1]![2] = 'Burak Şahin'
    const read = await handIn(id, save())
    expect(read).toMatchObject({ state: 'refused', conflictCount: 1 })
    expect(read.conflicts).toMatchObject([{ what: 'contact', how: 'changed', hotelEn: 'Hotel 1' }])
    expect((await contactOf(hotelId)).name).toBe('Ayşe Yıldız')
  })

  it('are not overwritten when somebody changes them between the look and the applying', async () => {
    const { id, hotelId, contact } = await aPackageWithContact()
    const { sheets, save } = await exported(id)
    sheets.contacts[1]![2] = 'Burak Şahin'
    const read = await handIn(id, save())
    const { version } = await contactOf(hotelId)
    await call(setHotelContact, { params: { id: hotelId }, body: { ...contact, name: 'Ayşe Yıldız', version } })
    await apply(read.id)
    expect(await lastOf(id)).toMatchObject({ state: 'refused', conflictCount: 1 })
    expect((await contactOf(hotelId)).name).toBe('Ayşe Yıldız')
  })
})
