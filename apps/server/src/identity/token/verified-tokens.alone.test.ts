import { describe, expect, it, vi } from 'vitest'
import { asAgencyId } from '@sarai/domain/ground/ids.ts'
import { accessTokenSeconds, signAccessToken, type Audience } from '#identity/token/access-token.ts'
import type * as AccessToken from '#identity/token/access-token.ts'
import { createTokenCheck } from '#identity/token/verified-tokens.ts'
import { urlsOf } from '#database/provision.ts'
import { testPasswords } from '#testing/template-database.ts'
import { testConfig } from '#testing/test-config.ts'

const verify = vi.hoisted(() => vi.fn<(audience: Audience) => void>())
vi.mock('#identity/token/access-token.ts', async (original) => {
  const real = await original<typeof AccessToken>()
  return {
    ...real,
    verifyAccessToken: (...given: Parameters<typeof real.verifyAccessToken>) => {
      verify(given[1])
      return real.verifyAccessToken(...given)
    },
  }
})

const { TOKEN_SIGNING_KEY: key } = testConfig(urlsOf('postgres://localhost/none', 'none', testPasswords))
const aToken = () => signAccessToken(key, 'portal', 7, { agency: asAgencyId(3), sid: 's' })
const refused = { code: 'NOT_LOGGED_IN' }

describe('the signature of a token', () => {
  it('is checked once, and taken from memory until the token expires', async () => {
    let time = Date.now()
    const check = createTokenCheck(key, () => time)
    const token = await aToken()
    const claims = await check('portal', token)
    expect(claims).toMatchObject({ sub: 7, agency: 3, sid: 's' })
    verify.mockClear()
    expect(await check('portal', token)).toEqual(claims)
    expect(verify).not.toHaveBeenCalled()
    time = claims.exp * 1000 - 1
    expect(await check('portal', token)).toEqual(claims)
    time += 1
    await expect(check('portal', token)).rejects.toMatchObject(refused)
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(accessTokenSeconds * 1000)
  })

  it('is remembered for the app that it was made for, and for no other', async () => {
    const check = createTokenCheck(key)
    const token = await aToken()
    await check('portal', token)
    await expect(check('desk', token)).rejects.toMatchObject(refused)
  })

  it('that is not ours is never remembered: it is checked each time', async () => {
    const check = createTokenCheck(key)
    const forged = `${await aToken()}x`
    verify.mockClear()
    for (let turn = 0; turn < 3; turn += 1) await expect(check('portal', forged)).rejects.toMatchObject(refused)
    expect(verify).toHaveBeenCalledTimes(3)
  })
})
