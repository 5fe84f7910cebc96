import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  askPriceList,
  downloadPriceList,
  listPackages,
  listUpdatedHotels,
  readPriceList,
} from '@sarai/wire/portal/price-lists.ts'
import type { PriceListFormat, PriceListLink } from '@sarai/wire/portal/price-lists.ts'
import { type PackageId, asAgencyId } from '@sarai/domain/ground/ids.ts'
import type { Language } from '@sarai/locale/language.ts'
import { signLink } from '#catalogue/price-list/download-link.ts'
import { systemCaller } from '#caller.ts'
import { makePriceList } from '#catalogue/price-list/make-price-list.ts'
import { packagePrices } from '#catalogue/price-list/package-prices.ts'
import { priceListPaper } from '#catalogue/price-list/price-list-paper.ts'
import { sweepOldRows } from '#jobs/sweep-old-rows.ts'
import { oldRows } from '#catalogue/price-list/old-rows.ts'
import { roomName } from '#catalogue/price-list/room-name.ts'
import { readWorkbook } from '#spreadsheet/read-workbook.ts'
import { openZip } from '#spreadsheet/zip-reader.ts'
import { aPricedPackage } from '#testing/a-priced-package.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

const { callAs, anAgency, database, files } = await openTestApp()
const { sql, workerDb } = database
const secret = testConfig(database.urls).REFRESH_TOKEN_SECRET
const agency = await anAgency('Parvaz Asia')
const call = callAs(agency.token)

async function inGroup(name: string, group: string) {
  const member = await anAgency(name)
  await sql(`insert into agency_group values ($1, $1, $1) on conflict do nothing`, [group])
  await sql(`update agency set commission_group = $2 where id = $1`, [member.agencyId, group])
  return member
}
const ask = (AccommodationPackageId: number, Format: PriceListFormat = 'xlsx', Language: Language = 'en', as = call) =>
  as(askPriceList, { body: { AccommodationPackageId, Format, Language } })
const read = (accommodationPackageId: number, format: PriceListFormat = 'xlsx', language: Language = 'en', as = call) =>
  as(readPriceList, { query: { accommodationPackageId, format, language } })
const make = (packageId: PackageId, format: PriceListFormat = 'xlsx', language: Language = 'en') =>
  makePriceList({ db: workerDb, files }, { packageId, format, language }, 'test')
const waitingJobs = async (id: number) => {
  const jobs = await sql(`select id from graphile_worker.jobs where key = $1`, [`price-list:${id}:en:xlsx`])
  return jobs.length
}

async function linkTo(packageId: PackageId, format: PriceListFormat = 'xlsx', language: Language = 'en') {
  await ask(packageId, format, language)
  await make(packageId, format, language)
  const { Link } = await read(packageId, format, language)
  return Link!
}
const statusOf = (link: PriceListLink, as = call) =>
  as(downloadPriceList, { query: link }).then(
    () => 200,
    (refusal: { status: number }) => refusal.status,
  )

const nothing = (cells: number) => Array.from({ length: cells }, () => null)

/** What a spreadsheet is told beside the values: how they look, and what can be filtered. */
async function textOfParts(content: Uint8Array) {
  const archive = await openZip(content, { entries: 20, unpackedBytes: 1_000_000 })
  const part = async (name: string) => text(await archive.read(name))
  return { styles: await part('xl/styles.xml'), prices: await part('xl/worksheets/sheet1.xml') }
}

describe('a price list', () => {
  it('is taken away while prices are written, without waiting for them', async () => {
    const id = await aPricedPackage(sql)
    const importing = await database.workerPool.connect()
    onTestFinished(() => importing.release(true))
    await importing.query('begin')
    await importing.query(
      `update price_period set price = price + 1 where room_type_id in (
         select room_type.id from room_type join property on property.id = property_id where package_id = $1)`,
      [id],
    )
    const begun = performance.now()
    await ask(id)
    expect(performance.now() - begun).toBeLessThan(3_000)
    await importing.query('commit')
    const [logged] = await sql(`select revision from price_list_download where package_id = $1`, [id])
    expect(logged).toBeDefined()
  })

  it('is noted once for an agency, however often it is taken, and forgotten after a year', async () => {
    const id = await aPricedPackage(sql)
    for (let turn = 0; turn < 20; turn += 1) await ask(id)
    await ask(id, 'pdf')
    const noted = () => sql(`select format from price_list_download where package_id = $1 order by id`, [id])
    expect(await noted()).toEqual([{ format: 'xlsx' }, { format: 'pdf' }])
    await sql(`update price_list_download set at = now() - interval '366 days' where format = 'xlsx'`)
    await sweepOldRows(workerDb, oldRows)
    expect(await noted()).toEqual([{ format: 'pdf' }])
  })

  it('is made when it is asked for, tells how far it is, and is used again while the prices stand', async () => {
    const id = await aPricedPackage(sql)
    await ask(id)
    expect(await waitingJobs(id)).toBe(1)
    expect(await read(id)).toEqual({ State: 'Making', Progress: 0, Link: null })
    await sql(`delete from outbox`)
    await make(id)
    expect(await read(id)).toMatchObject({ State: 'Ready', Progress: 100 })
    const told = await sql<{ agency_id: number; what: string; subject: string }>(`select * from outbox`)
    expect(told.length).toBeGreaterThanOrEqual(3)
    expect(told[0]).toMatchObject({ what: 'price-list', subject: `${id}` })

    await sql(`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`)
    await ask(id)
    expect(await waitingJobs(id)).toBe(0)
    await sql(`update package set revision = revision + 1 where id = $1`, [id])
    await ask(id)
    expect(await read(id)).toMatchObject({ State: 'Making', Link: null })
    expect(await waitingJobs(id)).toBe(1)
  })

  it('is handed over although prices change while it is made: nobody waits for what is not under way', async () => {
    const id = await aPricedPackage(sql)
    await ask(id)
    await make(id)
    await sql(`update package set revision = revision + 1 where id = $1`, [id])
    expect(await read(id)).toMatchObject({ State: 'Ready', Progress: 100 })
    const offered = (await call(listPackages, {})).find((item) => item.accommodationPackageId === id)
    expect(offered).toMatchObject({ changedSinceDownload: true })
  })

  it('holds every price as a number and every night as a day, for English readers [dash-05]', async () => {
    const id = await aPricedPackage(sql)
    const file = await call(downloadPriceList, { query: await linkTo(id) })
    expect(file).toMatchObject({ name: 'Istanbul, winter.xlsx', mediaType: expect.stringContaining('spreadsheetml') })
    const [prices] = await readWorkbook(file.content)
    expect(prices?.name).toBe('Prices')
    // The header; two hotels, two rooms, two periods and what all other nights cost; one special date of each hotel.
    expect(prices?.rows.length).toBe(1 + 2 * (2 * 3 + 1))
    expect(prices?.rows[1]?.cells).toEqual([
      'Hotel 1',
      4.5,
      'Taksim, Istanbul',
      'Bed & breakfast',
      'Room 1, sea view',
      2,
      expect.stringMatching(/^\d+ \w+ \d{4} – \d+ \w+ \d{4}$/),
      expect.any(Number),
      expect.any(Number),
      121,
      null,
      null,
      25,
      ...nothing(5),
    ])
  })

  it.each([
    ['en', 'All other nights', 'All rooms', 'Yalda 1', 'Added: Per night (EUR)'],
    ['fa', 'شب‌های دیگر', 'همه اتاق‌ها', 'یلدا 1', 'افزوده: هر شب (EUR)'],
  ] as const)('cannot be misread: what is added has columns of its own, and a sign (%s)', async (language, ...said) => {
    const [otherNights, everyRoom, title, added] = said
    const { content } = await call(downloadPriceList, {
      query: await linkTo(await aPricedPackage(sql), 'xlsx', language),
    })
    const [prices] = await readWorkbook(content)
    const rows = prices!.rows.map(({ cells }) => cells)
    expect(rows[3]?.slice(6, 10)).toEqual([otherNights, null, null, expect.any(Number)])
    const special = rows.find((row) => row[13] === title)!
    expect(special.slice(4)).toEqual([
      everyRoom,
      null,
      expect.any(String),
      expect.any(Number),
      expect.any(Number),
      ...nothing(4),
      title,
      15,
      ...nothing(3),
    ])
    expect(rows[0]?.[14]).toBe(added)
    // Each hotel is one block of rows.
    const hotels = rows.slice(1).map(([hotel]) => hotel)
    expect(hotels.filter((hotel, place) => hotel !== hotels[place - 1])).toEqual([...new Set(hotels)])
    const parts = await textOfParts(content)
    expect(parts.styles).toContain('formatCode="+#,##0.00;\\-#,##0.00;#,##0.00"')
    expect(parts.prices).toContain(`<autoFilter ref="A1:R${rows.length}"/>`)
  })

  it.each([
    ['Sea View Double', 'دبل رو به دریا', 'sea', ['Sea View Double', 'دبل رو به دریا']],
    [
      'Twin, partial sea view',
      'توئین با دید جزئی به دریا',
      'partial-sea',
      ['Twin, partial sea view', 'توئین با دید جزئی به دریا'],
    ],
    ['Double', 'دبل', 'sea', ['Double, sea view', 'دبل، رو به دریا']],
    ['Double', 'دبل', 'none', ['Double', 'دبل']],
  ] as const)('says the view of a room once: %s, %s, %s', (nameEn, nameFa, view, names) => {
    expect([roomName('en', { nameEn, nameFa, view }), roomName('fa', { nameEn, nameFa, view })]).toEqual(names)
  })

  it.each(['en', 'fa'] as const)('on paper keeps a first and a last night on one line (%s)', async (language) => {
    const id = await aPricedPackage(sql)
    const prices = await workerDb.read(systemCaller('test'), (tx) => packagePrices(tx, id))
    const [hotel] = priceListPaper(language, prices, Date.now()).hotels
    const nights = [...hotel!.rows, ...hotel!.specials].map((row) => row[1]!).filter((cell) => /\p{Nd}/u.test(cell))
    expect(nights.length).toBeGreaterThan(3)
    for (const range of nights) expect(range).not.toContain(' ')
  })

  it('names the nights that are off sale, of the hotel and of single rooms, in both languages', async () => {
    const id = await aPricedPackage(sql, { hotels: 1 })
    await sql(
      `insert into closed_date (property_id, room_type_id, first_night, last_night)
       select property.id, room.id, current_date + days, current_date + days + 20 - least(20, days)
       from property cross join lateral (
         select 10 as days, null::bigint as id union all select 20, null union all select 900, null
         union all select 5, min(id) from room_type where property_id = property.id) room where package_id = $1`,
      [id],
    )
    const [, english] = await readWorkbook((await call(downloadPriceList, { query: await linkTo(id) })).content)
    expect(english?.name).toBe('Stop sale')
    expect(english?.rows.map(({ cells }) => cells.slice(4))).toEqual([
      ['Room', 'Nights', 'First night', 'Last night'],
      ['Room 1, sea view', expect.any(String), expect.any(Number), expect.any(Number)],
      ['All rooms', expect.any(String), expect.any(Number), expect.any(Number)],
      ['All rooms', expect.any(String), expect.any(Number), expect.any(Number)],
    ])
    const persian = (
      await readWorkbook((await call(downloadPriceList, { query: await linkTo(id, 'xlsx', 'fa') })).content)
    )[1]
    expect([persian?.name, persian?.rows[2]?.cells[4]]).toEqual(['توقف فروش', 'همه اتاق‌ها'])
    expect(persian?.rows[2]?.cells[5]).toMatch(/۱۴[۰-۹]{2}$/)
    expect(persian?.rows[2]?.cells[6]).toEqual(expect.any(Number))
    const prices = await workerDb.read(systemCaller('test'), (tx) => packagePrices(tx, id))
    const paper = priceListPaper('en', prices, Date.now())
    expect(paper.hotels[0]?.closed).toEqual([
      { room: 'All rooms', nights: [expect.stringMatching(/\s–\s/), expect.stringMatching(/^\d+\s\w+\s\d{4}$/)] },
      { room: 'Room 1, sea view', nights: [expect.stringMatching(/\s–\s/)] },
    ])
  })

  it('reads from right to left with Jalali days, for Persian readers', async () => {
    const id = await aPricedPackage(sql)
    const file = await call(downloadPriceList, { query: await linkTo(id, 'xlsx', 'fa') })
    expect(file.name).toBe('استانبول، زمستان.xlsx')
    const [prices] = await readWorkbook(file.content)
    expect(prices?.rows[0]?.cells[0]).toBe('هتل')
    expect(prices?.rows[1]?.cells[6]).toMatch(/۱۴[۰-۹]{2}.* ۱۴[۰-۹]{2}$/)
    expect(prices?.rows[1]?.cells[7]).toEqual(expect.any(Number))
    expect(prices?.rows[1]?.cells[4]).toBe('اتاق 1، رو به دریا')
  })

  it.each(['en', 'fa'] as const)('comes as a PDF too (%s)', async (language) => {
    const id = await aPricedPackage(sql)
    const file = await call(downloadPriceList, { query: await linkTo(id, 'pdf', language) })
    expect(file.mediaType).toBe('application/pdf')
    expect(Buffer.from(file.content).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('leaves out what is not sold', async () => {
    const id = await aPricedPackage(sql)
    await sql(
      `update room_type set active = false where name_en = 'Room 2'
      and property_id in (select id from property where package_id = $1)`,
      [id],
    )
    const file = await call(downloadPriceList, { query: await linkTo(id) })
    expect((await readWorkbook(file.content))[0]?.rows.length).toBe(1 + 2 * (3 + 1))
  })

  it('that could not be made says so, and is made when it is asked for again', async () => {
    const id = await aPricedPackage(sql)
    await ask(id)
    const broken = { ...files, put: () => Promise.reject(new Error('the store is away')) }
    await expect(
      makePriceList({ db: workerDb, files: broken }, { packageId: id, format: 'xlsx', language: 'en' }, 'test'),
    ).rejects.toThrow('away')
    expect(await read(id)).toMatchObject({ State: 'Failed' })
    expect(await linkTo(id)).toBeDefined()
  })

  it('of older prices never takes the place of a newer one', async () => {
    const id = await aPricedPackage(sql)
    await linkTo(id)
    await sql(`update price_list set revision = 99, state = 'making' where package_id = $1`, [id])
    await make(id)
    expect(await sql(`select revision::int, state from price_list where package_id = $1`, [id])).toEqual([
      { revision: 99, state: 'making' },
    ])
  })
})

describe('the link to a price list [R8]', async () => {
  const id = await aPricedPackage(sql)
  const other = await aPricedPackage(sql)
  await linkTo(other)
  const link = await linkTo(id)

  it('opens the file, for the user it was given to', async () => {
    expect(await statusOf(link)).toBe(200)
  })

  it.each<[string, Partial<PriceListLink>]>([
    ['the package', { accommodationPackageId: other }],
    ['the agency', { partyId: asAgencyId(link.partyId + 1) }],
    ['the format', { format: 'pdf' }],
    ['the language', { language: 'fa' }],
    ['the expiry', { expires: link.expires + 60_000 }],
    ['the signature', { signature: link.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }],
    ['no signature', { signature: '' }],
  ])('leads nowhere when it is altered: %s', async (_, change) => {
    expect(await statusOf({ ...link, ...change })).toBe(404)
  })

  it('leads nowhere after a minute', async () => {
    const named = { accommodationPackageId: id, partyId: agency.agencyId, format: 'xlsx', language: 'en' } as const
    const [user] = await sql<{ id: number }>(`select id::int from agency_user where agency_id = $1`, [agency.agencyId])
    const caller = { agencyId: agency.agencyId, userId: user!.id } as never
    expect(await statusOf(signLink(secret, caller, named, Date.now()))).toBe(200)
    expect(await statusOf(signLink(secret, caller, named, Date.now() - 60_001))).toBe(404)
  })

  it('leads nowhere for another agency', async () => {
    const stranger = await anAgency('Setareh Gasht')
    expect(await statusOf(link, callAs(stranger.token))).toBe(404)
    expect(await statusOf({ ...link, partyId: stranger.agencyId }, callAs(stranger.token))).toBe(404)
  })

  it('leads nowhere once the package is withdrawn', async () => {
    await sql(`update package set status = 'withdrawn' where id = $1`, [id])
    expect(await statusOf(link)).toBe(404)
    await sql(`update package set status = 'published' where id = $1`, [id])
  })

  it('sabotage: whoever could sign would open the altered link: it is the signature that keeps it shut', async () => {
    const [user] = await sql<{ id: number }>(`select id::int from agency_user where agency_id = $1`, [agency.agencyId])
    const caller = { agencyId: agency.agencyId, userId: user!.id } as never
    const { expires: _, signature: __, ...named } = link
    expect(await statusOf({ ...link, accommodationPackageId: other })).toBe(404)
    expect(await statusOf(signLink(secret, caller, { ...named, accommodationPackageId: other }, Date.now()))).toBe(200)
  })
})

describe('the packages of an agency', () => {
  it('are those of its group, told in its language, with what changed since its last download [dash-05]', async () => {
    const member = await inGroup('Gold', 'gold')
    const mine = await aPricedPackage(sql, { groups: ['gold'] })
    const theirs = await aPricedPackage(sql, { groups: ['silver'] })
    const draft = await aPricedPackage(sql, { status: 'draft' })
    const as = callAs(member.token, 'fa')
    const listed = async () => {
      const list = await as(listPackages, {})
      expect(list.map(({ id }) => id)).not.toEqual(expect.arrayContaining([theirs, draft]))
      return list.find(({ id }) => id === mine)
    }
    expect(await listed()).toMatchObject({
      title: 'استانبول، زمستان',
      partyId: member.agencyId,
      partyName: 'Gold',
      userName: member.username,
      lastDownloadDateTime: null,
      changedSinceDownload: false,
    })
    await ask(mine, 'xlsx', 'fa', as)
    expect(await listed()).toMatchObject({ lastDownloadDateTime: expect.any(String), changedSinceDownload: false })
    await sql(`update package set revision = revision + 1 where id = $1`, [mine])
    expect(await listed()).toMatchObject({ changedSinceDownload: true })
    for (const hidden of [theirs, draft]) {
      await expect(ask(hidden, 'xlsx', 'en', as)).rejects.toMatchObject({ status: 404 })
      await expect(read(hidden, 'xlsx', 'en', as)).rejects.toMatchObject({ status: 404 })
    }
  })

  it('name the hotels that were edited last, five of each, with their stars [dash-05]', async () => {
    const id = await aPricedPackage(sql, { hotels: 7, groups: ['bronze'] })
    await sql(
      `update property set edited_at = now() + interval '1 hour' where package_id = $1
      and hotel_id = (select max(hotel_id) from property where package_id = $1)`,
      [id],
    )
    const member = await inGroup('Bronze', 'bronze')
    const hotels = await callAs(member.token, 'fa')(listUpdatedHotels, {})
    const ofPackage = hotels.filter((hotel) => hotel.AccommodationPackageId === id)
    expect(ofPackage).toHaveLength(5)
    expect(ofPackage[0]).toMatchObject({ LatinTitle: 'Hotel 7', Title: 'هتل 7', Star: 4.5 })
  })
})
