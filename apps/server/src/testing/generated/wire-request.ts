import { mediaTypeOf, type Operation } from '@sarai/wire/core/operation.ts'
import type { Input } from '#testing/generated/valid-input.ts'

/** A call as it goes over the wire: every part of it can still be spoiled. */
export type WireRequest = {
  method: string
  url: string
  headers: Record<string, string | string[]>
  payload?: string | Buffer
}

export function wireRequest(op: Operation, input: Input, headers: Record<string, string> = {}): WireRequest {
  const path = op.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeText(input.params[name]))
  const query = Object.entries(input.query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeText(key)}=${encodeText(value)}`)
    .join('&')
  const payload = payloadOf(op, input.body)
  return {
    method: op.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      accept: op.replies === 'file' ? '*/*' : mediaTypeOf(op.answers),
      ...(payload === undefined ? {} : { 'content-type': contentTypeOf(op) }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  }
}

function contentTypeOf(op: Operation): string {
  if (op.encoding === 'form') return 'application/x-www-form-urlencoded'
  return op.takes?.mediaTypes[0] ?? mediaTypeOf(op.sends)
}

function payloadOf(op: Operation, body: unknown): string | Buffer | undefined {
  if (body === undefined) return undefined
  if (body instanceof Uint8Array) return Buffer.from(body)
  if (op.encoding !== 'form') return JSON.stringify(body)
  const fields = Object.entries((body ?? {}) as Record<string, unknown>)
  return fields.map(([key, value]) => `${encodeText(key)}=${encodeText(value)}`).join('&')
}

/** encodeURIComponent throws at half an emoji; here it is sent as the bytes it would be written as. */
function encodeText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.isWellFormed() ? encodeURIComponent(text) : text.replaceAll(/[^\w.-]/gu, percentOf)
}

function percentOf(letter: string): string {
  if (letter.isWellFormed()) return encodeURIComponent(letter)
  const code = letter.charCodeAt(0)
  const bytes = [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)]
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase()}`).join('')
}
