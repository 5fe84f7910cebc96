import { describe, expect, it } from 'vitest'
import { listActivity } from '@sarai/wire/desk/activity.ts'
import { text, yesNo } from '#activity/values.ts'
import { addHotelPicture } from '@sarai/wire/desk/hotel-pictures.ts'
import { addHotel, editHotel, listHotels, listPlaces, readHotel, switchHotel } from '@sarai/wire/desk/hotels.ts'
import { addAHotel, aHotel, aStoredPicture } from '#testing/a-hotel.ts'
import { packageBuilders } from '#testing/package-builders.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, aStaffMember } = await openTestApp()
const desk = callAs((await aStaffMember('catalogue')).token)
const { aPackage, aSoldRoom } = packageBuilders(database, desk)
const admin = callAs((await aStaffMember('admin')).token)

const found = async (query: Parameters<typeof desk<typeof listHotels>>[1]['query']) => {
  const { rows } = await desk(listHotels, { query })
  return rows.map(({ id }) => id)
}
const lastStep = async () => {
  const { rows } = await admin(listActivity, { query: { limit: 1 } })
  return rows[0]
}

describe('the list of hotels', () => {
  it.each([
    ['a part of the Latin name, without its marks', 'ciragan'],
    ['a part of the Persian name, with Arabic letters', 'چيراغان كن'],
  ])('finds one by %s', async (_, typed) => {
    const { id } = await addAHotel(desk, { nameEn: 'Çırağan Kent', nameFa: 'چیراغان کنت' })
    expect(await found({ search: typed })).toContain(id)
  })

  it.each(['استامبول لاله لی', 'استانبول لالهلی', 'لاله‌لی', 'istambul laleli', 'istanbullaleli'])(
    'finds one as people write its name: %s',
    async (typed) => {
      const { id } = await addAHotel(desk, { nameEn: 'Istanbul Laleli', nameFa: 'استانبول لاله لی' })
      expect(await found({ search: typed })).toContain(id)
    },
  )

  it('takes the signs of LIKE for what they are', async () => {
    const { id } = await addAHotel(desk, { nameEn: 'Half_Moon 50%' })
    expect(await found({ search: '50%' })).toEqual([id])
    expect(await found({ search: 'f_m' })).toEqual([id])
    expect(await found({ search: 'g_lata' })).toEqual([])
  })

  it('shows a city with its districts, and those on sale or off sale', async () => {
    const city = await addAHotel(desk, { placeId: 'ge-tbilisi' })
    const district = await addAHotel(desk, { placeId: 'tr-izmir-alsancak' })
    const inCity = await addAHotel(desk, { placeId: 'tr-izmir' })
    expect(await found({ place: 'ge-tbilisi' })).toEqual([city.id])
    expect(await found({ place: 'tr-izmir' })).toEqual([district.id, inCity.id])
    await desk(switchHotel, { params: { id: inCity.id }, body: { version: 1, active: false } })
    expect(await found({ place: 'tr-izmir', active: 'false' })).toEqual([inCity.id])
    expect(await found({ place: 'tr-izmir', active: 'true' })).toEqual([district.id])
  })

  it('goes by name, page by page, also through hotels of one name', async () => {
    const word = crypto.randomUUID().slice(0, 8)
    const ids: number[] = []
    for (const name of ['Azure', 'Azure', 'Bosfor', 'Cedar', 'Cedar'])
      ids.push((await addAHotel(desk, { nameEn: `${name} ${word}` })).id)
    const seen: number[] = []
    for (let after: number | null | undefined; after !== null;) {
      const page = await desk(listHotels, { query: { search: word, limit: 2, ...(after && { after }) } })
      expect(page.total).toBe(5)
      seen.push(...page.rows.map(({ id }) => id))
      after = page.next
    }
    expect(seen).toEqual(ids)
  })

  it('uses an index among many hotels', async () => {
    await database.sql(`
      insert into hotel (name_en, name_fa, grade, location_id, time_zone)
      select md5(n::text), 'هتل', 3, 'ir-kish', 'Asia/Tehran' from generate_series(1, 10000) n`)
    await database.sql(`vacuum analyze hotel`)
    const plan = async (where: string) =>
      JSON.stringify(await database.sql(`explain select * from hotel ${where} limit 26`))
    expect(await plan(`where spelling_key(search_key) like '%galata%' order by name_en, id`)).toContain(
      'hotel_spelled_as',
    )
    expect(await plan(`order by name_en, id`)).toContain('hotel_by_name')
    await database.sql(`delete from hotel where location_id = 'ir-kish'`)
  })
})

describe('a hotel', () => {
  it('keeps the time of its place', async () => {
    const { id } = await addAHotel(desk, { placeId: 'ir-kish' })
    const hotel = await desk(readHotel, { params: { id } })
    const { placeId: _, ...facts } = aHotel()
    expect(hotel).toMatchObject({ ...facts, timeZone: 'Asia/Tehran', active: true, version: 1 })
    expect(hotel.place).toMatchObject({ id: 'ir-kish', nameFa: 'کیش', city: null })
    const places = await desk(listPlaces, {})
    expect(places.find((place) => place.id === 'tr-istanbul-galata')?.city?.nameFa).toBe('استانبول')
  })

  it.each([
    ['a grade between the halves', { grade: 4.3 }, 'grade'],
    ['a grade above five', { grade: 5.5 }, 'grade'],
    ['no Persian name', { nameFa: ' ' }, 'nameFa'],
    ['a place that there is not', { placeId: 'atlantis' }, 'placeId'],
  ])('is refused with %s', async (_, changes, field) => {
    const refused = desk(addHotel, { body: aHotel(changes) })
    await expect(refused).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [field] })
  })

  it('is edited once for each version, and the log says what changed', async () => {
    const { id, version } = await addAHotel(desk)
    const edit = (nameEn: string) =>
      desk(editHotel, { params: { id }, body: { ...aHotel({ nameEn, placeId: 'ir-kish' }), version } })
    const outcomes = await Promise.allSettled([edit('Galata Palace'), edit('Galata Pera')])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refusal = outcomes.find((outcome) => outcome.status === 'rejected')?.reason
    expect(refusal).toMatchObject({ status: 409, code: 'STATE_CHANGED' })
    const { nameEn, timeZone } = await desk(readHotel, { params: { id } })
    expect(timeZone).toBe('Asia/Tehran')
    expect(await lastStep()).toMatchObject({
      what: 'hotel-edit',
      subject: { kind: 'hotel', id },
      before: { nameEn: text('Galata Court'), placeId: text('tr-istanbul-galata') },
      after: { nameEn: text(nameEn), placeId: text('ir-kish') },
    })
  })

  it('sabotage: without the version, whoever read an older hotel would wipe out what others wrote', async () => {
    const { id, version } = await addAHotel(desk)
    const save = (changes: Parameters<typeof aHotel>[0], seen: number) =>
      desk(editHotel, { params: { id }, body: { ...aHotel(changes), version: seen } })
    const edited = await save({ nameEn: 'Galata Palace' }, version)
    await expect(save({ address: 'Bankalar 7' }, version)).rejects.toMatchObject({ code: 'STATE_CHANGED' })
    // What a server that did not compare would do: take the old form for the newest version.
    await save({ address: 'Bankalar 7' }, edited.version)
    expect(await desk(readHotel, { params: { id } })).toMatchObject({ nameEn: 'Galata Court', address: 'Bankalar 7' })
  })

  it('is saved also when only the end of a long text was changed, and the log keeps its beginning', async () => {
    const described = (end: string) => ({ descriptionEn: `${'By the tower. '.repeat(20)}${end}` })
    const { id, version } = await addAHotel(desk, described('Closed in winter.'))
    const changes = described('Open all the year.')
    await desk(editHotel, { params: { id }, body: { ...aHotel(changes), version } })
    expect(await desk(readHotel, { params: { id } })).toMatchObject({ ...changes, version: version + 1 })
    const { what, after } = (await lastStep())!
    expect(what).toBe('hotel-edit')
    expect(Array.from((after!['descriptionEn'] as { text: string }).text)).toHaveLength(121)
  })

  it('off sale stays in its packages, whose price lists are worth reading again', async () => {
    const { id } = await addAHotel(desk)
    const [sold] = await database.sql<{ id: number }>(`
      insert into package (title_en, title_fa, currency, available_from, available_until)
      values ('Istanbul', 'استانبول', 'EUR', '2027-01-01', '2027-03-31') returning id::int`)
    await database.sql(
      `insert into property (package_id, hotel_id, board, available_from, available_until)
       values ($1, $2, 'BB', '2027-01-05', '2027-03-01')`,
      [sold?.id, id],
    )
    const revision = async () => {
      const [row] = await database.sql<{ revision: number }>(`select revision::int from package where id = $1`, [
        sold?.id,
      ])
      return row?.revision ?? 0
    }
    const before = await revision()
    await desk(switchHotel, { params: { id }, body: { version: 1, active: false } })
    const hotel = await desk(readHotel, { params: { id } })
    expect(hotel).toMatchObject({
      active: false,
      version: 2,
      soldIn: [{ packageId: sold?.id, titleFa: 'استانبول', board: 'BB', availableFrom: '2027-01-05', active: true }],
    })
    expect(await revision()).toBeGreaterThan(before)
    expect(await lastStep()).toMatchObject({
      what: 'hotel-switch',
      before: { active: yesNo(true) },
      after: { active: yesNo(false) },
    })
  })

  it('is told to the desk when it is added, and only to the desk', async () => {
    const { id } = await addAHotel(desk)
    const told = await database.sql(`select audience from outbox where what = 'hotel' and subject = $1`, [`${id}`])
    expect(told).toEqual([{ audience: 'desk' }])
  })

  it('is told to everybody who sees its packages or earns by it, when it changes or goes off sale', async () => {
    const { packageId, hotelId: id } = await aSoldRoom()
    const draft = await aPackage()
    await database.sql(`update package set status = 'published' where id = $1`, [packageId])
    await database.sql(
      `insert into property (package_id, hotel_id, board, available_from, available_until)
       values ($1, $2, 'BB', '2031-11-01', '2031-11-30')`,
      [draft, id],
    )
    const hotel = await desk(readHotel, { params: { id } })
    const body = { ...aHotel(), placeId: hotel.place.id, version: hotel.version }
    const steps = {
      edit: () => desk(editHotel, { params: { id }, body }),
      again: () => desk(editHotel, { params: { id }, body: { ...body, version: 2 } }),
      picture: () => desk(addHotelPicture, { params: { id }, body: aStoredPicture('a') }),
      switch: () => desk(switchHotel, { params: { id }, body: { version: 2, active: false } }),
    }
    const toldBy = async (step: keyof typeof steps) => {
      await database.sql(`delete from outbox`)
      await steps[step]()
      const told = await database.sql<{ said: string }>(
        `select audience || ' ' || what || ' ' || subject as said from outbox where what <> 'activity' order by id`,
      )
      return told.map(({ said }) => said)
    }
    const packages = [`desk package ${packageId}`, `agencies package ${packageId}`, `desk package ${draft}`]
    expect(await toldBy('edit')).toEqual([`desk hotel ${id}`, ...packages])
    expect(await toldBy('again')).toEqual([])
    expect(await toldBy('picture')).toEqual([`desk hotel ${id}`, ...packages])
    await database.sql(`insert into agency_group values ('Onyx', 'Onyx', 'اونیکس')`)
    const [promoted] = await database.sql<{ id: number }>(
      `insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
       values ('Onyx', $1, '2031-11-01', '2031-11-30', 500, 'EUR') returning id::int`,
      [id],
    )
    const commission = [`desk commission ${promoted!.id}`, `agencies commission ${promoted!.id}`]
    expect(await toldBy('switch')).toEqual([`desk hotel ${id}`, ...packages, ...commission])
  })

  it('is for those who keep the catalogue', async () => {
    const finance = callAs((await aStaffMember('finance')).token)
    await expect(finance(addHotel, { body: aHotel() })).rejects.toMatchObject({ status: 403 })
    await expect(finance(listHotels, { query: {} })).rejects.toMatchObject({ status: 403 })
  })
})
