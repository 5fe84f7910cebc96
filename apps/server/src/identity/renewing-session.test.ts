import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { asAgencyId } from '@sarai/domain/ground/ids.ts'
import { writeRefreshToken } from '#identity/token/refresh-token.ts'
import { createRenewingSession } from '#identity/renewing-session.ts'

const secret = 's'.repeat(32)
const sessionId = crypto.randomUUID()
const good = writeRefreshToken(secret, 'portal', { owner: asAgencyId(1), sessionId, generation: 1 })
const named = (body: unknown, cookie = good) =>
  createRenewingSession(secret)({ body, cookies: { '__Host-sarai-portal': cookie } } as unknown as FastifyRequest)

it.each([
  ['a renewal', { grant_type: 'refresh_token' }],
  ['a log-out, which brings nothing', undefined],
])('%s is known by its cookie', (_, body) => {
  expect(named(body)).toBe(sessionId)
})

it.each([
  ['a login', { grant_type: 'password', username: 'a', password: 'b' }],
  ['a login at the desk', { username: 'a', password: 'b' }],
  ['a forgotten password', { Username: 'a' }],
])(
  "%s with somebody's cookie is one of its network: cookies are cheap, and places for passwords are few",
  (_, body) => {
    expect(named(body)).toBeUndefined()
  },
)

it('a cookie that we did not write names nobody', () => {
  expect(
    named(
      undefined,
      good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ),
  ).toBeUndefined()
})
