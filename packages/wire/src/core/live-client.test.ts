import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { followChanges } from '#core/live-client.ts'
import type { LiveChange } from '#core/live.ts'

function* bytesOf(text: string) {
  for (const byte of Buffer.from(text)) yield Buffer.from([byte])
}

describe('following changes', () => {
  const closing: (() => void)[] = []
  afterEach(() => closing.splice(0).forEach((close) => close()))

  /** A real server that answers each connection as it is told to. */
  async function serverThat(...answers: ((response: ServerResponse) => void)[]) {
    const asked: { token: string | undefined; lastSeen: string | undefined }[] = []
    const server = createServer((request, response) => {
      asked.push({
        token: request.headers.authorization,
        lastSeen: request.headers['last-event-id'] as string | undefined,
      })
      answers[Math.min(asked.length, answers.length) - 1]?.(response)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    closing.push(
      () => server.closeAllConnections(),
      () => server.close(),
    )
    return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
  }
  const change = (id: number) => `event: change\nid: ${id}\ndata: {"what":"agency","id":"${id}"}\n\n`

  function follow(
    url: string,
    renew: () => Promise<boolean> = async () => false,
    token: () => string | null = () => 'token',
  ) {
    const changes: LiveChange[] = []
    const resets: number[] = []
    const spreads: number[] = []
    const tooMany: (number | string)[] = []
    const follower = followChanges({
      url,
      token,
      renew,
      language: () => 'fa',
      onChange: (told, withinMs) => {
        changes.push(told)
        spreads.push(withinMs)
      },
      onReset: () => resets.push(changes.length),
      onTooMany: (sentence) => tooMany.push(changes.length, sentence),
    })
    closing.push(() => follower.stop())
    return { changes, resets, spreads, tooMany }
  }

  it('puts a change together however the network cuts it, and says how long it may take to read again', async () => {
    const text = `: \n\nevent: change\nid: 2\ndata: {"what":"agency","id":"۷","within":900}\n\n${change(3)}`
    const { url } = await serverThat((response) => Readable.from(bytesOf(text)).pipe(response))
    const { changes, spreads } = follow(url)
    await expect
      .poll(() => changes)
      .toEqual([
        { what: 'agency', id: '۷' },
        { what: 'agency', id: '3' },
      ])
    expect(spreads).toEqual([900, 0])
  })

  it('leaves a stream that never ends its line, and comes back', async () => {
    const { asked, url } = await serverThat(
      (response) => response.write(`data: ${'x'.repeat(100_000)}`),
      (response) => response.write(change(1)),
    )
    const { changes } = follow(url)
    await expect.poll(() => changes.length, { timeout: 5_000 }).toBe(1)
    expect(asked).toHaveLength(2)
  })

  it('passes over what a newer server tells and these screens do not know', async () => {
    const unknown = 'event: change\nid: 2\ndata: {"what":"spaceship","id":"1"}\n\n'
    const { asked, url } = await serverThat((response) => response.write(change(1) + unknown + change(3)))
    const { changes } = follow(url)
    await expect.poll(() => changes.map(({ id }) => id)).toEqual(['1', '3'])
    expect(asked).toHaveLength(1)
  })

  const refuse = (code: string, status: number, seconds: number) => (response: ServerResponse) =>
    response
      .writeHead(status, { 'retry-after': `${seconds}`, 'x-problem-code': code })
      .end(`${code} in ${response.req.headers['accept-language']}`)

  it('comes back to a full server when it was told to, not sooner', async () => {
    const { asked, url } = await serverThat(refuse('BUSY', 503, 2), (response) => response.write(change(1)))
    const begun = Date.now()
    const { changes, tooMany } = follow(url)
    await expect.poll(() => changes.length, { timeout: 6_000 }).toBe(1)
    expect(Date.now() - begun).toBeGreaterThanOrEqual(2_000)
    expect([asked.length, tooMany]).toEqual([2, []])
  })

  it('says once that this tab is one too many, in the words of the server, and again only after it had a place', async () => {
    const full = refuse('TOO_MANY_TABS', 429, 0)
    const { asked, url } = await serverThat(
      full,
      full,
      (response) => response.end(change(1)),
      full,
      (response) => response.write(change(2)),
    )
    const { changes, resets, tooMany } = follow(url)
    await expect.poll(() => changes.length, { timeout: 15_000 }).toBe(2)
    expect([asked.length, tooMany]).toEqual([5, [0, 'TOO_MANY_TABS in fa', 1, 'TOO_MANY_TABS in fa']])
    // Everything is read again once: later it goes on from the last change that it saw.
    expect(resets).toEqual([0])
  }, 20_000)

  it('comes back after a break and asks for what followed the last change it saw', async () => {
    const { asked, url } = await serverThat(
      (response) => response.end(change(4)),
      (response) => response.write(change(5)),
    )
    const { changes } = follow(url)
    await expect.poll(() => changes.map(({ id }) => id), { timeout: 5_000 }).toEqual(['4', '5'])
    expect(asked.map(({ lastSeen }) => lastSeen)).toEqual([undefined, '4'])
  })

  it('comes back when a server that leaves says so, without the pause after a failure', async () => {
    const asked: number[] = []
    const { url } = await serverThat(
      (response) => {
        response.end(`${change(4)}retry: 40\n\n`)
        asked.push(Date.now())
      },
      (response) => {
        response.write(change(5))
        asked.push(Date.now())
      },
    )
    const { changes } = follow(url)
    await expect.poll(() => changes.map(({ id }) => id), { interval: 5 }).toEqual(['4', '5'])
    expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(38)
    expect(asked[1]! - asked[0]!).toBeLessThan(240)
  })

  it('renews a token that was refused', async () => {
    const { asked, url } = await serverThat(
      (response) => response.writeHead(401).end(),
      (response) => response.write(change(1)),
    )
    let renewals = 0
    const { changes } = follow(url, async () => ++renewals === 1)
    await expect.poll(() => changes.length, { timeout: 5_000 }).toBe(1)
    expect(renewals).toBe(1)
    expect(asked).toHaveLength(2)
  })

  it('tries again when the renewal failed, and gives up once the login is over', async () => {
    const { asked, url } = await serverThat((response) => response.writeHead(401).end())
    let token: string | null = 'token'
    follow(
      url,
      async () => false,
      () => token,
    )
    await expect.poll(() => asked.length, { timeout: 5_000 }).toBeGreaterThanOrEqual(2)
    token = null
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    const then = asked.length
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(asked.length).toBe(then)
  })

  it('says when everything must be read again', async () => {
    const { url } = await serverThat((response) => response.write('event: reset\nid: 9\ndata: {}\n\n'))
    const { resets } = follow(url)
    await expect.poll(() => resets.length, { timeout: 5_000 }).toBe(1)
  })
})
