import { describe, expect, it } from 'vitest'
import { base32Of, bytesOfBase32 } from '#staff/login/base32.ts'
import { acceptedStep, newTotpSecret, stepAt, totpAddress, totpCode } from '#staff/login/totp.ts'

/** The secret of RFC 6238, appendix B. */
const secret = base32Of(Buffer.from('12345678901234567890'))

describe('the codes of an authenticator app', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('are those of RFC 6238 at second %s', (second, code) => {
    expect(totpCode(secret, stepAt(second * 1_000), 8)).toBe(code)
    expect(totpCode(secret, stepAt(second * 1_000))).toBe(code.slice(2))
  })

  it('are taken half a minute before and after their time, and not a moment longer', () => {
    const step = 50_000_000
    const code = totpCode(secret, step)
    const start = step * 30_000
    expect([start - 30_000, start, start + 59_999].map((now) => acceptedStep(secret, code, now))).toEqual([
      step,
      step,
      step,
    ])
    expect([start - 30_001, start + 60_000].map((now) => acceptedStep(secret, code, now))).toEqual([
      undefined,
      undefined,
    ])
  })

  it.each(['', '12345', '1234567', 'abcdef', '۱۲۳۴۵۶'])('%s is never one', (typed) => {
    expect(acceptedStep(secret, typed, 1_800_000_000_000)).toBeUndefined()
  })

  it('come from 160 random bits', () => {
    expect(bytesOfBase32(newTotpSecret())).toHaveLength(20)
    expect(newTotpSecret()).not.toBe(newTotpSecret())
  })

  it('are set up by an address that fits a small QR code, whoever it is for', () => {
    expect(totpAddress('kaveh@sarai.example', 'ABC')).toBe(
      'otpauth://totp/Sarai:kaveh%40sarai.example?secret=ABC&issuer=Sarai',
    )
    expect(totpAddress(`${'x'.repeat(240)}@sarai.example`, newTotpSecret()).length).toBeLessThanOrEqual(213)
  })
})

/** RFC 4648, section 10. */
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" is %s in base32, and back', (text, encoded) => {
  expect(base32Of(Buffer.from(text))).toBe(encoded)
  expect(bytesOfBase32(encoded).toString()).toBe(text)
})
