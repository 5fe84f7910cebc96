import { describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { testEnvironment } from '#testing/test-config.ts'

const complete = testEnvironment({ owner: 'postgres://o', app: 'postgres://a', worker: 'postgres://w' })

describe('the environment', () => {
  it('is read once, with sensible defaults', () => {
    expect(readConfig(complete)).toMatchObject({ PORT: 3000, PORTAL_ORIGIN: 'https://portal.sarai.example' })
  })

  it('names everything that is missing or wrong, and no value', () => {
    const wrong = {
      ...complete,
      SMTP_URL: undefined,
      REFRESH_TOKEN_SECRET: 'too short',
      TOKEN_SIGNING_KEY: 'nonsense',
      SEALING_KEYS: 'k:eA==',
    }
    expect(() => readConfig(wrong)).toThrow(/SMTP_URL.*TOKEN_SIGNING_KEY.*REFRESH_TOKEN_SECRET.*SEALING_KEYS/s)
    expect(() => readConfig(wrong)).not.toThrow(/too short|nonsense|eA==/)
  })
})
