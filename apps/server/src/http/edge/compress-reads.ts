import type { FastifyInstance } from 'fastify'
import { encodingFor, packed } from '#http/edge/encoding.ts'

/** A shorter answer fits a packet or two as it is. */
const leastBytes = 1_024
const worthPacking = /^(application\/(problem\+)?json|text\/)/

/**
 * Packs larger answers. Reads only: whoever can watch the wire and choose what is sent could guess a secret from how
 * well it packs beside their words (BREACH), and secrets are handed out by writes alone (compress-reads.test.ts).
 */
export function compressReads(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < leastBytes) return payload
    if (reply.hasHeader('content-encoding') || !worthPacking.test(String(reply.getHeader('content-type'))))
      return payload
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === undefined) return payload
    const body = await packed(payload, encoding, 'pace')
    void reply.header('content-encoding', encoding).removeHeader('content-length')
    return body
  })
}
