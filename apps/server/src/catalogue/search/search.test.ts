import { readRoomTypes, searchHotels } from '@sarai/wire/portal/catalogue.ts'
import { pictureAddress } from '@sarai/wire/desk/pictures.ts'
import { describe, expect, it } from 'vitest'
import { typedWords } from '#catalogue/search/typed-name.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { openTestApp } from '#testing/test-app.ts'

const { database, callAs, anAgency } = await openTestApp()
const { aPackage, aProperty } = aCatalogue(database)
const agency = await anAgency()
const call = callAs(agency.token)
type Query = Parameters<typeof call<typeof searchHotels>>[1]['query']

const winter = await aPackage()
const galata = await aProperty(winter, {
  name: 'Galata Court Hotel',
  persianName: 'هتل گالاتا کورت',
  grade: 4,
  location: 'tr-istanbul-galata',
  price: 6_800,
})
const cinar = await aProperty(winter, {
  name: 'Çınar Palace Hotel',
  persianName: 'هتل چنار پالاس',
  grade: 5,
  location: 'tr-istanbul-taksim',
  price: 11_200,
})
const beyoglu = await aProperty(winter, {
  name: 'Beyoğlu Konak',
  persianName: 'بی‌اوغلو کوناک',
  grade: 4.5,
  location: 'tr-istanbul-beyoglu',
  price: 8_400,
})
const lara = await aProperty(winter, {
  name: 'Lara Güneş Resort',
  persianName: 'ریزورت گونش لارا',
  grade: 5,
  location: 'tr-antalya-lara',
  price: 3_000,
})
const foca = await aProperty(winter, {
  name: 'Foça Fener',
  persianName: 'فنر فوچا',
  grade: 3.5,
  location: 'tr-izmir-foca',
  active: false,
  price: 4_600,
})

const found = async (query: Query = {}) =>
  (await call(searchHotels, { query })).map((card) => card.accommodationPropertyId)

describe('the search for a hotel [wizard-02]', () => {
  it('shows everything when nothing is asked for, cheapest first, and last what is not on sale', async () => {
    expect(await found()).toEqual([lara, galata, beyoglu, cinar, foca])
  })

  it.each([
    ['a part of the Latin name', 'alat', galata],
    ['the end of one word and the beginning of the next', 'ata cou', galata],
    ['the words in another order', 'court galata', galata],
    ['words written together', 'galatacourt', galata],
    ['a word that is cut by a space', 'gala ta', galata],
    ['the name with the word hotel', 'hotel galata', galata],
    ['the name with the word hotel half typed', 'galata hot', galata],
    ['words of which one is short', 'co galata', galata],
    ['two single letters that begin a word', 'g a', galata],
    ['the Persian name', 'گالاتا', galata],
    ['the Persian name with the word hotel', 'هتل گالاتا', galata],
    ['Arabic ye and kaf', 'كورت', galata],
    ['Turkish letters left out', 'cinar', cinar],
    ['capitals with Turkish letters', 'ÇINAR', cinar],
    ['a half-space written as a space', 'بی اوغلو', beyoglu],
    ['a half-space left out', 'بیاوغلو', beyoglu],
    ['a letter that is wrong', 'galaga', galata],
    ['a letter that is missing', 'galta', galata],
    ['a letter too many', 'gallata', galata],
    ['two letters swapped', 'glaata', galata],
    ['a mistake in Persian', 'گالانا', galata],
    ['a mistake in one of two words', 'galata cuort', galata],
    ['a mistake in a part of a word', 'beyiglu', beyoglu],
  ])('finds it by %s', async (_, HotelName, expected) => {
    expect(await found({ HotelName })).toEqual([expected])
  })

  it.each(['%', '_', "'", '\\', '()', 'xyzzyqq', 'qq zz'])('finds nothing strange by %j', async (HotelName) => {
    const all = await found()
    expect([[], all]).toContainEqual(await found({ HotelName }))
  })

  it('corrects only when nothing has the name as it was typed', async () => {
    const near = await aProperty(winter, { name: 'Galatas Inn', price: 100 })
    expect(await found({ HotelName: 'galatas' })).toEqual([near])
    await database.sql(`update room_type set active = false where property_id = $1`, [near])
    expect(await found({ HotelName: 'galatas' })).toEqual([galata])
  })

  it('shows the best match first and then the cheapest', async () => {
    const inside = await aProperty(winter, { name: 'Bigalata', price: 100 })
    expect(await found({ HotelName: 'galata' })).toEqual([galata, inside])
    await database.sql(`update room_type set active = false where property_id = $1`, [inside])
  })

  it.each([
    [5, [lara, cinar]],
    [4.5, [lara, beyoglu, cinar]],
    [4, [lara, galata, beyoglu, cinar]],
    [0, [lara, galata, beyoglu, cinar, foca]],
  ])('with grade %d shows those and better ones', async (HotelGrade, expected) => {
    expect(await found({ HotelGrade })).toEqual(expected)
  })

  it('finds by district, and by city with all its districts', async () => {
    expect(await found({ Location: 'tr-istanbul-taksim' })).toEqual([cinar])
    expect(await found({ Location: 'tr-istanbul' })).toEqual([galata, beyoglu, cinar])
    expect(await found({ Location: 'tr-antalya,tr-istanbul-galata' })).toEqual([lara, galata])
    expect(await found({ Location: 'tr-istanbul,tr-istanbul-galata' })).toEqual([galata, beyoglu, cinar])
    expect(await found({ Location: 'tr-konya' })).toEqual([])
  })

  it('takes all filters together', async () => {
    expect(await found({ Location: 'tr-istanbul', HotelGrade: 4.5 })).toEqual([beyoglu, cinar])
    expect(await found({ Location: 'tr-istanbul', HotelName: 'lara' })).toEqual([])
    expect(await found({ Location: 'tr-istanbul', HotelName: 'ala', HotelGrade: 4.5 })).toEqual([cinar])
    expect(await found({ Location: 'tr-istanbul', HotelName: 'court galata', HotelGrade: 5 })).toEqual([])
  })

  it('comes in pages, and says how many there are', async () => {
    let total = 0
    const page = async (Page: number, HotelName?: string) => {
      const query = { Page, PageSize: 2, ...(HotelName === undefined ? {} : { HotelName }) }
      const cards = await call(searchHotels, { query }, { onTotal: (count) => void (total = count) })
      return cards.map((card) => card.accommodationPropertyId)
    }
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
      [lara, galata],
      [beyoglu, cinar],
      [foca],
      [],
    ])
    expect(total).toBe(5)
    expect(await page(1, 'galata court')).toEqual([galata])
    expect(total).toBe(1)
    expect(await page(501)).toEqual([])
  })
})

describe('a hotel card [wizard-03]', () => {
  it('shows name, place, stars, board, price and dates, in both languages', async () => {
    const query = { propertyId: galata }
    const [english] = await call(searchHotels, { query })
    const [persian] = await callAs(agency.token, 'fa')(searchHotels, { query })
    expect(english).toMatchObject({
      hotelName: 'Galata Court Hotel',
      hotelPlace: 'Galata, Istanbul',
      hotelGrade: 4,
      roomService: 'Bed & breakfast',
      minPrice: 6_800,
      currency: 'EUR',
      currencySign: '€',
      availableUntilISO8601: '2099-12-31',
      isInActive: false,
      stay: null,
    })
    expect(persian).toMatchObject({
      hotelName: 'هتل گالاتا کورت',
      hotelLatinName: 'Galata Court Hotel',
      hotelPlace: 'گالاتا، استانبول',
      roomService: 'با صبحانه',
      title: 'زمستان',
    })
  })

  it('of an inactive hotel is shown as such [wizard-04]', async () => {
    const [card] = await call(searchHotels, { query: { propertyId: foca } })
    expect(card).toMatchObject({ isInActive: true })
  })

  it('shows the cheapest night of all rooms and periods', async () => {
    const [room] = await database.sql<{ id: number }>(`select id from room_type where property_id = $1`, [beyoglu])
    const price = async () => (await call(searchHotels, { query: { propertyId: beyoglu } }))[0]?.minPrice
    const period = `insert into price_period (room_type_id, first_night, last_night, price) values ($1, '2030-01-01', '2030-02-01', 7000)`
    await database.sql(period, [room!.id])
    expect(await price()).toBe(7_000)
    await database.sql(`delete from price_period where room_type_id = $1`, [room!.id])
    expect(await price()).toBe(8_400)
  })

  it('of a package in another currency is sorted by what it is worth here', async () => {
    await database.sql(`insert into exchange_rate (from_currency, from_amount, to_currency, to_amount, day)
      values ('EUR', 100, 'AED', 400, '2026-11-01')`)
    const gulf = await aPackage({ currency: 'AED' })
    const deira = await aProperty(gulf, { name: 'Deira', location: 'ae-dubai-deira', price: 28_000 })
    expect(await found()).toEqual([lara, galata, deira, beyoglu, cinar, foca])
    await database.sql(`update package set status = 'withdrawn' where id = $1`, [gulf])
    expect(await found()).not.toContain(deira)
  })
})

describe('the room types of a hotel', () => {
  it('come with their prices, periods, rules and closed nights', async () => {
    await database.sql(
      `update room_type set extra_bed_allowed = true, extra_bed_price = 2500, board = 'HB'
      where property_id = $1`,
      [cinar],
    )
    await database.sql(
      `insert into closed_date (property_id, first_night, last_night)
      values ($1, '2030-05-01', '2030-05-03')`,
      [cinar],
    )
    const rooms = await callAs(agency.token, 'fa')(readRoomTypes, { params: { id: cinar } })
    expect(rooms).toMatchObject([
      {
        name: 'دبل',
        roomView: 'رو به شهر',
        roomServiceAbbreviation: 'HB',
        baseCapacity: 2,
        basePrice: 11_200,
        priceFrom: 11_200,
        prices: { extraBedPrice: 2_500 },
        rules: { extraBedIsAllowed: true, childNoBedIsAllowed: false },
        closedDates: [{ startDate: '2030-05-01', endDate: '2030-05-03' }],
      },
    ])
  })

  it('of a hotel that is not there, or not for this agency, are not found', async () => {
    const secret = await aPackage({ groups: ['Gold'] })
    const hidden = await aProperty(secret, { name: 'Hidden' })
    for (const id of [hidden, 999_999]) {
      await expect(call(readRoomTypes, { params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})

it('parts what is typed into words exactly as the database parts names', async () => {
  const names = ['The Hotel', 'هتل «دیوان» سلطان', 'Dağ & Deniz (Old-Town)', "Sultan's_50% Inn", 'Otel 5★ A/B·C…', '!?']
  const rows = await database.sql<{ words: string[] }>(
    `select name_words(name) as words from unnest($1::text[]) name`,
    [names],
  )
  expect(rows.map(({ words }) => words)).toEqual(names.map(typedWords))
})

describe('what a card shows is kept ready', () => {
  const cardIn = async (language: string) =>
    callAs(agency.token, language)(searchHotels, { query: { propertyId: galata } })

  it.each(['en', 'fa'] as const)('as it would be put together now, in %s', async (language) => {
    await database.sql(
      `insert into picture (hotel_id, key, width, height)
       select hotel_id, 'a"key', 1280, 853 from property where id = $1 on conflict do nothing`,
      [galata],
    )
    const [ready] = await cardIn(language)
    expect(ready).toMatchObject({
      accommodationPropertyId: galata,
      hotelPackageId: galata,
      accommodationPackageId: winter,
      hotelGrade: 4,
      hotelName: language === 'fa' ? 'هتل گالاتا کورت' : 'Galata Court Hotel',
      hotelLatinName: 'Galata Court Hotel',
      minPrice: 6_800,
      isInActive: false,
      pictureUrl: pictureAddress('a"key', 640),
    })
    // As a card was before this was kept, and the job has not come to it yet.
    await database.sql(`alter table card disable trigger keep_card_ready`)
    await database.sql(`update card set ready_en = null, ready_fa = null, board = null where property_id = $1`, [
      galata,
    ])
    await database.sql(`alter table card enable trigger keep_card_ready`)
    await database.sql(`update package set revision = revision + 1`)
    expect(await cardIn(language)).toEqual([ready])
    await database.sql(`update hotel set grade = 4 where id = (select hotel_id from property where id = $1)`, [galata])
    const [kept] = await database.sql<{ board: string; ready: string }>(
      `select board, ready_en as ready from card where property_id = $1`,
      [galata],
    )
    expect(kept).toMatchObject({
      board: ready!.roomServiceAbbreviation,
      ready: expect.stringContaining('Galata') as string,
    })
  })
})
