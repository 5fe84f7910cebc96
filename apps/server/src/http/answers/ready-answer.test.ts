import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mediaTypeOf, operation, type Operation } from '@sarai/wire/core/operation.ts'
import { deskOperations, portalOperations } from '@sarai/wire/operations.ts'
import { searchHotels, type PackageHotel } from '@sarai/wire/portal/catalogue.ts'
import { findAirports, listAirlines } from '@sarai/wire/portal/registry.ts'
import { jsonOf, ReadyAnswer } from '#http/answers/ready-answer.ts'
import { openApiOf } from '#http/public/openapi.ts'
import { createServe, modelConstraints } from '#http/serve.ts'
import { aCatalogue } from '#testing/a-catalogue.ts'
import { openTestApp } from '#testing/test-app.ts'

const { app, database, anAgency } = await openTestApp()
const { aPackage, aProperty, joinGroup } = aCatalogue(database)
const winter = await aPackage()
const property = await aProperty(winter, { name: 'Galata', persianName: 'گالاتا', price: 100 })
for (const name of ['Pera', 'Karaköy']) await aProperty(winter, { name, persianName: name })
const golden = await aPackage({ groups: ['Gold'] })
await aProperty(golden, { name: 'Golden Horn', price: 1 })
const agency = await anAgency()
const other = await anAgency('Setareh Gasht')
const gold = await anAgency('Zarrin')
await joinGroup(gold.agencyId, 'Gold')

type Asking = {
  token?: string
  query?: string
  known?: string
  language?: string
  packing?: string
  method?: 'GET' | 'HEAD'
}

function ask(op: Operation, { token, query = '', known, language, packing, method = 'GET' }: Asking) {
  const headers = {
    accept: mediaTypeOf(op.answers),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(known === undefined ? {} : { 'if-none-match': known }),
    ...(language === undefined ? {} : { 'accept-language': language }),
    ...(packing === undefined ? {} : { 'accept-encoding': packing }),
  }
  return app.inject({ method, url: `${op.path}${query}`, headers })
}
const search = (asking: Asking = {}) => ask(searchHotels, { token: agency.token, ...asking })
const tagOf = ({ headers }: Awaited<ReturnType<typeof search>>) => String(headers['etag'])
/** What a cache reads of an answer, whether it has a body or not. */
const forCaches = ({ headers }: Awaited<ReturnType<typeof search>>) =>
  ['etag', 'cache-control', 'vary', 'x-total-count'].map((name) => headers[name])
const setPrice = (price: number) =>
  database.sql(`update room_type set base_price = $2 where property_id = $1`, [property, price])

describe('an answer that is ready', () => {
  it('is sent once, and then only said to hold still', async () => {
    const first = await search()
    expect([first.statusCode, first.headers['x-total-count']]).toEqual([200, '3'])
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = await search({ known: tagOf(first) })
    expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([304, '', undefined])
    expect(forCaches(again)).toEqual(forCaches(first))
    expect(again.headers['x-request-reference']).not.toBe(first.headers['x-request-reference'])
  })

  it.each([
    ['the mark as a strong one', (tag: string) => tag.slice(2), 304],
    ['one of several marks', (tag: string) => `"older", ${tag} ,W/"oldest"`, 304],
    ['any mark', () => ' * ', 304],
    ['another mark', () => 'W/"another"', 200],
    ['a part of the mark', (tag: string) => tag.slice(0, -3), 200],
    ['nothing in it', () => '', 200],
    ['no mark at all', () => ',,"', 200],
  ])('looks at If-None-Match with %s', async (_, markFrom, status) => {
    const answer = await search({ known: markFrom(tagOf(await search())) })
    expect([answer.statusCode, answer.body === '']).toEqual([status, status === 304])
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['zstd', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('travels to whoever accepts %j packed as %s, with the same mark', async (packing, encoding, unpack) => {
    const plain = await search()
    for (const answer of [await search({ packing }), await search({ packing })]) {
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(unpack(answer.rawPayload).toString()).toBe(plain.body)
      expect(answer.headers['content-length']).toBe(`${answer.rawPayload.length}`)
      expect(forCaches(answer)).toEqual(forCaches(plain))
      expect(answer.headers['content-type']).toBe(
        'application/json; domain-model="List_PackageHotelDTO"; charset=utf-8',
      )
    }
    const known = await search({ packing, known: tagOf(plain) })
    expect([known.statusCode, known.headers['content-encoding']]).toEqual([304, undefined])
  })

  it('stays as it is when it is short', async () => {
    const answer = await search({ query: '?HotelName=nowhere', packing: 'br' })
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['[]', undefined])
  })

  it('tells its head alone, as it would be sent', async () => {
    const sent = await search({ packing: 'br' })
    for (const known of ['"another"', tagOf(sent)]) {
      const head = await search({ method: 'HEAD', packing: 'br', known })
      expect([head.statusCode, head.body]).toEqual([known === tagOf(sent) ? 304 : 200, ''])
      expect(head.headers['content-length']).toBe(`${sent.rawPayload.length}`)
      expect(forCaches(head)).toEqual(forCaches(sent))
    }
  })

  it('has another mark where only the total differs', () => {
    const tagWith = (total: string) => new ReadyAnswer({ json: jsonOf([1]), headers: { 'x-total-count': total } }).tag
    expect(tagWith('1')).toBe(tagWith('1'))
    expect(tagWith('1')).not.toBe(tagWith('2'))
  })
})

describe('a mark that somebody else left in the browser', () => {
  it('opens nothing for whoever is not logged in', async () => {
    const known = tagOf(await search())
    const stranger = await ask(searchHotels, { known })
    expect([stranger.statusCode, stranger.headers['etag'], stranger.headers['cache-control']]).toEqual([
      401,
      undefined,
      'no-store',
    ])
  })

  it('holds for another agency only if it is told the very same', async () => {
    const known = tagOf(await search())
    const same = await search({ token: other.token, known })
    expect(same.statusCode).toBe(304)
    expect((await search({ token: other.token })).body).toBe((await search()).body)
    const others = await search({ token: gold.token, known })
    expect([others.statusCode, tagOf(others) === known]).toEqual([200, false])
    expect(others.json<PackageHotel[]>().map(({ hotelName }) => hotelName)).toContain('Golden Horn')
  })

  it('of a group does not hold a moment after it was left', async () => {
    const leaving = await anAgency('Leaving')
    await joinGroup(leaving.agencyId, 'Gold')
    const known = tagOf(await search({ token: leaving.token }))
    expect((await search({ token: leaving.token, known })).statusCode).toBe(304)
    await joinGroup(leaving.agencyId, 'Silver')
    const after = await search({ token: leaving.token, known })
    expect([after.statusCode, after.body.includes('Golden Horn')]).toEqual([200, false])
  })

  it('does not hold in another language', async () => {
    const known = tagOf(await search({ language: 'en' }))
    const persian = await search({ language: 'fa', known })
    expect([persian.statusCode, persian.body.includes('گالاتا')]).toEqual([200, true])
    expect((await search({ language: 'fa', known: tagOf(persian) })).statusCode).toBe(304)
  })

  it('does not hold after a change, even one that nobody asked after', async () => {
    const known = tagOf(await search())
    await setPrice(777)
    const after = await search({ known })
    expect([after.statusCode, after.json<PackageHotel[]>().some(({ minPrice }) => minPrice === 777)]).toEqual([
      200,
      true,
    ])
    await setPrice(100)
    expect((await search({ known: tagOf(after) })).statusCode).toBe(200)
    // The content is what it was, and so is its mark.
    expect((await search({ known })).statusCode).toBe(304)
  })
})

describe('the registries', () => {
  it.each([
    [findAirports, { query: '?filter=ista' }, 'public, max-age=3600'],
    [listAirlines, { token: agency.token }, 'private, max-age=3600'],
  ] as [Operation, Asking, string][])('$name is kept ready, for each language', async (op, asking, kept) => {
    const first = await ask(op, { ...asking, packing: 'br' })
    expect([first.statusCode, first.headers['cache-control'], first.headers['content-encoding']]).toEqual([
      200,
      kept,
      'br',
    ])
    const known = tagOf(first)
    expect((await ask(op, { ...asking, known })).statusCode).toBe(304)
    expect((await ask(op, { ...asking, known, language: 'fa' })).statusCode).toBe(200)
  })
})

describe('what may be kept', () => {
  const kept = [...portalOperations, ...deskOperations].filter((op) => op.kept !== undefined)

  it('is said on the wire, in the document too', () => {
    const { paths } = openApiOf('x', '1', kept) as { paths: Record<string, Record<string, { responses: object }>> }
    expect(kept.length).toBeGreaterThan(4)
    for (const { path } of kept) expect(Object.keys(paths[path]!['get']!.responses)).toContain('304')
  })

  it('is public only where anyone may ask', () => {
    const open = kept.filter((op) => op.kept?.startsWith('public'))
    expect(open.filter((op) => op.access !== 'anyone')).toEqual([])
  })

  const bare = (op: Operation, answer = async () => new ReadyAnswer<unknown>({ json: jsonOf({ greeting: 1 }) })) => {
    const server = Fastify({ routerOptions: { constraints: modelConstraints } })
    const authenticate = async () => ({ kind: 'visitor', reference: 'r', language: 'en', address: '' }) as never
    const stepUp = async (_: unknown, caller: never) => caller
    const serve = createServe(server, { authenticate, stepUp, checkReplies: true, fingerprintKey: 'k' } as never)
    serve(op, answer)
    return server
  }
  const facts = { name: 'greet', summary: '', path: '/greet', access: 'anyone', kept: 'private, no-cache' } as const
  const reply = z.strictObject({ greeting: z.string() })
  const fitting = z.strictObject({ greeting: z.number() })

  it('sabotage: the answer of a write stops the server at start', () => {
    expect(() => bare(operation({ ...facts, method: 'POST', reply }))).toThrow('nobody may keep')
  })

  it('sabotage: bytes that do not fit their schema are found out in every test', async () => {
    expect((await bare(operation({ ...facts, method: 'GET', reply })).inject('/greet')).statusCode).toBe(500)
    expect((await bare(operation({ ...facts, method: 'GET', reply: fitting })).inject('/greet')).statusCode).toBe(200)
  })
  it('sabotage: a mark that is not made of the content shows one reader what another was told', async () => {
    let greeting = 1
    const shared = 'W/"same"'
    class Careless extends ReadyAnswer<unknown> {
      override readonly tag = shared
    }
    const told = (Kind: typeof ReadyAnswer<unknown>) => async () => new Kind({ json: jsonOf({ greeting }) })
    for (const [Kind, status] of [
      [Careless, 304],
      [ReadyAnswer, 200],
    ] as const) {
      const server = bare(operation({ ...facts, method: 'GET', reply: fitting }), told(Kind))
      const first = await server.inject('/greet')
      const known = Kind === Careless ? shared : String(first.headers['etag'])
      greeting += 1
      const next = await server.inject({ url: '/greet', headers: { 'if-none-match': known } })
      expect(next.statusCode).toBe(status)
    }
  })
})
