import type { FastifyInstance } from 'fastify'

/**
 * Every route says who may call it. One that does not stops the server at start and so fails every test and build:
 * forgetting a permission is not possible, only choosing a wrong one.
 */
export function requirePermissions(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not declare who may call it`)
    }
  })
}
