import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, settingNames } from '#config.ts'
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

describe('every setting', () => {
  const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
  it('stands in .env.example, and nothing else does', () => {
    const named = Array.from(read('.env.example').matchAll(/^#? ?([A-Z][A-Z_\d]+)=/gm), ([, name = '']) => name)
    const ownersOwn = ['DATABASE_OWNER_URL']
    expect(new Set(named)).toEqual(new Set([...settingNames, ...ownersOwn]))
    expect(named).toHaveLength(settingNames.length + ownersOwn.length)
  })

  it('is explained in docs/operations.md', () => {
    const explained = Array.from(
      read('docs/operations.md').matchAll(/^\| `([A-Z][A-Z_\d]+)`/gm),
      ([, name = '']) => name,
    )
    expect(explained).toEqual(expect.arrayContaining([...settingNames]))
  })
})
