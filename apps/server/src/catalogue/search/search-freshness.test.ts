import { searchHotels as operation } from '@sarai/wire/portal/catalogue.ts'
import { connect } from '@sarai/wire/core/client.ts'
import { asUserId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { AgencyCaller } from '#caller.ts'
import { createAnswerCache, type AnswerCache } from '#catalogue/search/answer-cache.ts'
import { searchHotels, type HotelAnswer } from '#catalogue/search/search-hotels.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { startApi } from '#testing/processes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { database, anAgency } = await openTestApp()
const { aPackage, aProperty } = aCatalogue(database)
const agency = await anAgency()
const property = await aProperty(await aPackage(), { name: 'Galata', price: 1 })

const setPrice = (price: number) =>
  database.sql(`update room_type set base_price = $2 where property_id = $1`, [property, price])
const priceIn = ({ hotels }: HotelAnswer) => hotels[0]?.minPrice ?? 0

const caller: AgencyCaller = {
  kind: 'agency',
  asked: 'nothing',
  agencyId: agency.agencyId,
  userId: asUserId(1),
  sessionId: 's',
  reference: 'test',
  language: 'en',
  address: '',
}
const search = (cache: AnswerCache<HotelAnswer>) =>
  searchHotels({ db: database.db, cache }, caller, { Page: 1, PageSize: 10 })

describe('a price that was changed', () => {
  it('is what the next search shows, in every process, and never an older one after it', async () => {
    const apis = await Promise.all([0, 1].map(() => startApi(testEnvironment(database.urls))))
    onTestFinished(async () => void (await Promise.all(apis.map((api) => api.stop()))))
    const calls = apis.map(({ url }) =>
      connect({ baseUrl: url, token: () => agency.token, language: () => 'en', unreachable: () => 'unreachable' }),
    )
    const prices = { committed: 1, last: 60 }
    const faults: string[] = []
    const watch = async (turn: number) => {
      let last = 0
      for (let round = turn; last < prices.last; round += 1) {
        const atLeast = Math.max(last, prices.committed)
        const [card] = await calls[round % 2]!(operation, { query: { HotelName: 'galata' } })
        last = card?.minPrice ?? 0
        if (last < atLeast) faults.push(`${last} after ${atLeast}`)
      }
    }
    const watchers = [0, 1, 2, 3].map(watch)
    for (let price = 2; price <= prices.last; price += 1) {
      await setPrice(price)
      prices.committed = price
    }
    await Promise.all(watchers)
    expect(faults).toEqual([])
  })

  it('leaves the answers of other packages where they are', async () => {
    const cache = createAnswerCache<HotelAnswer>(10)
    await search(cache)
    const before = await search(cache)
    const hidden = await aProperty(await aPackage({ groups: ['Gold'] }), { name: 'Hidden' })
    await database.sql(`update property set board = 'HB' where id = $1`, [hidden])
    expect(await search(cache)).toBe(before)
    await setPrice(777)
    expect(priceIn(await search(cache))).toBe(777)
  })

  it('sabotage: a cache that does not ask for the revision shows the old price', async () => {
    const real = createAnswerCache<HotelAnswer>(10)
    const forgetful: AnswerCache<HotelAnswer> = { ...real, remember: (_, find) => real.remember('same', find) }
    const before = priceIn(await search(forgetful))
    await setPrice(before + 1)
    expect(priceIn(await search(forgetful))).toBe(before)
    expect(priceIn(await search(real))).toBe(before + 1)
  })
})

describe('what else a card is made of', () => {
  it.each([
    [
      'a period',
      `insert into price_period (room_type_id, first_night, last_night, price)
      select id, '2030-01-01', '2030-01-02', 1 from room_type where property_id = $1`,
    ],
    [
      'a special date',
      `insert into special_date (property_id, first_night, last_night, title_en, title_fa)
      values ($1, '2030-01-01', '2030-01-02', 'x', 'x')`,
    ],
    [
      'a closed date',
      `insert into closed_date (property_id, first_night, last_night)
      values ($1, '2030-01-01', '2030-01-02')`,
    ],
    [
      'a picture',
      `insert into picture (hotel_id, key, width, height) select hotel_id, 'k', 1, 1 from property where id = $1`,
    ],
    [
      'a commission',
      `with founded as (insert into agency_group values ('Gold', 'Gold', 'Gold') on conflict do nothing)
      insert into commission (group_code, hotel_id, first_night, last_night, amount, currency)
      select 'Gold', hotel_id, '2030-01-01', '2030-01-02', 1, 'EUR' from property where id = $1`,
    ],
    ['the name', `update hotel set name_en = name_en || 'x' where id = (select hotel_id from property where id = $1)`],
    [
      'the title of the package',
      `update package set title_en = title_en || 'x'
      where id = (select package_id from property where id = $1)`,
    ],
    [
      'the removal of a period',
      `delete from price_period where room_type_id in (
      select id from room_type where property_id = $1)`,
    ],
  ])('counts as a change of the package: %s', async (_, change) => {
    const revision = async () => {
      const [row] = await database.sql<{ revision: number }>(
        `
        select revision::int from package where id = (select package_id from property where id = $1)`,
        [property],
      )
      return row!.revision
    }
    const before = await revision()
    await database.sql(change, [property])
    expect(await revision()).toBe(before + 1)
  })

  it('keeps at most as many answers as it may, the latest ones', async () => {
    const cache = createAnswerCache<string>(2)
    const found: string[] = []
    const ask = (key: string) => cache.remember(key, async () => (found.push(key), key))
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
    expect(found).toEqual(['a', 'b', 'c', 'b'])
    expect(cache.size()).toBe(2)
  })
})
