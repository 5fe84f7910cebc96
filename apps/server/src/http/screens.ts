import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'

export type ScreenFolders = { portal: string | undefined; desk: string | undefined }

/** The built screens, for installations without an edge that serves them. */
export async function serveScreens(app: FastifyInstance, folders: ScreenFolders) {
  if (folders.portal === undefined && folders.desk === undefined) return
  // Only for reply.sendFile: its own routes would declare no permission.
  await app.register(fastifyStatic, { root: process.cwd(), serve: false })
  if (folders.portal !== undefined) await serveFolder(app, '/', folders.portal)
  if (folders.desk !== undefined) await serveFolder(app, '/desk/', folders.desk)
}

/**
 * Files under assets/ carry a hash in their name and never change; every other address is a place inside the app, so
 * it gets the page. An address that looks like a call and is none stays unknown.
 */
async function serveFolder(app: FastifyInstance, mount: '/' | '/desk/', folder: string) {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const assets = join(folder, 'assets')
  app.get<{ Params: { '*': string } }>(`${mount}assets/*`, { config: { access: 'anyone' } }, async (request, reply) =>
    reply.sendFile(request.params['*'], assets, { immutable: true, maxAge: '365d' }),
  )
  const sendPage: RouteHandlerMethod = async (request, reply) => {
    const isCall = /^\/(desk\/)?(api|token|docs|pictures|registry)(\/|$|\?)/i.test(request.url)
    if (isCall) return reply.callNotFound()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page)
  }
  app.get(`${mount}*`, { config: { access: 'anyone' } }, sendPage)
  // The router takes /desk/ for /desk, which is not below /desk/. Nor can one be redirected to the other.
  if (mount === '/desk/') app.get('/desk', { config: { access: 'anyone' } }, sendPage)
}
