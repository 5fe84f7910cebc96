import { searchHotels as operation } from '@sarai/wire/portal/catalogue.ts'
import { connect } from '@sarai/wire/core/client.ts'
import { asUserId } from '@sarai/domain/ground/ids.ts'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { AgencyCaller } from '#caller.ts'
import { searchHotels, type HotelAnswer } from '#catalogue/search/search-hotels.ts'
import type { Question } from '#database/query.ts'
import { createAnswerCache, type AnswerCache } from '#http/answers/answer-cache.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { startApi } from '#testing/processes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { database, anAgency } = await openTestApp()
const { aPackage, aProperty, joinGroup } = aCatalogue(database)
const agency = await anAgency()
const property = await aProperty(await aPackage(), { name: 'Galata', price: 1 })

const setPrice = (price: number) =>
  database.sql(`update room_type set base_price = $2 where property_id = $1`, [property, price])
const priceIn = (answer: HotelAnswer) => answer.read()[0]?.minPrice ?? 0
const some = { answers: 10, bytes: 1024 * 1024 }

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
const lastSeen = { by: new Map() }
const search = (cache: AnswerCache) =>
  searchHotels({ db: database.db, cache, lastSeen }, caller, { Page: 1, PageSize: 10 })

/** Keeps answers as a browser does, of whichever process, and shows what it has while that holds. */
function aKeepingBrowser() {
  let kept: { tag: string; body: string } | undefined
  let heldStill = 0
  const keepingFetch: typeof fetch = async (url, init) => {
    const headers = new Headers(init?.headers)
    const before = kept
    if (before !== undefined) headers.set('if-none-match', before.tag)
    const answer = await fetch(url, { ...init, headers })
    if (answer.status === 304 && before !== undefined) {
      heldStill += 1
      return new Response(before.body, { status: 200 })
    }
    const body = await answer.text()
    kept = { tag: answer.headers.get('etag') ?? '', body }
    return new Response(body, { status: answer.status, headers: answer.headers })
  }
  return { fetch: keepingFetch, heldStill: () => heldStill }
}

/** Two processes and four who look all the time, on cores that others use, too. */
const patience = { timeout: 60_000 }

describe('a price that was changed', () => {
  it('is what the next search shows, in every process, and never an older one after it', patience, async () => {
    const apis = await Promise.all([0, 1].map(() => startApi(testEnvironment(database.urls))))
    onTestFinished(async () => void (await Promise.all(apis.map((api) => api.stop()))))
    const browser = aKeepingBrowser()
    const calls = apis.map(({ url }) =>
      connect({
        baseUrl: url,
        token: () => agency.token,
        language: () => 'en',
        unreachable: () => 'unreachable',
        fetch: browser.fetch,
      }),
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
    const watching = Promise.all([0, 1, 2, 3].map(watch))
    // Whoever still looks when the test was given up is not what failed.
    watching.catch(() => undefined)
    for (let price = 2; price <= prices.last; price += 1) {
      await setPrice(price)
      prices.committed = price
    }
    await watching
    expect(faults).toEqual([])
    // Nothing changes any more: the second of these finds what the first one kept, however busy the machine is.
    for (const call of calls) await call(operation, { query: { HotelName: 'galata' } })
    expect(browser.heldStill(), 'no answer was kept: nothing was tried').toBeGreaterThan(0)
  })

  it('leaves the answers of other packages where they are', async () => {
    const cache = createAnswerCache(some)
    await search(cache)
    const before = await search(cache)
    const hidden = await aProperty(await aPackage({ groups: ['Gold'] }), { name: 'Hidden' })
    await database.sql(`update property set board = 'HB' where id = $1`, [hidden])
    expect(await search(cache)).toBe(before)
    await setPrice(777)
    expect(priceIn(await search(cache))).toBe(777)
  })

  it('sabotage: a cache that does not ask for the revision shows the old price', async () => {
    const real = createAnswerCache(some)
    const forgetful: AnswerCache = {
      ...real,
      has: (op) => real.has(op, 'same'),
      find: (op) => real.find(op, 'same'),
      keep: (op, _, made) => real.keep(op, 'same', made),
    }
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
})

describe('an agency that changes its group in the middle of a search', () => {
  it('leaves nothing of its new group to those of the old one', async () => {
    const [leaving, staying] = [await anAgency('Leaving'), await anAgency('Staying')]
    await aProperty(await aPackage({ groups: ['Silver'] }), { name: 'For Silver', price: 2 })
    for (const { agencyId } of [leaving, staying]) await joinGroup(agencyId, 'Gold')
    let isChanged = false
    // The flight as three readings, with the change before the last.
    const look = async (asking: AgencyCaller, asked: object) => {
      if ('read' in asked) return database.db.look(asking, asked as Question<unknown>)
      const answers: unknown[] = []
      for (const [place, question] of (asked as Question<unknown>[]).entries()) {
        if (place === 2 && !isChanged) await joinGroup(leaving.agencyId, 'Silver')
        if (place === 2) isChanged = true
        answers.push(await database.db.look(asking, question))
      }
      return answers
    }
    const torn = { ...database.db, look: look as typeof database.db.look }
    const parts = { db: torn, cache: createAnswerCache(some), lastSeen: { by: new Map() } }
    const namesFor = async ({ agencyId }: { agencyId: AgencyCaller['agencyId'] }) => {
      const answer = await searchHotels(parts, { ...caller, agencyId }, { Page: 1, PageSize: 10 })
      return answer.read().map(({ hotelName }) => hotelName)
    }
    expect(await namesFor(leaving)).toContain('For Silver')
    expect(isChanged).toBe(true)
    await joinGroup(leaving.agencyId, 'Gold')
    expect(await namesFor(leaving)).not.toContain('For Silver')
    expect(await namesFor(staying)).not.toContain('For Silver')
    const totals = await Promise.all([leaving, staying].map(namesFor))
    expect(totals[0]).toEqual(totals[1])
  })
})
