import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { connect } from '#core/client.ts'
import { modelIn, operation } from '#core/operation.ts'

const read = operation({
  name: 'read',
  summary: 'Reads',
  method: 'GET',
  path: '/api/thing/{id}',
  access: 'agency',
  answers: 'ThingDTO',
  params: z.strictObject({ id: z.coerce.number() }),
  query: z.strictObject({ Page: z.optional(z.coerce.number()), Name: z.optional(z.string()) }),
  reply: z.strictObject({ n: z.number() }),
})
const write = operation({
  name: 'write',
  summary: 'Writes',
  method: 'PUT',
  path: '/api/thing',
  access: 'agency',
  sends: 'ThingData',
  body: z.strictObject({ n: z.number() }),
  reply: z.null(),
})

type Answer = Response | 'lost'

/** The network is played by a list of answers; what was sent is kept. */
function connected(answers: Answer[], renew?: () => Promise<boolean>) {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = []
  const call = connect({
    baseUrl: '',
    token: () => 'token',
    language: () => 'fa',
    unreachable: () => 'no answer',
    ...(renew && { renew }),
    fetch: async (url, init = {}) => {
      sent.push({ url: url as string, init, headers: new Headers(init.headers) })
      const answer = answers.shift() ?? 'lost'
      if (answer === 'lost') throw new TypeError('network')
      return answer
    },
  })
  return { call, sent }
}

/** Its headers arrived, and a part of its body. */
function cutShort(status: number): Response {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"n":'))
      stream.error(new TypeError('network'))
    },
  })
  return new Response(body, { status })
}

describe('a call', () => {
  it('names its model, its language, its token and a reference, and fills in its address', async () => {
    const { call, sent } = connected([Response.json({ n: 1 })])
    await expect(call(read, { params: { id: 7 }, query: { Page: 2, Name: undefined } })).resolves.toEqual({ n: 1 })
    expect(sent[0]).toMatchObject({ url: '/api/thing/7?Page=2', init: { method: 'GET' } })
    expect(Object.fromEntries(sent[0]!.headers)).toMatchObject({
      accept: 'application/json; domain-model=ThingDTO',
      'accept-language': 'fa',
      authorization: 'Bearer token',
      'x-request-reference': expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(sent[0]!.headers.has('idempotency-key')).toBe(false)
  })

  it('tells what time it is at the server, where the answer says so', async () => {
    const date = new Date(Date.UTC(2026, 10, 15, 6, 50)).toUTCString()
    const { call } = connected([Response.json({ n: 1 }, { headers: { date } }), Response.json({ n: 1 })])
    const told: number[] = []
    const onServerTime = (instant: number) => void told.push(instant)
    await call(read, { params: { id: 7 }, query: {} }, { onServerTime })
    await call(read, { params: { id: 7 }, query: {} }, { onServerTime })
    expect(told).toEqual([Date.UTC(2026, 10, 15, 6, 50)])
  })

  it('is not repeated as somebody who has logged in meanwhile', async () => {
    const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub, sid: sub }))}.s`
    for (const answer of ['lost', new Response('', { status: 401 })] as const) {
      let token = tokenOf('a')
      let tries = 0
      const call = connect({
        baseUrl: '',
        token: () => token,
        language: () => 'fa',
        unreachable: () => 'no answer',
        renew: async () => true,
        fetch: async () => {
          tries += 1
          token = tokenOf('b')
          if (answer === 'lost') throw new TypeError('network')
          return answer
        },
      })
      await expect(call(write, { body: { n: 1 } })).rejects.toMatchObject({ name: 'CallFailed' })
      expect(tries).toBe(1)
    }
  })

  it('repeats a write whose answer was lost, under the same key', async () => {
    const { call, sent } = connected(['lost', new Response(null, { status: 204 })])
    await expect(call(write, { body: { n: 1 } })).resolves.toBeNull()
    const [first, second] = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toBe(second)
    expect(first).toMatch(/^[\w-]{36}$/)
  })

  it('repeats a write whose answer was cut short, under the same key', async () => {
    const { call, sent } = connected([cutShort(200), new Response(null, { status: 204 })])
    await expect(call(write, { body: { n: 1 } })).resolves.toBeNull()
    const [first, second] = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toBe(second)
  })

  it.each([
    ['an answer that was cut short', () => cutShort(200)],
    ['a refusal that was cut short', () => cutShort(409)],
    ['a page of somebody in between', () => new Response('<html>', { status: 200 })],
  ])('takes %s for none: nobody knows what it would have said', async (_, answer) => {
    const { call } = connected([answer(), answer()])
    await expect(call(write, { body: { n: 1 } })).rejects.toMatchObject({ status: 0, code: 'UNREACHABLE' })
  })

  it.each([
    ['a page', 502, '<html><h1>nginx</h1>', 'text/html'],
    ['a page', 413, '<html><h1>nginx</h1>', 'text/html'],
    ['data', 403, '{"error":"nginx"}', 'application/json'],
  ])('never shows %s of somebody in between: %i', async (_, status, body, type) => {
    const page = () => new Response(body, { status, headers: { 'content-type': type } })
    const { call } = connected([page(), page()])
    const failure: unknown = await call(write, { body: { n: 1 } }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ status, code: 'UNEXPECTED' })
    expect((failure as Error).message).not.toContain('nginx')
  })

  it('gives each of its tries as long as it was told to, where that is not as long as for any other', async () => {
    let tries = 0
    const call = connect({
      baseUrl: '',
      token: () => null,
      language: () => 'fa',
      unreachable: () => 'no answer',
      fetch: (_, init) => {
        tries += 1
        return new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('late'))))
      },
    })
    const begun = Date.now()
    await expect(call(write, { body: { n: 1 } }, { timeoutMs: 40 })).rejects.toMatchObject({ code: 'UNREACHABLE' })
    expect(tries).toBe(2)
    expect(Date.now() - begun).toBeLessThan(2_000)
  })

  it('does not repeat a read, and says in our words that nobody answered', async () => {
    const { call, sent } = connected(['lost'])
    await expect(call(read, { params: { id: 7 }, query: {} })).rejects.toMatchObject({
      status: 0,
      code: 'UNREACHABLE',
      message: 'no answer',
    })
    expect(sent).toHaveLength(1)
  })

  it('does not come back at once when the server is busy: a crowd would double itself', async () => {
    const busy = new Response('شلوغ', { status: 503, headers: { 'x-problem-code': 'BUSY' } })
    const { call, sent } = connected([busy])
    await expect(call(write, { body: { n: 1 } })).rejects.toMatchObject({ status: 503, message: 'شلوغ' })
    expect(sent).toHaveLength(1)
  })

  it.each([
    [
      'the sentence of the wire',
      new Response('جمله', { status: 400, headers: { 'x-problem-code': 'STATE_CHANGED', 'x-problem-fields': 'A,B' } }),
    ],
    [
      'the detail of problem+json',
      Response.json(
        { detail: 'جمله' },
        {
          status: 400,
          headers: {
            'content-type': 'application/problem+json',
            'x-problem-code': 'STATE_CHANGED',
            'x-problem-fields': 'A,B',
          },
        },
      ),
    ],
  ])('is refused with %s', async (_, answer) => {
    const { call } = connected([answer])
    await expect(call(write, { body: { n: 1 } })).rejects.toMatchObject({
      status: 400,
      code: 'STATE_CHANGED',
      message: 'جمله',
      fields: ['A', 'B'],
    })
  })

  it('renews the token once when it was refused, and no more [auth-13]', async () => {
    let renewals = 0
    const renew = async () => ++renewals > 0
    const refused = () => new Response('', { status: 401 })
    const good = connected([refused(), Response.json({ n: 1 })], renew)
    await expect(good.call(read, { params: { id: 7 }, query: {} })).resolves.toEqual({ n: 1 })
    const bad = connected([refused(), refused()], renew)
    await expect(bad.call(read, { params: { id: 7 }, query: {} })).rejects.toMatchObject({ status: 401 })
    expect(renewals).toBe(2)
  })
})

it.each([
  ['a light body outlives the page', 'ن'.repeat(29_000), true],
  ['a heavy one does not, for the browser would not even begin', 'ن'.repeat(31_000), undefined],
])('%s', async (_, note, keepalive) => {
  const tell = operation({ ...write, name: 'tell', body: z.strictObject({ note: z.string() }) })
  const { call, sent } = connected([new Response(null, { status: 204 }), new Response(null, { status: 204 })])
  await call(tell, { body: { note } }, { outlivesPage: true })
  await call(tell, { body: { note } })
  expect(sent.map(({ init }) => init.keepalive)).toEqual([keepalive, undefined])
})

it.each([
  ['application/json; domain-model=ThingDTO', 'thingdto'],
  ['application/json;charset=utf-8; Domain-Model="ThingDTO"', 'thingdto'],
  ['application/json', undefined],
  [undefined, undefined],
])('reads the model of %s', (header, model) => {
  expect(modelIn(header)).toBe(model)
})
