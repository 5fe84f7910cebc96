import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** What leads nowhere, by what it lies under. Of a hotel's link there is one page, and every try counts. */
const wheres = [
  [/^\/desk\//i, '/desk/api/-'],
  [/^\/h\//i, '/h/-'],
] as const

/**
 * An address that the router cannot read (escapes that are none, a name without end) leads nowhere, so it is answered
 * like one: by the way of all answers, with their headers and in our words, and not in those of the framework.
 */
export function answerUnroutable(app: () => FastifyInstance): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return (_error, { raw }, reply) => {
    const nowhere = wheres.find(([under]) => under.test(raw.url ?? ''))
    raw.url = nowhere?.[1] ?? '/api/-'
    app().routing(raw, reply.raw)
  }
}
