import { describe, expect, it } from 'vitest'
import { hashPassword, passwordFits, passwordWork } from '#identity/password-hash.ts'

describe('a password', () => {
  it('is kept as Argon2id with the cost that OWASP names, each time with another salt', async () => {
    const [first, second] = await passwordWork(() =>
      Promise.all([hashPassword('Caravan5erai'), hashPassword('Caravan5erai')]),
    )
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it.each([
    ['itself', 'Caravan5erai', 'Caravan5erai', true],
    ['another case', 'Caravan5erai', 'caravan5erai', false],
    ['a space more', 'Caravan5erai', 'Caravan5erai ', false],
    ['nothing', 'Caravan5erai', '', false],
    ['itself in Persian', 'کاروانسرا۵Aa', 'کاروانسرا۵Aa', true],
    ['Latin digits for Persian ones', 'کاروانسرا۵Aa', 'کاروانسرا5Aa', false],
    ['the same letter, written in two signs', 'Caf\u00e9-de-Par1s', 'Cafe\u0301-de-Par1s', true],
    ['itself, with signs outside the basic plane', 'Khane🏠dar5hahr', 'Khane🏠dar5hahr', true],
    ['what stands before a zero byte', 'Caravan5\0erai', 'Caravan5', false],
    ['its first 72 bytes only', `${'a'.repeat(72)}B1`, 'a'.repeat(72), false],
    ['itself with 128 signs', `${'Aa1'.repeat(42)}xx`, `${'Aa1'.repeat(42)}xx`, true],
    ['128 signs with another last one', `${'Aa1'.repeat(42)}xx`, `${'Aa1'.repeat(42)}xy`, false],
  ])('is opened by %s: %#', async (_, kept, given, fits) => {
    expect(await passwordWork(async () => passwordFits(await hashPassword(kept), given))).toBe(fits)
  })

  it('is never right for a user who does not exist, whatever is typed', async () => {
    const secret = 'There is no such user, but the work is the same.'
    expect(await passwordWork(() => passwordFits(null, secret))).toBe(false)
  })

  it('sabotage: is never hashed past the turnstile, where nothing bounds how many are', async () => {
    await expect(hashPassword('Caravan5erai')).rejects.toThrow('inside of passwordWork')
    await expect(passwordFits(null, 'Caravan5erai')).rejects.toThrow('inside of passwordWork')
  })
})
