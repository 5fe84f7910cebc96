import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#problem.ts'

export type Origins = { portal: string; desk: string }

/**
 * A browser sends forms to us from any page, and keeps the cookies of our answer: so a foreign page could log it in as
 * somebody else. What touches cookies says so on the wire, and is closed here to all pages but our own. Nobody
 * else finds a cookie to read, or gets one to set (docs/decisions/049).
 */
export async function keepToOwnSite(app: FastifyInstance, origins: Origins) {
  await app.register(cookie, { hook: false })
  await app.register(formbody)
  // With forms, what a page may send to another site without asking it first. Nothing of ours comes as plain text.
  app.removeContentTypeParser('text/plain')

  app.addHook('onRequest', (request, _, done) => {
    const { operation: op, takesForm } = request.routeOptions.config
    if (isForm(request) && op?.encoding !== 'form' && takesForm !== true) {
      return done(new Problem('VALIDATION_FAILED', { status: 415, fields: ['body'] }))
    }
    if (op?.cookies !== true) return done()
    const own = op.path.startsWith('/desk/') ? origins.desk : origins.portal
    if (!isFromSite(request, own)) return done(new Problem('FOREIGN_SITE'))
    request.cookies = app.parseCookie(request.headers.cookie ?? '')
    done()
  })

  app.addHook('onSend', (request, reply, _, done) => {
    if (!reply.hasHeader('set-cookie') || request.routeOptions.config.operation?.cookies === true) return done()
    reply.removeHeader('set-cookie')
    done(new Error(`${request.method} ${request.routeOptions.url} sets a cookie and does not say so on the wire`))
  })
}

function isForm(request: FastifyRequest): boolean {
  const type = request.headers['content-type']
  return type !== undefined && type.trim().toLowerCase().startsWith('application/x-www-form-urlencoded')
}

/** Browsers say where a call comes from, and no page can change what they say. Who says neither is no browser. */
function isFromSite(request: FastifyRequest, own: string): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  return (origin === undefined || origin === own) && (site === undefined || site === 'same-origin')
}
