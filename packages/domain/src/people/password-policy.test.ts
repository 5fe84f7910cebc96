import { describe, expect, it } from 'vitest'
import { commonPasswords } from '#people/common-passwords.ts'
import { judgePassword } from '#people/password-policy.ts'
import { brokenPasswordRules } from '#people/password-rules.ts'

const owner = { agencyName: 'Parvaz Asia', email: 'nasrin.rahimi@parvazasia.example' }

describe('a new password', () => {
  it.each([
    ['Caravan5erai', 'an ordinary good one'],
    ['گذرواژه Aa1 دراز', 'other alphabets and spaces'],
    ['MyPasswordOf7Words', 'a common word among others'],
    ['Asia4Parvaz', 'the words of the name the other way round'],
    [`Aa1${'x'.repeat(125)}`, '128 characters'],
  ])('%s is taken: %s [auth-04]', (password) => {
    expect(judgePassword(password, owner)).toEqual({ ok: true, value: password })
  })

  it.each(['Caravan', 'caravan5erai', 'CARAVAN5ERAI', 'Caravanserai', `Aa1${'x'.repeat(126)}`])(
    '%s breaks one of the four rules or is too long [auth-04]',
    (password) => {
      expect(judgePassword(password, owner)).toMatchObject({ ok: false, why: 'VALIDATION_FAILED' })
    },
  )

  it.each([
    'Password1',
    'P@ssw0rd',
    'P@ssw0rd2024',
    'Qwerty123',
    '1Qaz2Wsx',
    '#Welcome2026',
    'Persepolis6',
    'Aa123456',
  ])('%s is one that everybody uses [auth-04]', (password) => {
    expect(judgePassword(password, owner)).toMatchObject({ ok: false, why: 'PASSWORD_WEAK' })
  })

  it.each(['ParvazAsia1', 'my_parvaz_asia_7B', 'Nasrin.Rahimi9', '2026NASRINrahimi'])(
    '%s tells the agency or the e-mail [auth-04]',
    (password) => {
      expect(judgePassword(password, owner)).toMatchObject({ ok: false, why: 'PASSWORD_PERSONAL' })
    },
  )

  it('is not refused for a name that is too short to mean anything', () => {
    expect(judgePassword('Caravan5erai', { agencyName: 'Ava', email: 'a@b.example' })).toMatchObject({ ok: true })
  })

  it('sabotage: the four rules alone would take what the list and the names refuse', () => {
    for (const password of ['Password1', 'P@ssw0rd2024', 'ParvazAsia1']) {
      expect(brokenPasswordRules(password)).toEqual([])
      expect(judgePassword(password, owner).ok).toBe(false)
    }
  })

  it('is compared with entries in lower case only, or some would never be found', () => {
    expect([...commonPasswords].filter((entry) => entry !== entry.toLowerCase())).toEqual([])
    expect(commonPasswords.size).toBeGreaterThan(500)
  })
})
