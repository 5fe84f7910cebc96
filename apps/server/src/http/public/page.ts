import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { knows } from '#http/answers/entity-tag.ts'
import { encodingFor, packed, type Encoding } from '#http/edge/encoding.ts'

/** The one page of an app, ready in every packing. It names the files of its build, so it is asked for each time. */
export type Page = { tag: string; plain: string } & Record<Encoding, Buffer>

export async function openPage(file: string): Promise<Page> {
  const plain = await readFile(file, 'utf8')
  return {
    // By its content: two builds often give pages of the same length, and an image may give all its files one date.
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br: await packed(plain, 'br', 'size'),
    gzip: await packed(plain, 'gzip', 'size'),
  }
}

export function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const tag = `"${page.tag}${encoding === undefined ? '' : `-${encoding}`}"`
  void reply.headers({ 'cache-control': 'no-cache', etag: tag })
  if (knows(request.headers['if-none-match'], tag)) return reply.code(304).send()
  void reply.type('text/html; charset=utf-8')
  if (encoding === undefined) return reply.send(page.plain)
  return reply.header('content-encoding', encoding).send(page[encoding])
}
