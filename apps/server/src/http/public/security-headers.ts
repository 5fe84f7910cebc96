import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** On every answer. No inline script, nothing from other hosts, not to be framed. */
export async function sendSecurityHeaders(app: FastifyInstance) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // React Aria adds a style element of its own while something is pressed; styles cannot run anything.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  })
  app.addHook('onSend', async (request, reply) => {
    // What is kept for a year is the same for everybody, and a visit has 40 of them.
    if (String(reply.getHeader('cache-control')).includes('immutable')) {
      return void reply.header('vary', 'Accept-Encoding')
    }
    void reply.header('x-request-reference', request.id)
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    // One path answers with several models, in two languages, packed or not.
    void reply.header('vary', 'Accept, Accept-Language, Accept-Encoding')
  })
}
