import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

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
  // One path answers with several models, in two languages, packed or not.
  vary: 'Accept, Accept-Language, Accept-Encoding',
  // Until whoever answers says otherwise.
  'cache-control': 'no-store',
} as const

/** An answer of an operation is data: it is shown in no frame, runs nothing and opens nothing. */
const headersOfAnswers = {
  'content-security-policy': `default-src 'none';frame-ancestors 'none'`,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': securityHeaders['strict-transport-security'],
  'x-content-type-options': 'nosniff',
  vary: securityHeaders.vary,
  'cache-control': 'no-store',
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
    const { isFile, operation } = request.routeOptions.config
    if (isFile) void reply.headers(headersOfFiles)
    else {
      void reply.headers(operation === undefined ? securityHeaders : headersOfAnswers)
      void reply.header('x-request-reference', request.id)
    }
    next()
  })
  app.addHook('onSend', (request, reply, _payload, next) => {
    // What an operation answers has said all of it by now.
    if (request.routeOptions.config.operation === undefined) finishFile(request, reply)
    next()
  })
}

/** What is kept for a year is the same for everybody, and a visit has 40 of them. */
function finishFile(request: FastifyRequest, reply: FastifyReply) {
  if (String(reply.getHeader('cache-control')).includes('immutable')) {
    reply.removeHeader('x-request-reference')
    return void reply.header('vary', 'Accept-Encoding')
  }
  void reply.header('x-request-reference', request.id).header('vary', securityHeaders.vary)
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
}
