import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { Problem } from '#problem.ts'

/** Only for whoever has the token; for everybody else there is no such address. */
export function serveMetrics(app: FastifyInstance, token: string | undefined, registry: Registry) {
  app.get('/metrics', { config: { access: 'anyone' } }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '')
    const expected = Buffer.from(`Bearer ${token ?? ''}`)
    // By bytes: a letter that takes two of them would make texts of one length into buffers of two.
    const isKnown = given.length === expected.length && timingSafeEqual(given, expected)
    if (token === undefined || !isKnown) throw new Problem('NOT_FOUND')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
