import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { openPage, sendPage } from '#http/public/page.ts'

export type ScreenFolders = { portal: string | undefined; desk: string | undefined }

/** The built screens, for installations without an edge that serves them. */
export async function serveScreens(app: FastifyInstance, folders: ScreenFolders) {
  if (folders.portal === undefined && folders.desk === undefined) return
  // Only for reply.sendFile: its own routes would declare no permission. The build leaves .br and .gz beside each file.
  await app.register(fastifyStatic, { root: process.cwd(), serve: false, preCompressed: true })
  if (folders.portal !== undefined) await serveFolder(app, ['/*'], '/assets/*', folders.portal)
  // The router takes /desk and /desk/ for the same address; the page links to everything by its whole path.
  if (folders.desk !== undefined) await serveFolder(app, ['/desk', '/desk/*'], '/desk/assets/*', folders.desk)
}

/** Never asked for a second time, so they need nothing to compare. */
const asKept = { immutable: true, maxAge: '365d', etag: false, lastModified: false, acceptRanges: false } as const

/**
 * Files under assets/ carry a hash in their name and never change; every other address is a place inside the app, so
 * it gets the page. An address that looks like a call and is none stays unknown.
 */
async function serveFolder(app: FastifyInstance, places: readonly string[], files: string, folder: string) {
  const page = await openPage(join(folder, 'index.html'))
  const assets = join(folder, 'assets')
  app.get<{ Params: { '*': string } }>(files, { config: { access: 'anyone', isFile: true } }, async (request, reply) =>
    reply.sendFile(request.params['*'], assets, asKept),
  )
  for (const place of places) {
    app.get(place, { config: { access: 'anyone' } }, async (request, reply) => {
      const isCall = /^\/(desk\/)?(api|token|docs|pictures|registry)(\/|$|\?)/i.test(request.url)
      // Somebody's voucher is nothing to be found.
      if (/^\/v\//i.test(request.url)) void reply.header('x-robots-tag', 'noindex, nofollow')
      return isCall ? reply.callNotFound() : sendPage(page, request, reply)
    })
  }
}
