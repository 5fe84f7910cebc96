import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/**
 * An address that the router cannot read (escapes that are none, a name without end) leads nowhere, so it is answered
 * like one: by the way of all answers, with their headers and in our words, and not in those of the framework.
 */
export function answerUnroutable(app: () => FastifyInstance): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return (_error, { raw }, reply) => {
    raw.url = /^\/desk\//i.test(raw.url ?? '') ? '/desk/api/-' : '/api/-'
    app().routing(raw, reply.raw)
  }
}
