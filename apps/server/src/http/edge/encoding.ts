import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import negotiator from '@fastify/accept-negotiator'

/** A shorter answer fits a packet or two as it is. */
export const leastToPack = 1_024
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** How the caller would like a text packed; undefined when it did not ask, or only for what we do not have. */
export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const asked = Array.isArray(accepted) ? accepted.join(',') : accepted
  if (asked === undefined) return undefined
  return negotiator.negotiate(asked.toLowerCase(), [...encodings]) ?? undefined
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** In a thread of the pool, not on the event loop. `pace` is for an answer that is packed anew for each caller. */
export function packed(text: string | Buffer, encoding: Encoding, effort: 'pace' | 'size'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(text, { level: effort === 'pace' ? 6 : 9 })
  const quality = effort === 'pace' ? 4 : constants.BROTLI_MAX_QUALITY
  return brotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  })
}
