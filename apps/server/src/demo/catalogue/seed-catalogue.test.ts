import { pictureAddress } from '@sarai/wire/desk/pictures.ts'
import { hotelContactBody, type ContactFacts } from '@sarai/wire/desk/hotel-contacts.ts'
import { savedReplyBody } from '@sarai/wire/desk/requests/saved-replies.ts'
import { describe, expect, it } from 'vitest'
import { demoReplies } from '#demo/catalogue/demo-house.ts'
import { seedCatalogue } from '#demo/catalogue/seed-catalogue.ts'
import { demoBuildings, keyOfDrawing } from '#demo/catalogue/seed-pictures.ts'
import { openObjectStore } from '#files/object-store.ts'
import { openTestApp } from '#testing/test-app.ts'
import { storeSettings } from '#config.ts'
import { testConfig } from '#testing/test-config.ts'

const { app, database } = await openTestApp()
const { db, sql } = database
const files = openObjectStore(storeSettings(testConfig(database.urls)))
const counts = () =>
  sql(`select (select count(*)::int from hotel) as hotels, (select count(*)::int from package) as packages,
    (select count(*)::int from card) as cards, (select count(*)::int from ad) as ads,
    (select count(*)::int from commission) as commissions`)

/** As many as stand on a screen at once, of which none is to look like another. */
const inSight = 6
const buildingOf = (key: string) =>
  demoBuildings.find((drawings) => drawings.some((one) => keyOfDrawing(one) === key))?.[0]

describe('the demo catalogue', () => {
  it('is there within fifteen seconds on a busy machine, whole, and only once', async () => {
    await files.ensureBucket()
    const start = performance.now()
    await seedCatalogue(db, files)
    expect(performance.now() - start).toBeLessThan(15_000)
    const [first] = await counts()
    expect(first).toMatchObject({ packages: 4, ads: 4 })
    expect(first?.['hotels']).toBeGreaterThan(110)
    await seedCatalogue(db, files)
    expect(await counts()).toEqual([first])
  })

  it('sells something today: every package holds a night to come, and every room has a price', async () => {
    const stale = await sql(`select title_en from package where available_until < current_date`)
    expect(stale).toEqual([])
    const free = await sql(`select 1 from room_type where base_price = 0
      union all select 1 from price_period where price = 0`)
    expect(free).toEqual([])
  })

  it('has replies that the settings would take', () => {
    expect(demoReplies.map((reply) => savedReplyBody.safeParse({ ...reply, active: true }).error)).toEqual(
      demoReplies.map(() => undefined),
    )
  })

  it('knows whom to ask at most of its hotels, as the desk itself would write it down', async () => {
    const contacts = await sql<ContactFacts>(`select name, email, language, telephone from hotel_contact`)
    expect(contacts.length).toBeGreaterThan(95)
    expect(new Set(contacts.map(({ language }) => language))).toEqual(new Set(['en', 'tr']))
    expect(contacts.map((contact) => hotelContactBody.safeParse(contact).error).filter(Boolean)).toEqual([])
    expect(contacts.every(({ email }) => email.endsWith('.example'))).toBe(true)
  })

  it('has holidays to come in the list of the desk', async () => {
    const holidays = await sql<{ ahead: boolean }>(`select day > current_date as ahead from holiday`)
    expect(holidays.length).toBeGreaterThan(2)
    expect(holidays.every(({ ahead }) => ahead)).toBe(true)
  })

  it('has a name in both languages for everything that is shown', async () => {
    const wrong = await sql(`select name_en, name_fa from hotel where name_fa !~ '[آ-ی]' or name_en ~ '[آ-ی]'
      union all select name_en, name_fa from holiday where name_fa !~ '[آ-ی]' or name_en ~ '[آ-ی]'
      union all select name_en, name_fa from room_type where name_fa !~ '[آ-ی]' or name_en ~ '[آ-ی]'`)
    expect(wrong).toEqual([])
  })

  it('shows no building twice among hotels that stand together, in a search of all or of a city', async () => {
    const cards = await sql<{ key: string; city: string }>(`
      select min(shown -> 'picture' ->> 'key') as key, substring(min(location_id) from '^[a-z]+-[a-z]+') as city
      from card join hotel on hotel.id = hotel_id group by hotel_id order by min(sort_price), min(property_id)`)
    const lists = [cards, ...Map.groupBy(cards, ({ city }) => city).values()].filter(({ length }) => length >= 20)
    expect(lists.length).toBeGreaterThan(2)
    for (const list of lists) {
      const buildings = list.map(({ key }) => buildingOf(key))
      const again = buildings.filter((one, place) =>
        buildings.slice(Math.max(0, place - inSight + 1), place).includes(one),
      )
      expect(again).toEqual([])
    }
  })

  it('shows its pictures to everybody', async () => {
    const pictures = await sql<{ key: string }>(`select distinct key from picture`)
    expect(pictures.length).toBeGreaterThan(25)
    for (const { key } of pictures) expect((await app.inject(pictureAddress(key, 640))).statusCode).toBe(200)
  })
})
