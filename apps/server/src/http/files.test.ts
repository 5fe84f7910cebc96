import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { attachmentNamed, nameInAttachment } from '@sarai/wire/core/attachment-name.ts'
import { repliesFile, takesFile } from '@sarai/wire/core/file.ts'
import { operation } from '@sarai/wire/core/operation.ts'
import { openApiOf } from '#http/public/openapi.ts'
import { answerFailures } from '#http/refusals.ts'
import { sendSecurityHeaders } from '#http/public/security-headers.ts'
import { createServe, modelConstraints } from '#http/serve.ts'
import { Problem } from '#problem.ts'

const measureFile = operation({
  name: 'measureFile',
  summary: 'Tells how long a file is',
  method: 'POST',
  path: '/desk/api/measure',
  access: 'anyone',
  ...takesFile({ mediaTypes: ['text/csv', 'text/plain'], maxBytes: 1024 * 1024 }),
  reply: z.strictObject({ bytes: z.number() }),
  repeatable: 'it keeps nothing',
})
const otherFile = operation({
  ...measureFile,
  name: 'otherFile',
  path: '/desk/api/other',
  ...takesFile({ mediaTypes: ['image/png'], maxBytes: 100 }),
})
const fetchFile = operation({
  name: 'fetchFile',
  summary: 'Answers a file',
  method: 'GET',
  path: '/desk/api/file',
  access: 'anyone',
  ...repliesFile,
})
const name = 'قیمت‌ها "۱۴۰۵"; x=.xlsx'

async function appWithFiles(mayCall = true) {
  const app = Fastify({ routerOptions: { constraints: modelConstraints } })
  let worked = 0
  answerFailures(app, () => '')
  sendSecurityHeaders(app)
  await app.register(cookie)
  const authenticate = async () => {
    if (!mayCall) throw new Problem('NOT_LOGGED_IN')
    return { kind: 'visitor', reference: 'r', language: 'en', address: '' } as never
  }
  const serve = createServe(app, {
    authenticate,
    stepUp: async (_, caller) => caller,
    checkReplies: true,
    fingerprintKey: 'k',
  })
  const measure = async ({ body }: { body: Uint8Array }) => {
    worked += 1
    return { bytes: body.length }
  }
  serve(measureFile, measure)
  serve(otherFile, measure)
  serve(fetchFile, async () => ({ name, mediaType: 'text/csv', content: new Uint8Array([1, 0, 255]) }))
  const upload = (payload: Buffer | string, type = 'text/csv', language = 'en') =>
    app.inject({
      method: 'POST',
      url: '/desk/api/measure',
      payload,
      headers: { 'content-type': type, 'accept-language': language },
    })
  return { app, upload, worked: () => worked }
}

describe('a file on the wire', () => {
  it('arrives whole, byte for byte', async () => {
    const { upload } = await appWithFiles()
    const answer = await upload(Buffer.alloc(1024 * 1024, 0xff), 'text/csv; charset=utf-8')
    expect(answer.json()).toEqual({ bytes: 1024 * 1024 })
  })

  it('is refused when it is too large, before any work, and the sentence names the limit', async () => {
    const { upload, worked } = await appWithFiles()
    const answer = await upload(Buffer.alloc(1024 * 1024 + 1), 'text/csv', 'fa')
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({
      code: 'FILE_TOO_LARGE',
      detail: 'حجم این فایل زیاد است: حداکثر ۱ مگابایت',
    })
    expect(worked()).toBe(0)
  })

  it.each(['image/png', 'text/html', 'application/x-unheard-of'])('is refused as %s', async (type) => {
    const { upload, worked } = await appWithFiles()
    const answer = await upload('content', type)
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'FILE_TYPE_REFUSED'])
    expect(worked()).toBe(0)
  })

  it('is refused when it is empty', async () => {
    const { upload } = await appWithFiles()
    expect((await upload('')).statusCode).toBe(400)
  })

  it('is not read at all from someone who may not send it', async () => {
    const { upload } = await appWithFiles(false)
    // Read first, it would be too large; asked first, its sender is nobody.
    expect((await upload(Buffer.alloc(2 * 1024 * 1024))).statusCode).toBe(401)
  })

  it('is answered to be kept, under its own name, and never run or cached', async () => {
    const { app } = await appWithFiles()
    const answer = await app.inject({ url: '/desk/api/file' })
    expect([...answer.rawPayload]).toEqual([1, 0, 255])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const disposition = String(answer.headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.%!~-]+$/)
    expect(nameInAttachment(disposition)).toBe(name)
  })

  it('carries a name that cannot leave its quotes', () => {
    expect(attachmentNamed('a"\r\nset-cookie: x=1')).not.toMatch(/[\r\n]|filename="a"/)
  })

  it('is described with its kinds and its limit [api-03]', () => {
    const document = JSON.parse(JSON.stringify(openApiOf('t', '1', [measureFile, fetchFile])))
    const { content } = document.paths['/desk/api/measure'].post.requestBody
    expect(Object.keys(content)).toEqual(['text/csv', 'text/plain'])
    expect(content['text/csv'].schema).toMatchObject({ format: 'binary', maxLength: 1024 * 1024 })
    expect(document.paths['/desk/api/file'].get.responses['200'].content['*/*'].schema.format).toBe('binary')
  })
})
