import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The first key seals; all of them open, so that a key can be replaced while old texts are still about. */
export type SealingKey = { readonly id: string; readonly key: Buffer }

export type Sealing = {
  /** `row` names where the text will lie. It opens there and nowhere else. */
  seal: (text: string, row: string) => string
  open: (sealed: string, row: string) => string
}

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

export function createSealing(keys: readonly SealingKey[]): Sealing {
  const [first] = keys
  if (first === undefined) throw new Error('There is no key to seal with')
  return {
    seal(text, row) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, first.key, iv).setAAD(Buffer.from(row))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${first.id}.${sealed.toString('base64url')}`
    },
    open(sealed, row) {
      const [id, text = ''] = sealed.split('.')
      const key = keys.find((known) => known.id === id)?.key
      if (key === undefined) throw new Error(`The key "${id}" that a secret was sealed with is not in SEALING_KEYS`)
      const bytes = Buffer.from(text, 'base64url')
      const tag = bytes.subarray(bytes.length - tagBytes)
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.from(row)).setAuthTag(tag)
      const body = bytes.subarray(ivBytes, bytes.length - tagBytes)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    },
  }
}

/** `id:base64` of 32 bytes each, separated by commas; undefined when it is anything else. */
export function readSealingKeys(text: string): SealingKey[] | undefined {
  const keys = text.split(',').map((part) => {
    const [, id = '', base64 = ''] = /^\s*([\w-]{1,16}):([A-Za-z0-9+/]{43}=)\s*$/.exec(part) ?? []
    return { id, key: Buffer.from(base64, 'base64') }
  })
  const ids = new Set(keys.map(({ id }) => id))
  return ids.size === keys.length && keys.every(({ key }) => key.length === 32) ? keys : undefined
}
