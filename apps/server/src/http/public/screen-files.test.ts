import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { requirePermissions } from '#http/permission-guard.ts'
import { answerFailures } from '#http/refusals.ts'
import { serveScreens } from '#http/public/screens.ts'
import { sendSecurityHeaders } from '#http/public/security-headers.ts'

const script = 'export const caravanserai = 1;'.repeat(50)
const font = Buffer.from([1, 2, 3])
const folders = { portal: await aBuild('portal'), desk: await aBuild('desk') }
afterAll(() => Promise.all(Object.values(folders).map((folder) => rm(folder, { recursive: true }))))

async function aBuild(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-screens-'))
  const asset = join(folder, 'assets/index-Ab12Cd34.js')
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), `<!doctype html><title>${name}</title>`)
  await writeFile(asset, script)
  await writeFile(`${asset}.br`, brotliCompressSync(script))
  await writeFile(`${asset}.gz`, gzipSync(script))
  await writeFile(join(folder, 'assets/inter-Ab12Cd34.woff2'), font)
  return folder
}

async function screens() {
  const app = Fastify({ routerOptions: { caseSensitive: false, ignoreTrailingSlash: true } })
  answerFailures(app, () => '')
  requirePermissions(app)
  sendSecurityHeaders(app)
  await serveScreens(app, folders)
  return app
}
const app = await screens()
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

describe('the files of a build', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('come packed for whoever accepts %s, and may be kept for a year', async (accepted, encoding, unpack) => {
    const answer = await app.inject({
      url: '/assets/index-Ab12Cd34.js',
      headers: { 'accept-encoding': accepted },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': `${answer.rawPayload.length}`,
    })
    expect(answer.headers['vary']).toMatch(/Accept-Encoding/i)
    expect(answer.rawPayload.length).toBeLessThan(script.length / 4)
    expect(unpack(answer.rawPayload).toString()).toBe(script)
  })

  it.each(['', 'identity', 'br;q=0'])('come as they are for whoever accepts only %j', async (accepted) => {
    const answer = await app.inject({ url: '/assets/index-Ab12Cd34.js', headers: { 'accept-encoding': accepted } })
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, script])
    expect(answer.headers['vary']).toMatch(/Accept-Encoding/i)
  })

  it('that are packed by nature are sent as they are', async () => {
    const answer = await app.inject({ url: '/desk/assets/inter-Ab12Cd34.woff2', headers: browser })
    expect([answer.headers['content-encoding'], answer.rawPayload]).toEqual([undefined, font])
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  it('say in few words that they are what they say, and nothing on their own', async () => {
    const { headers } = await app.inject({ url: '/assets/index-Ab12Cd34.js', headers: browser })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    })
    const wire = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
    expect(wire.join('').length).toBeLessThan(500)
  })

  it('answer HEAD as GET, without the file', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/assets/index-Ab12Cd34.js', headers: browser })
    expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, 'br', ''])
    expect(Number(answer.headers['content-length'])).toBe(brotliCompressSync(script).length)
  })

  it('of an older build are gone, and nobody remembers that', async () => {
    const answer = await app.inject({ url: '/assets/index-Zz98Yy76.js', headers: browser })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('the page of an app', () => {
  it('comes packed', async () => {
    const answer = await app.inject({ url: '/desk/agencies', headers: browser })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<title>desk</title>')
  })

  it('is asked for at each visit, and not sent again while it is the same', async () => {
    const first = await app.inject({ url: '/', headers: browser })
    expect(first.headers['cache-control']).toBe('no-cache')
    const tag = String(first.headers['etag'])
    const again = (mark: string) => app.inject({ url: '/', headers: { ...browser, 'if-none-match': mark } })
    expect([(await again(tag)).statusCode, (await again(tag)).body]).toEqual([304, ''])
    expect((await again(`"other", W/${tag}`)).statusCode).toBe(304)
    expect((await again('"other"')).statusCode).toBe(200)
    const gzipped = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip', 'if-none-match': tag } })
    expect(gzipped.statusCode).toBe(200)
  })

  it('answers HEAD', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/desk/', headers: browser })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})
