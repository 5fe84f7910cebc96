import { existsSync, readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { uploadPicture } from '@sarai/wire/desk/pictures.ts'
import { createRedrawing } from '#files/pictures/redraw-picture.ts'
import { startApi } from '#testing/processes.ts'
import { openTestApp } from '#testing/test-app.ts'
import { testEnvironment } from '#testing/test-config.ts'

const { callAs, aStaffMember, database } = await openTestApp()
const editor = await aStaffMember('catalogue')
const upload = (content: Uint8Array, language = 'en') =>
  callAs(editor.token, language)(uploadPicture, { body: new Blob([new Uint8Array(content)], { type: 'image/png' }) })
const refusalOf = (content: Uint8Array, language?: string) =>
  upload(content, language).catch((refusal: unknown) => refusal)

const unseen = createRedrawing({ file: new URL('../../testing/draw-unseen-process.ts', import.meta.url) })
const hurried = createRedrawing({
  file: new URL('../../testing/draw-unseen-process.ts', import.meta.url),
  slowestMs: 1_000,
})
afterAll(() => [unseen, hurried].forEach(({ close }) => close()))

const megabyte = 1024 * 1024
/** What this process grew to while something ran. */
async function growthDuring(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
  await work().finally(() => clearInterval(watch))
  return Math.max(most, process.memoryUsage.rss()) - before
}

const packedText = chunk(
  'zTXt',
  Buffer.concat([Buffer.from('k\0\0'), deflateSync(Buffer.alloc(8_000_000, 'x'), { level: 9 })]),
)

describe('a picture that carries packed texts', () => {
  const bomb = png(
    100,
    100,
    Array.from({ length: 80 }, () => packedText),
  )

  it('is drawn without them, and the process does not grow by what they unpack to', async () => {
    expect(bomb.length).toBeLessThan(megabyte)
    let stored: unknown
    const growth = await growthDuring(async () => (stored = await upload(bomb)))
    expect(stored).toMatchObject({ width: 100, height: 100 })
    expect(growth).toBeLessThan(150 * megabyte)
  }, 30_000)

  it('sabotage: with them left in, its own process ends of it and this one goes on', async () => {
    const growth = await growthDuring(async () =>
      expect(await unseen.redraw(bomb).catch((refusal: unknown) => refusal)).toMatchObject({
        code: 'PICTURE_TOO_COMPLEX',
        cause: { message: 'took more than 1000 MB' },
      }),
    )
    expect(growth).toBeLessThan(150 * megabyte)
    // The next is drawn by another process.
    await expect(unseen.redraw(png(100, 100))).resolves.toMatchObject({ width: 100 })
  }, 30_000)
})

describe('a picture that is gone over thousands of times', () => {
  it('is refused in words that help, in both languages', async () => {
    const many = await withScans(200, 101)
    expect(await refusalOf(many)).toMatchObject({
      status: 400,
      code: 'PICTURE_TOO_COMPLEX',
      message: expect.stringContaining('Save it anew as an ordinary JPEG'),
    })
    expect(await refusalOf(many, 'fa')).toMatchObject({ message: expect.stringContaining('JPEG معمولی') })
  }, 30_000)

  it('sabotage: uncounted, it takes longer than it may, and is ended then', async () => {
    const endless = await withScans(6_000, 3_000)
    expect(endless.length).toBeLessThan(megabyte)
    const begun = Date.now()
    expect(await hurried.redraw(endless).catch((refusal: unknown) => refusal)).toMatchObject({
      code: 'PICTURE_TOO_COMPLEX',
      cause: { message: 'took longer than 1000 ms' },
    })
    expect(Date.now() - begun).toBeLessThan(3_000)
  }, 30_000)

  it('an ordinary progressive one is drawn, with whatever a phone hung behind it', async () => {
    const photo = await sharp(await grey(800))
      .jpeg({ progressive: true })
      .toBuffer()
    const film = Buffer.from('ffda'.repeat(500), 'hex')
    await expect(upload(Buffer.concat([photo, film]))).resolves.toMatchObject({ width: 800 })
  }, 30_000)
})

describe('a picture of few pixels in one endless line', () => {
  it.each([
    [49_000_000, 1],
    [1, 16_001],
  ])(
    '%i × %i is refused in words, in both languages',
    async (width, height) => {
      const line = png(width, height)
      expect(await refusalOf(line)).toMatchObject({
        code: 'PICTURE_TOO_LONG',
        message: 'This picture is too long: 16,000 pixels at most on each side.',
      })
      expect(await refusalOf(line, 'fa')).toMatchObject({ message: expect.stringContaining('۱۶٬۰۰۰') })
    },
    30_000,
  )

  it('a panorama of sixteen thousand is drawn, lying or standing', async () => {
    await expect(upload(png(16_000, 100))).resolves.toMatchObject({ width: 16_000 })
    await expect(upload(png(100, 16_000))).resolves.toMatchObject({ height: 16_000 })
  }, 30_000)
})

describe('the process that draws', () => {
  it('leaves with the API, when that is told to and when it is killed', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const api = await startApi(testEnvironment(database.urls))
      onTestFinished(() => api.stop('SIGKILL'))
      const headers = { authorization: `Bearer ${editor.token}`, 'content-type': 'image/png' }
      const address = new URL(uploadPicture.path, api.url)
      const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(png(10, 10)) })
      expect(answer.status).toBe(200)
      const drawing = childrenOf(api.process.pid!)
      expect(drawing.length).toBeGreaterThan(0)
      await api.stop(signal)
      await expect.poll(() => drawing.filter(isAlive), { timeout: 5_000 }).toEqual([])
    }
  }, 40_000)
})

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
}

function isAlive(pid: number): boolean {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : 'State: Z'
  return !/^State:\s+[ZX]/m.test(status)
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

function png(width: number, height: number, between: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const pixels = deflateSync(Buffer.alloc(height * (1 + width)))
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [chunk('IHDR', header), ...between, chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

const grey = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#888' }, limitInputPixels: false })
    .png()
    .toBuffer()

/** A progressive picture with so many scans in which nothing stands: each costs the reader every pixel. */
async function withScans(side: number, scans: number): Promise<Buffer> {
  const photo = await sharp(await grey(side))
    .toColourspace('b-w')
    .jpeg({ progressive: true })
    .toBuffer()
  const startOfScan = Buffer.from('ffda', 'hex')
  const second = photo.indexOf(startOfScan, photo.indexOf(startOfScan) + 2)
  // Up to the tables of the next; from the first coefficient to the last, as often as one likes.
  const empty = Buffer.from(photo.subarray(second, photo.indexOf(Buffer.from('ffc4', 'hex'), second)))
  empty.set([1, 63, 0], 7)
  const end = Buffer.from('ffd9', 'hex')
  return Buffer.concat([photo.subarray(0, second), ...Array.from({ length: scans }, () => empty), end])
}
