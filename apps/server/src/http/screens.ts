import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/**
 * The built screens, for installations without an edge that serves them. Files under assets/ carry a hash in their
 * name and never change; every other address is a place inside the app, so it gets the page.
 */
export async function serveScreens(app: FastifyInstance, mount: '/' | '/desk/', folder: string) {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' }
    })
    await scope.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `${mount}assets/`,
      decorateReply: false,
      immutable: true,
      maxAge: '365d',
      index: false,
      preCompressed: true,
    })
    const sendPage = { config: { access: 'anyone' as const } }
    scope.get(mount === '/' ? '/*' : '/desk/*', sendPage, async (request, reply) => {
      const isCall = /^\/(api|desk\/api|token|registry)(\/|$|\?)/i.test(request.url)
      return isCall
        ? reply.callNotFound()
        : reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
    })
    if (mount === '/desk/') scope.get('/desk', sendPage, async (_, reply) => reply.redirect('/desk/'))
  })
}
