import { pictureAddress } from '@sarai/wire/desk/pictures.ts'
import { hotelContactBody, type ContactFacts } from '@sarai/wire/desk/hotel-contacts.ts'
import { savedReplyBody } from '@sarai/wire/desk/requests/saved-replies.ts'
import { describe, expect, it } from 'vitest'
import { demoReplies } from '#demo/catalogue/demo-house.ts'
import { seedCatalogue } from '#demo/catalogue/seed-catalogue.ts'
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

/** As many as stand on a page at once, of which none is to look like another. */
const inSight = 4

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

  it('shows no building twice among the hotels that stand together in a search', async () => {
    const cards = await sql<{ key: string }>(`select shown -> 'picture' ->> 'key' as key from card
      order by sort_price, property_id`)
    const keys = cards.map(({ key }) => key)
    const again = keys.filter((key, place) => keys.slice(Math.max(0, place - inSight + 1), place).includes(key))
    expect(again).toEqual([])
  })

  it('shows its pictures to everybody', async () => {
    const pictures = await sql<{ key: string }>(`select distinct key from picture`)
    expect(pictures.length).toBeGreaterThan(25)
    for (const { key } of pictures) expect((await app.inject(pictureAddress(key, 640))).statusCode).toBe(200)
  })
})
