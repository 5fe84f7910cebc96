import type { FastifyInstance } from 'fastify'
import { Problem } from '#problem.ts'

const halfAYearMs = 180 * 86_400_000

/** Where somebody who found a hole writes to (RFC 9116). It never expires while somebody serves it. */
export function serveSecurityTxt(app: FastifyInstance, contact: string | undefined) {
  app.get('/.well-known/security.txt', { config: { access: 'anyone' } }, async (_, reply) => {
    if (contact === undefined) throw new Problem('NOT_FOUND')
    const expires = new Date(Date.now() + halfAYearMs).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, fa\n`)
  })
}
