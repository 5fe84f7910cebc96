import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import type * as Jose from 'jose'
import { decodeJwt, SignJWT, type JWTPayload } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mediaTypeOf } from '@sarai/wire/core/operation.ts'
import { openTestApp, testPassword } from '#testing/test-app.ts'
import { testConfig } from '#testing/test-config.ts'

/** R5: every token below names a user and a session that exist; only what the case says is wrong with it. */
const sabotage = vi.hoisted(() => ({ believesEverything: false }))
vi.mock('jose', async (original) => {
  const jose = await original<typeof Jose>()
  const verify = jose.jwtVerify as (...all: unknown[]) => Promise<unknown>
  return {
    ...jose,
    jwtVerify: async (token: string, ...rest: unknown[]) =>
      sabotage.believesEverything ? { payload: jose.decodeJwt(token) } : verify(token, ...rest),
  }
})
afterEach(() => void (sabotage.believesEverything = false))

const { app, anAgency, aStaffMember, database } = await openTestApp()
const { privateKey, publicKey } = testConfig(database.urls).TOKEN_SIGNING_KEY
const stranger = generateKeyPairSync('ed25519')
const strangerRsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const mine = await anAgency()
const { agency, sid, sub } = decodeJwt<{ agency: number; sid: string; sub: string }>(mine.token)

type Forged = { header?: object; claims?: JWTPayload; key?: KeyObject | Uint8Array }
const soon = Math.floor(Date.now() / 1_000) + 60
const good = { agency, sid, sub, iss: 'sarai', aud: 'portal', exp: soon }
const sign = ({ header = {}, claims = good, key = privateKey }: Forged) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', ...header }).sign(key)
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const unsigned = (alg: string, signature = '') => `${base64({ alg, typ: 'at+jwt' })}.${base64(good)}.${signature}`
const hs256 = (secret: Uint8Array) => sign({ header: { alg: 'HS256' }, key: secret })
const without = (name: keyof typeof good) => {
  const { [name]: _, ...rest } = good
  return sign({ claims: rest })
}
const profile = (token: string, url = '/api/Client') =>
  app.inject({ url, headers: { accept: mediaTypeOf('ProfileSummaryDTO'), authorization: `Bearer ${token}` } })

const publicPem = publicKey.export({ format: 'pem', type: 'spki' }) as string
const publicRaw = Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url')
const forgeries: [string, () => Promise<string> | string][] = [
  ['is not signed (alg none)', () => unsigned('none')],
  ['is not signed (alg NONE, with something in its place)', () => unsigned('NONE', 'AAAA')],
  ['has lost its signature', async () => `${(await sign({})).split('.').slice(0, 2).join('.')}.`],
  ['is signed with our public key as a secret (HS256, PEM)', () => hs256(Buffer.from(publicPem))],
  ['is signed with our public key as a secret (HS256, raw)', () => hs256(publicRaw)],
  ['is signed with a secret of zeros (HS256)', () => hs256(new Uint8Array(32))],
  ['is signed by somebody else', () => sign({ key: stranger.privateKey })],
  [
    'brings its own key',
    () => sign({ header: { jwk: stranger.publicKey.export({ format: 'jwk' }) }, key: stranger.privateKey }),
  ],
  ['is signed with RS256', () => sign({ header: { alg: 'RS256' }, key: strangerRsa.privateKey })],
  ['has run out', () => sign({ claims: { ...good, exp: soon - 120 } })],
  ['is not valid yet', () => sign({ claims: { ...good, nbf: soon } })],
  ['is for the desk', () => sign({ claims: { ...good, aud: 'desk' } })],
  ['is for nobody', () => without('aud')],
  ['is of another issuer', () => sign({ claims: { ...good, iss: 'other' } })],
  ['is of no issuer', () => without('iss')],
  ['is of another type', () => sign({ header: { typ: 'JWT' } })],
  ['is of no type', () => sign({ header: { typ: undefined } })],
]

describe('a token', () => {
  it('is taken when nothing is wrong with it', async () => {
    expect((await profile(await sign({}))).statusCode).toBe(200)
  })

  it.each(forgeries)('is refused when it %s', async (_, forge) => {
    const answer = await profile(await forge())
    expect([answer.statusCode, answer.headers['x-problem-code']]).toEqual([401, 'NOT_LOGGED_IN'])
  })

  it('is refused when it never runs out', async () => {
    expect((await profile(await without('exp'))).statusCode).toBe(401)
  })

  it('sabotage: each of these would open the account if tokens were read and not verified', async () => {
    sabotage.believesEverything = true
    const statuses = await Promise.all(forgeries.map(async ([, forge]) => (await profile(await forge())).statusCode))
    expect(statuses).toEqual(forgeries.map(() => 200))
  })

  it('is refused when another agency was written into it', async () => {
    const other = await anAgency()
    const [header, , signature] = mine.token.split('.')
    const forged = `${header}.${base64({ ...good, agency: other.agencyId })}.${signature}`
    expect((await profile(forged)).statusCode).toBe(401)
  })

  it('is refused with the session of another agency, with one that is over and with one that never was', async () => {
    const other = await anAgency()
    const theirs = decodeJwt<{ sid: string }>(other.token).sid
    const over = decodeJwt<{ sid: string }>((await anAgency()).token).sid
    await database.sql(`update agency_session set ended_at = now() where id = $1`, [over])
    for (const session of [theirs, over, crypto.randomUUID()]) {
      expect((await profile(await sign({ claims: { ...good, sid: session } }))).statusCode).toBe(401)
    }
  })

  it('of the desk does not open the portal, and one of the portal does not open the desk', async () => {
    const staff = await aStaffMember('admin')
    expect((await profile(staff.token)).statusCode).toBe(401)
    expect((await profile(staff.token, '/desk/api/agencies')).statusCode).toBe(200)
    expect((await profile(mine.token, '/desk/api/agencies')).statusCode).toBe(401)
  })

  it('that renews is not one that opens: a refresh token as access token is refused', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        grant_type: 'password',
        username: mine.username,
        password: testPassword,
      }).toString(),
    })
    const refresh = answer.cookies.find(({ name }) => name === '__Host-sarai-portal')!.value
    expect((await profile(refresh)).statusCode).toBe(401)
  })
})
