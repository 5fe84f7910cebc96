import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import Fastify, { type FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { pictureAddress, pictureSources, pictureWidths, uploadPicture } from '@sarai/wire/desk/pictures.ts'
import { servePictures } from '#files/pictures/routes.ts'
import { answerFailures } from '#http/refusals.ts'
import { openTestApp } from '#testing/test-app.ts'

const { app, files, callAs, aStaffMember } = await openTestApp()
const editor = await aStaffMember('catalogue')
const canary = 'CANARY-41.0082N-28.9784E'
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0F6E68' }, limitInputPixels: false })
const aPhoto = (width = 1600, height = 900) =>
  plain(width, height)
    .withExif({ IFD0: { Copyright: canary, ImageDescription: canary } })
    .jpeg()
    .toBuffer()

function upload(content: Uint8Array, type = 'image/jpeg', language = 'en') {
  const body = new Blob([new Uint8Array(content)], { type })
  return callAs(editor.token, language)(uploadPicture, { body })
}
const refusalOf = (content: Uint8Array, type?: string) => upload(content, type).catch((refusal: unknown) => refusal)
const shown = (address: string) => app.inject({ url: address })

describe('a picture', () => {
  it('is ready in every width, for everybody, and kept by the browsers for good', async () => {
    const stored = await upload(await aPhoto())
    expect(stored).toEqual({ key: expect.stringMatching(/^[0-9a-f]{40}$/), width: 1600, height: 900 })
    expect(pictureSources(stored.key)).toContain(`${pictureAddress(stored.key, 640)} 640w`)
    for (const width of pictureWidths) {
      const answer = await shown(pictureAddress(stored.key, width))
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width })
    }
  })

  it('is not blown up when it is small, and has the same key when it is sent again', async () => {
    const small = await plain(200, 100).png().toBuffer()
    const { key } = await upload(small, 'image/png')
    const answer = await shown(pictureAddress(key, 1280))
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 200, height: 100 })
    expect((await upload(small, 'image/png')).key).toBe(key)
  })

  it('stands upright when a phone only noted that it was turned', async () => {
    const turned = await plain(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { key, width, height } = await upload(turned)
    expect([width, height]).toEqual([300, 400])
    const answer = await shown(pictureAddress(key, 320))
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 300, height: 400 })
  })

  it('tells nothing of where and with what it was taken', async () => {
    const photo = await aPhoto()
    expect(photo.includes(canary)).toBe(true)
    const { key } = await upload(photo)
    const { rawPayload } = await shown(pictureAddress(key, 1280))
    expect(rawPayload.includes(canary)).toBe(false)
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
  })

  it.each([
    ['HTML', `<script>alert('${canary}')</script>`],
    ['a virus signature', eicar],
    ['a zip archive', 'PK\u0003\u0004'],
  ])('brings along nothing of what was hung behind it: %s', async (_, hidden) => {
    const { key } = await upload(Buffer.concat([await aPhoto(), Buffer.from(hidden)]))
    expect((await shown(pictureAddress(key, 640))).rawPayload.includes(hidden)).toBe(false)
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
    ['HTML', '<!doctype html><img src=x onerror=alert(1)>'],
    ['a virus signature', eicar],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['a PDF', '%PDF-1.7'],
  ])('is refused when it is %s under the name of a picture', async (_, content) => {
    expect(await refusalOf(Buffer.from(content))).toMatchObject({ status: 415, code: 'FILE_TYPE_REFUSED' })
  })

  it.each([
    ['half of it is missing', async () => (await noise()).subarray(0, 20_000)],
    ['only its first bytes are right', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    [
      'an SVG hides behind the first bytes of a PNG',
      async () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<svg/>')]),
    ],
  ])('is refused in words when %s', async (_, content) => {
    expect(await refusalOf(await content())).toMatchObject({ status: 400, code: 'PICTURE_UNREADABLE' })
  })

  it('is refused before it is unpacked when it would fill the memory', async () => {
    const bomb = whitePng(30_000)
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const before = process.memoryUsage().rss
    expect(await refusalOf(bomb, 'image/png')).toMatchObject({
      code: 'PICTURE_TOO_MANY_PIXELS',
      message: 'This picture is too large: 50 megapixels at most.',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })

  it('sabotage: with its reader unblocked, libvips takes the SVG that we refuse', async () => {
    await import('#files/pictures/draw-sizes.ts')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
    await expect(sharp(svg).metadata()).rejects.toThrow()
    sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
    await expect(sharp(svg).metadata()).resolves.toMatchObject({ format: 'svg' })
    sharp.block({ operation: ['VipsForeignLoadSvg'] })
  })
})

describe('many pictures at once', () => {
  it('a few wait for their turn; the others are told at once, in words, when to come back', async () => {
    const photo = await aPhoto(3_000, 2_000)
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => upload(photo)))
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    expect(refused.length).toBeGreaterThanOrEqual(15)
    expect(refused.length).toBeLessThan(30)
    for (const reason of refused) {
      expect(reason).toMatchObject({
        status: 503,
        code: 'BUSY',
        message: expect.stringMatching(/Try again in \d+ sec/),
      })
    }
    await expect(upload(photo)).resolves.toHaveProperty('key')
  }, 60_000)
})

describe('many who look at pictures', () => {
  /** How many questions the store had at once, and what became of those who asked. */
  async function crowd(server: FastifyInstance, people: number, networks: number) {
    const { key } = await upload(await aPhoto(400, 300))
    const get = files.get.bind(files)
    let asked = 0
    let most = 0
    const watched = vi.spyOn(files, 'get').mockImplementation(async (name) => {
      most = Math.max(most, (asked += 1))
      return get(name).finally(() => (asked -= 1))
    })
    const looks = Array.from({ length: people }, (_, turn) =>
      server.inject({ url: pictureAddress(key, 320), remoteAddress: `10.0.${turn % networks}.1` }),
    )
    const answers = await Promise.all(looks).finally(() => watched.mockRestore())
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    return { most, served: answers.length - refused.length, refused }
  }

  it('take turns at the store; those too many are told when to come back, and soon there is room again', async () => {
    const { most, served, refused } = await crowd(app, 300, 100)
    expect([most, served, refused.length]).toEqual([32, 232, 68])
    expect(refused[0]).toMatchObject({ statusCode: 503, headers: { 'x-problem-code': 'BUSY', 'retry-after': '2' } })
    expect(await crowd(app, 232, 100)).toMatchObject({ served: 232, refused: [] })
  })

  it('of one network wait behind themselves, and whoever else asks is not refused', async () => {
    const { most, served } = await crowd(app, 300, 1)
    expect([most, served]).toEqual([32, 132])
    // Two networks have the places of two.
    expect(await crowd(app, 232, 2)).toMatchObject({ served: 232 })
  })

  it('and leave before the picture comes give their places back', async () => {
    const { key } = await upload(await aPhoto(400, 300))
    const get = files.get.bind(files)
    const { promise: told, resolve: answer } = Promise.withResolvers<void>()
    const slow = vi.spyOn(files, 'get').mockImplementation((name) => told.then(() => get(name)))
    const door = Fastify()
    onTestFinished(() => door.close())
    answerFailures(door, () => '')
    servePictures(door, () => undefined, { files, secret: 'x' })
    const url = `${await door.listen({ host: '127.0.0.1', port: 0 })}${pictureAddress(key, 320)}`
    const leaving = new AbortController()
    const left = Array.from({ length: 40 }, () => fetch(url, { signal: leaving.signal }).catch(() => 'left'))
    await expect.poll(() => slow.mock.calls.length).toBe(32)
    leaving.abort()
    await Promise.all(left)
    answer()
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => fetch(url, { signal: AbortSignal.timeout(5_000) })),
    )
    slow.mockRestore()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }, 15_000)

  it('sabotage: without turns all of them ask the store at once', async () => {
    const open = Fastify()
    answerFailures(open, () => '')
    servePictures(open, () => undefined, {
      files,
      secret: 'x',
      inTurn: (work) => work(),
      inTurnOf: (_, work) => work(),
    })
    expect(await crowd(open, 300, 1)).toMatchObject({ most: 300, served: 300 })
    await open.close()
  })
})

describe('the address of a picture', () => {
  it.each(['../secrets', `${'a'.repeat(40)}-641.webp`, `${'a'.repeat(40)}-640.webp`, `${'A'.repeat(40)}-640.webp`])(
    '%s leads nowhere',
    async (name) => {
      expect((await shown(`/pictures/${encodeURIComponent(name)}`)).statusCode).toBe(404)
    },
  )
})

function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 800,
      height: 600,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer()
}

/** A square of one bit per pixel: tiny as a file, nine hundred million pixels when it is unpacked. */
function whitePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc32(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
