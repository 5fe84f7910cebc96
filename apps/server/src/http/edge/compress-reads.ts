import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor, leastToPack, packed, type Encoding } from '#http/edge/encoding.ts'

const worthPacking = /^(application\/(problem\+)?json|text\/)/

/**
 * Packs larger answers. Reads only: whoever can watch the wire and choose what is sent could guess a secret from how
 * well it packs beside their words (BREACH), and secrets are handed out by writes alone (compress-reads.test.ts).
 * What is ready comes as bytes and has chosen its packing already (http/answers/send-ready.ts).
 */
export function compressReads(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isLong = typeof payload === 'string' && payload.length >= leastToPack
    const encoding = isLong && isToPack(request, reply) ? encodingFor(request.headers['accept-encoding']) : undefined
    // Most answers are short: they wait for no promise.
    if (encoding === undefined) return done()
    return pack(payload as string, encoding, reply)
  })
}

async function pack(text: string, encoding: Encoding, reply: FastifyReply): Promise<Buffer> {
  const body = await packed(text, encoding, 'pace')
  void reply.header('content-encoding', encoding).removeHeader('content-length')
  return body
}

function isToPack(request: FastifyRequest, reply: FastifyReply): boolean {
  if (request.method !== 'GET' || reply.hasHeader('content-encoding')) return false
  return worthPacking.test(String(reply.getHeader('content-type')))
}
