import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { base32Of, bytesOfBase32 } from '#staff/login/base32.ts'
import { firstCharacters } from '@sarai/domain/ground/text/cut-text.ts'

/** Codes of an authenticator app (RFC 6238: SHA-1, 6 digits, 30 seconds), as every such app knows them. */
const stepMs = 30_000
const digits = 6
/** A phone's clock may be a little off, and typing takes a moment. */
const window = 1

/** 160 bits, as RFC 4226 asks for, in base32. */
export function newTotpSecret(): string {
  return base32Of(randomBytes(20))
}

export function stepAt(now: number): number {
  return Math.floor(now / stepMs)
}

export function totpCode(secret: string, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOfBase32(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 15
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return `${number % 10 ** length}`.padStart(length, '0')
}

/** The step that a code belongs to; undefined for a wrong one. Whoever asks remembers it: a code is taken once. */
export function acceptedStep(secret: string, code: string, now: number): number | undefined {
  const typed = Buffer.from(code)
  const current = stepAt(now)
  const steps = Array.from({ length: 2 * window + 1 }, (_, index) => current - window + index)
  return steps.find((step) => {
    const expected = Buffer.from(totpCode(secret, step))
    return typed.length === expected.length && timingSafeEqual(typed, expected)
  })
}

/** A QR code holds no more than 213 bytes at the size that we draw, so a very long name is cut. */
const longestName = 60

/** What an authenticator app reads from the QR code. */
export function totpAddress(username: string, secret: string): string {
  const name = encodeURIComponent(firstCharacters(username, longestName))
  return `otpauth://totp/Sarai:${name}?secret=${secret}&issuer=Sarai`
}
