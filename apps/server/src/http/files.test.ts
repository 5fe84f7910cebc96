import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { attachmentNamed, nameInAttachment } from '@sarai/wire/core/attachment-name.ts'
import { sentFile, fileBytes } from '@sarai/wire/core/file.ts'
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
  encoding: 'bytes',
  takes: { mediaTypes: ['text/csv', 'text/plain'], maxBytes: 1024 * 1024 },
  body: fileBytes,
  reply: z.strictObject({ bytes: z.number() }),
  repeatable: 'it keeps nothing',
})
const otherFile = operation({
  ...measureFile,
  name: 'otherFile',
  path: '/desk/api/other',
  encoding: 'bytes',
  takes: { mediaTypes: ['image/png'], maxBytes: 100 },
  body: fileBytes,
})
const formFile = operation({
  ...measureFile,
  name: 'formFile',
  path: '/desk/api/form',
  query: z.strictObject({ Name: z._default(z.string(), 'file') }),
  encoding: 'bytes',
  takes: { mediaTypes: ['text/csv'], maxBytes: 1024 * 1024, inFormAs: 'Name' },
  body: fileBytes,
  reply: z.strictObject({ bytes: z.number(), name: z.string() }),
})
const fetchFile = operation({
  name: 'fetchFile',
  summary: 'Answers a file',
  method: 'GET',
  path: '/desk/api/file',
  access: 'anyone',
  replies: 'file',
  reply: sentFile,
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
  serve(formFile, async ({ body, query }) => ({ ...(await measure({ body })), name: query.Name }))
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

describe('a file in a form', () => {
  const send = async (
    payload: Buffer | string,
    { type = 'multipart/form-data; boundary=x7', url = '/desk/api/form' } = {},
  ) => {
    const { app, worked } = await appWithFiles()
    const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
    return { status: answer.statusCode, worked: worked(), ...answer.json<object>() }
  }
  /** As a browser writes it. */
  const sendForm = async (form: FormData, url?: string) => {
    const sent = new Response(form)
    const type = sent.headers.get('content-type')!
    return send(Buffer.from(await sent.arrayBuffer()), { type, ...(url !== undefined && { url }) })
  }
  const formOf = (...files: File[]) => {
    const form = new FormData()
    for (const file of files) form.append('file', file)
    return form
  }
  const csv = (content: string | Uint8Array<ArrayBuffer>, named = 'a.csv') =>
    new File([content], named, { type: 'text/csv' })

  it('is the same file under its own name, also where it looks like the end of a form', async () => {
    const content = 'a;b\r\n--x7\r\n\r\n--x7--\r\n'
    expect(await sendForm(formOf(csv(content, name)))).toMatchObject({ status: 200, bytes: content.length, name })
    expect(await sendForm(formOf(csv('1')), '/desk/api/form?Name=b.csv')).toMatchObject({ bytes: 1, name: 'b.csv' })
  })

  it('may be as large as without one, and no larger', async () => {
    expect(await sendForm(formOf(csv(new Uint8Array(1024 * 1024))))).toMatchObject({ bytes: 1024 * 1024 })
    const tooLarge = { status: 413, code: 'FILE_TOO_LARGE', worked: 0 }
    expect(await sendForm(formOf(csv(new Uint8Array(1024 * 1024 + 1))))).toMatchObject(tooLarge)
    expect(await sendForm(formOf(csv(new Uint8Array(1024 * 1024 + 9_000))))).toMatchObject(tooLarge)
    expect(await send(Buffer.alloc(1024 * 1024 + 1), { type: 'text/csv' })).toMatchObject(tooLarge)
  })

  it('is refused when it is of another kind, or where forms are not read', async () => {
    const page = new File(['<p>'], 'a.html', { type: 'text/html' })
    const refused = { status: 415, code: 'FILE_TYPE_REFUSED', worked: 0 }
    expect(await sendForm(formOf(page))).toMatchObject(refused)
    expect(await sendForm(formOf(csv('1')), '/desk/api/measure')).toMatchObject(refused)
  })

  const head = '--x7\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n'
  it.each([
    ['two', `${head}1\r\n${head}2\r\n--x7--\r\n`],
    ['none', '--x7--\r\n'],
    ['one that is cut off', `${head}1\r\n--x7`],
    ['one without an end', `${head}1`],
    ['one with something behind it', `${head}1\r\n--x7--\r\nand more`],
    ['one with endless headers', `--x7\r\n${'X-A: b\r\n'.repeat(1_000)}\r\n1\r\n--x7--`],
    ['one that is empty', `${head}\r\n--x7--\r\n`],
    ['nothing of a form', 'content'],
  ])('is refused when there are %s', async (_, payload) => {
    expect(await send(payload)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', worked: 0 })
  })

  it.each(['multipart/form-data', `multipart/form-data; boundary=${'x'.repeat(71)}`])(
    'is refused as %s',
    async (type) => {
      expect(await send(`${head}1\r\n--x7--`, { type })).toMatchObject({ status: 400, worked: 0 })
    },
  )
})
