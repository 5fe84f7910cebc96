import type { FastifyInstance } from 'fastify'

const policy = [
  `default-src 'self'`,
  `script-src 'self'`,
  // React Aria adds a style element of its own while something is pressed; styles cannot run anything.
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
]

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file of the screens: a page says everything about itself, a file needs few words. */
    isFile?: true
  }
}

/** No inline script, nothing from other hosts, not to be framed. The same for everybody, so they are written once. */
const securityHeaders = {
  'content-security-policy': policy.join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const

/** What protects a page says nothing about a script or a font, and would come again with each of a visit's 40 files. */
const headersOfFiles = {
  'content-security-policy': `default-src 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': securityHeaders['strict-transport-security'],
  'x-content-type-options': 'nosniff',
} as const

/** On every answer. */
export function sendSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(request.routeOptions.config.isFile ? headersOfFiles : securityHeaders)
    next()
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
