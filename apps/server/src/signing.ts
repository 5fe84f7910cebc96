import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SealingKey } from '#sealing.ts'

/** Shows that somebody who has the key wrote something: a text that only it can have signed. */
export type Signing = {
  sign: (text: string) => Buffer
  /** Whether one of our keys signed this text. */
  isSigned: (text: string, signature: Buffer) => boolean
}

/** The first key signs; all of them are known, so that a key can be replaced and what it signed still stands. */
export function createSigning(keys: readonly SealingKey[]): Signing {
  const [first] = keys
  if (first === undefined) throw new Error('There is no key to sign with')
  const signatureBy = ({ key }: SealingKey, text: string) => createHmac('sha256', key).update(text).digest()
  return {
    sign: (text) => signatureBy(first, text),
    isSigned: (text, signature) =>
      keys.some((key) => signature.length === 32 && timingSafeEqual(signatureBy(key, text), signature)),
  }
}
